import { changeRole, listAdmins } from '../features/accounts/accounts.ts'
import type { Deps } from '../deps.ts'
import { CliProblem, EXIT, type Cli } from './cli.ts'
import { configure, withDeps } from './open-deps.ts'

const ROLE_OF = { grant: 'admin', revoke: 'user' } as const

/** `admin grant|revoke USER` and `admin list`. No request can give this role; whoever may use this machine can. */
export async function adminCommand(cli: Cli, args: readonly string[]): Promise<void> {
  const [name = '', ...rest] = args
  if (name === 'list' && rest.length === 0) return withDeps(cli, configure(), (deps) => list(cli, deps))
  if (name !== 'grant' && name !== 'revoke') {
    throw new CliProblem(EXIT.usage, 'say what to do: grant USER, revoke USER or list')
  }
  const [user = '', ...more] = rest
  if (user === '' || more.length > 0) throw new CliProblem(EXIT.usage, `name one account: ${name} USER`)
  await withDeps(cli, configure(), (deps) => change(cli, deps, name, user))
}

async function change(cli: Cli, deps: Deps, name: keyof typeof ROLE_OF, user: string): Promise<void> {
  const changed = await changeRole(deps, user, ROLE_OF[name])
  if (changed.is === 'unknown') throw new CliProblem(EXIT.badData, `there is no account '${user}'`)
  if (changed.is === 'last') {
    throw new CliProblem(
      EXIT.badData,
      `'${user}' is the last administrator and stays one: give the role to somebody else first`,
    )
  }
  const { username, id, isEmailVerified } = changed
  const is = name === 'grant' ? 'an administrator' : 'no administrator'
  if (changed.is === 'unchanged')
    return cli.print(`${username} (${id}) is ${is} already; nothing was changed.`)
  cli.print(`${username} (${id}) is ${is} now and was signed out everywhere.`)
  if (name === 'grant' && !isEmailVerified) {
    cli.print('The address of this account was never confirmed: make sure that it is whose you think it is.')
  }
}

async function list(cli: Cli, deps: Deps): Promise<void> {
  const admins = await listAdmins(deps)
  for (const { id, username, email, lastSeenAt } of admins) {
    cli.print(`${id}  ${username}  ${email}  last seen ${lastSeenAt?.toISOString().slice(0, 10) ?? 'never'}`)
  }
  if (admins.length === 0) cli.print('There is no administrator yet: opaline admin grant USER makes one.')
}
