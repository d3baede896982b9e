// Processor time of processes, from /proc: what a call costs does not change with what else runs on the machine.
import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

/** Milliseconds of processor time that a process has used; 0 for one that has ended. */
export function processorMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return 0
  }
}

/** All processes below one, at this moment. */
export function descendants(pid: number): number[] {
  const parents = new Map<number, number[]>()
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const parent = parentOf(Number(entry))
    if (parent !== null) parents.set(parent, [...(parents.get(parent) ?? []), Number(entry)])
  }
  const below = (one: number): number[] =>
    (parents.get(one) ?? []).flatMap((child) => [child, ...below(child)])
  return below(pid)
}

function parentOf(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return null
  }
}

/** A server of PostgreSQL with all its processes, those that ended meanwhile included. */
export function familyMs(pid: number): number {
  return [pid, ...descendants(pid)].reduce((sum, one) => sum + processorMs(one), 0) + reapedMs(pid)
}

function reapedMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[13]) + Number(fields[14])) * TICK_MS
  } catch {
    return 0
  }
}
