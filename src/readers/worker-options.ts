import { z } from 'zod'

/** What the pool tells each of its processes, as its command line arguments. */
const WorkerOptions = z.object({ threads: z.coerce.number().int().min(1) })
type WorkerOptions = z.infer<typeof WorkerOptions>

export function argumentsFor({ threads }: WorkerOptions): string[] {
  return [String(threads)]
}

/** The arguments follow the program and the script. */
export function optionsFrom(argv: readonly string[]): WorkerOptions {
  return WorkerOptions.parse({ threads: argv[2] })
}
