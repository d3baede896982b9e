import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { hashWithImports } from './mutants.imports.part.ts'
import type { Mutant } from './mutants.list.part.ts'

const FOLDER = '.cache/mutants'
const CACHE = `${FOLDER}/told.jsonl`

type Told = { test: string; hash: string; mutant: string; why: string }

/** What test files said of single mistakes: '' where they passed all the same, otherwise what failed. */
export type Memory = {
  recall: (test: string, mutant: Mutant) => string | undefined
  keep: (test: string, mutant: Mutant, why: string) => void
}

/**
 * An answer holds until the test file or anything that it imports changes, so that a run that was interrupted goes on where it
 * was, and who adds a test has only that one asked.
 */
export function openMemory(): Memory {
  mkdirSync(FOLDER, { recursive: true })
  const lines = existsSync(CACHE) ? readFileSync(CACHE, 'utf8').split('\n') : []
  const known = new Map<string, string>()
  for (const line of lines.filter((one) => one.endsWith('}'))) {
    const { test, hash, mutant, why } = JSON.parse(line) as Told
    known.set(`${test} ${hash} ${mutant}`, why)
  }
  return {
    recall: (test, mutant) => known.get(`${test} ${hashWithImports(test)} ${nameOf(mutant)}`),
    keep: (test, mutant, why) => {
      const told = { test, hash: hashWithImports(test), mutant: nameOf(mutant), why }
      known.set(`${test} ${told.hash} ${told.mutant}`, why)
      appendFileSync(CACHE, `${JSON.stringify(told)}\n`)
    },
  }
}

/** Its number changes with every mistake that is possible before it. */
const nameOf = ({ file, start, end, now }: Mutant) => `${file}:${start}-${end}:${now}`
