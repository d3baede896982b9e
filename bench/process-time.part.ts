// Processor time of processes, from /proc: what a call costs does not change with what else runs on the machine.
import { readFileSync } from 'node:fs'

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
