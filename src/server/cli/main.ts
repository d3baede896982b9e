import { adminCommand } from './admin-command.ts'
import { analyzeCommand } from './analyze-command.ts'
import { backupCommand } from './backup-command.ts'
import { billingCommand } from './billing-command.ts'
import { CliProblem, EXIT, openCli, type Cli, type Streams } from './cli.ts'
import { readCommand } from './read-command.ts'
import { skinCommand } from './skin-command.ts'

const USAGE = `Usage:
  opaline analyze [FILE]          analyse one ingredient list (standard input without FILE) and print it
  opaline analyze [FILE] --json   the whole result as JSON
  opaline analyze --jsonl FILE    one list a line, {"id","text"} in, one line of JSON each out
  opaline read PHOTO...           read the ingredient lists on photos
  opaline read PHOTO... --json    one line of JSON each
  opaline skin PHOTO...           measure face photos; --json for one line of JSON each
  opaline skin PHOTO... --patch   measure spots, acne and texture on pictures of skin alone
  opaline billing advance --user NAME --to YYYY-MM-DD
                                  test mode: let time go by for a subscription, up to the end of that day
  opaline billing replay [EVENT]  try events again that could not be placed
  opaline admin grant USER        make an account an administrator; USER is an id, a username or an address
  opaline admin revoke USER       take the role back; the last administrator keeps it
  opaline admin list              all administrators
  opaline backup FOLDER           copy the embedded database while the app runs; FOLDER can be a DATA_DIR

Options of analyze: --type leave-on|rinse-off|spray|lip|baby
Exit codes: 0 done, 64 wrong use, 65 some input was bad, 66 some input could not be opened, 69 the
database does not answer, 73 another app runs on the data folder, 78 the configuration is wrong`

const COMMANDS: Record<string, (cli: Cli, args: readonly string[]) => Promise<void>> = {
  admin: adminCommand,
  analyze: analyzeCommand,
  backup: backupCommand,
  billing: billingCommand,
  read: readCommand,
  skin: skinCommand,
}

/** Runs one command and sets the code that the process ends with. */
export async function main(args: readonly string[], distDir: string): Promise<void> {
  process.exitCode = await runCommand(args, distDir, process)
}

/** Answers with the first code that says what went wrong; inputs after a bad one are still done. */
export async function runCommand(
  args: readonly string[],
  distDir: string,
  streams: Streams,
): Promise<number> {
  const cli = openCli(distDir, streams)
  const [name = '', ...rest] = args
  const command = COMMANDS[name]
  if (name === '--help' || name === 'help' || rest.includes('--help')) {
    cli.print(USAGE)
  } else if (!command) {
    cli.complain(name === '' ? USAGE : `opaline: no command '${name}'\n${USAGE}`, EXIT.usage)
  } else {
    try {
      await command(cli, rest)
    } catch (error) {
      if (!(error instanceof CliProblem)) throw error
      cli.complain(`opaline ${name}: ${error.message}`, error.exitCode)
    }
  }
  await cli.flush()
  return cli.exitCode()
}
