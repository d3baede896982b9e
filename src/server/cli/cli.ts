import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { loadKnowledge, type Knowledge } from '../../engine/knowledge/load.ts'

/** The codes of sysexits.h that say what to mend. */
export const EXIT = { usage: 64, badData: 65, noInput: 66, unavailable: 69, inUse: 73, config: 78 } as const
type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** Ends one command with a message; main turns it into the exit code. */
export class CliProblem extends Error {
  override name = 'CliProblem'
  readonly exitCode: ExitCode

  constructor(exitCode: ExitCode, message: string) {
    super(message)
    this.exitCode = exitCode
  }
}

export type Cli = {
  distDir: string
  print: (line: string) => void
  /** Says what is wrong with one input and remembers the code; the first one stands. */
  complain: (message: string, code: ExitCode) => void
  knowledge: () => Knowledge
  exitCode: () => number
  flush: () => Promise<void>
}

/** Where a command writes what it found, and what is wrong. */
export type Streams = { stdout: Writable; stderr: Writable }

export function openCli(distDir: string, { stdout, stderr }: Streams): Cli {
  let code = 0
  let knowledge: Knowledge | null = null
  // `opaline ... | head` closes the pipe early; that is no error.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(code)
    throw error
  })
  return {
    distDir,
    print: (line) => void stdout.write(`${line}\n`),
    complain: (message, exitCode) => {
      stderr.write(`${message}\n`)
      code ||= exitCode
    },
    knowledge: () =>
      (knowledge ??= loadKnowledge(JSON.parse(readFileSync(join(distDir, 'knowledge.json'), 'utf8')))),
    exitCode: () => code,
    flush: () => new Promise((resolve) => stdout.write('', () => resolve())),
  }
}

/** The text of a file, or of standard input for '-'. */
export function readInput(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch (error) {
    throw new CliProblem(
      EXIT.noInput,
      `cannot read ${path === '-' ? 'standard input' : path}: ${wordsOf(error)}`,
    )
  }
}

function wordsOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const words: Record<string, string> = {
    ENOENT: 'there is no such file',
    EISDIR: 'it is a folder',
    EACCES: 'access is not allowed',
  }
  return words[code] ?? 'it cannot be opened'
}
