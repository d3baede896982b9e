// `npm run knowledge:import FILE` lays a CosIng inventory export under the curated knowledge: names, numbers, functions
// and annex references, recognised letter by letter and overruled by every row we looked at. All of it or nothing.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { parseArgs, TextDecoder } from 'node:util'
import { pathToFileURL } from 'node:url'
import { install } from './install.mjs'
import { readKnowledge } from './knowledge-folder.mjs'

const USAGE = `Usage: npm run knowledge:import FILE      take the names of a CosIng inventory export (CSV, UTF-8)
       npm run knowledge:import -- --remove   take them out again`
const EXIT = { usage: 64, badData: 65, noInput: 66 }
const FILE_BYTES_MAX = 64 * 1024 * 1024

function stop(code, message) {
  console.error(message)
  process.exit(code)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remove: { type: 'boolean' }, knowledge: { type: 'string', default: 'knowledge' } },
})
const folder = join(values.knowledge, 'imported')
if (values.remove) {
  rmSync(folder, { recursive: true, force: true })
  console.log('The imported names are gone. The next start builds the knowledge anew.')
  process.exit(0)
}
if (positionals.length !== 1) stop(EXIT.usage, USAGE)

const text = decode(readBytes(positionals[0]))
install()
const { bundle } = await import('./bundle.mjs')
await bundle(['src/engine/knowledge/import-tools.ts'], '.cache/knowledge')
const { prepareImport } = await import(pathToFileURL('.cache/knowledge/import-tools.mjs').href)
const curated = Object.entries(readKnowledge(values.knowledge)).filter(
  ([name]) => !name.startsWith('imported/'),
)
const today = new Date().toISOString().slice(0, 10)
const made = prepareImport(Object.fromEntries(curated), await parseCsv(text), today)
if (made.error) stop(EXIT.badData, `${made.error}\nNothing was imported.`)
put(made.files)
console.log(
  [
    `${made.names} names of ${made.date} imported, ${made.added} of them new beside the ${made.curated} curated ones.`,
    `${made.annexEntries} annex references; ${made.leftOut} lines without a name or with one that came before.`,
    ...(made.unknownFunctions.length > 0
      ? [`Functions we do not know were left out: ${made.unknownFunctions.slice(0, 20).join(', ')}.`]
      : []),
    `Knowledge version ${made.compiled.version}. The next start builds it in.`,
  ].join('\n'),
)

function readBytes(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) stop(EXIT.noInput, `There is no file ${path}.`)
  if (!found.isFile()) stop(EXIT.noInput, `${path} is not a file.`)
  if (found.size > FILE_BYTES_MAX)
    stop(EXIT.badData, `${path} is larger than 64 MB; this is no inventory export.`)
  if (found.size === 0) stop(EXIT.badData, `${path} is empty.`)
  return readFileSync(path)
}

/** An inventory read in the wrong encoding would look right in English names and be wrong in all others. */
function decode(bytes) {
  const starts = (...signs) => signs.every((sign, i) => bytes[i] === sign)
  if (starts(0x50, 0x4b))
    stop(EXIT.badData, 'This is a spreadsheet or an archive. Please save the table as CSV (UTF-8).')
  if (starts(0x25, 0x50, 0x44, 0x46))
    stop(EXIT.badData, 'This is a PDF. Please download the inventory as CSV.')
  if (starts(0xff, 0xfe) || starts(0xfe, 0xff) || bytes.subarray(0, 4096).includes(0))
    stop(EXIT.badData, 'The file is UTF-16 or binary. Please save it as CSV in UTF-8.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return stop(
      EXIT.badData,
      'The file is not UTF-8 (perhaps Windows-1252 or Latin-1). Please save it as CSV in UTF-8 and try again.',
    )
  }
}

async function parseCsv(content) {
  const { default: papa } = await import('papaparse')
  // Some programs write `sep=,` in front for themselves; the reader finds the sign out by itself.
  const { data, errors } = papa.parse(content.replace(/^sep=.\r?\n/, ''), { skipEmptyLines: false })
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken)
    stop(
      EXIT.badData,
      `Row ${(broken.row ?? 0) + 1} cannot be read: ${broken.message}.\nNothing was imported.`,
    )
  return data
}

/** Written beside and moved in at once: a process that dies half way leaves the old names or none, never some. */
function put(files) {
  mkdirSync(values.knowledge, { recursive: true })
  const fresh = mkdtempSync(join(values.knowledge, '.import-'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(fresh, name), content)
  const old = `${fresh}-old`
  if (existsSync(folder)) renameSync(folder, old)
  renameSync(fresh, folder)
  rmSync(old, { recursive: true, force: true })
}
