import { CannotStart, START_EXIT } from './cannot-start.ts'

/** SQLSTATE: wrong password, refused user, no such database. */
const OF_THE_URL = new Set(['28P01', '28000', '3D000'])

/**
 * Why the database of an address could not be reached, in words for whoever wrote it. Names host and database and never the
 * password. What is no failure of the connection comes back as it is.
 */
export function connectFailure(url: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  const where = placeOf(url)
  if (OF_THE_URL.has(code)) {
    const what = code === '3D000' ? 'has no such database' : 'refuses this user or password'
    return new CannotStart(START_EXIT.config, `PostgreSQL at ${where} ${what}. Correct DATABASE_URL.`, error)
  }
  const isSilent = /timeout|terminated unexpectedly/i.test(error.message)
  if (!/^E[A-Z_]+$/.test(code) && !isSilent) return error
  return new CannotStart(
    START_EXIT.unavailable,
    `No PostgreSQL answers at ${where} (${code || 'timeout'}). Start it, or correct DATABASE_URL.`,
    error,
  )
}

function placeOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url)
    return `${hostname}:${port || '5432'}${pathname}`
  } catch {
    return 'the address of DATABASE_URL'
  }
}
