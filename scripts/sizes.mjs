import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LINES_MAX = 300

/** A source file past this has two ideas in it. Tests and golden files list cases and may be long. */
export function checkSizes() {
  return readdirSync('src', { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|golden)\./.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length }))
    .filter(({ lines }) => lines > LINES_MAX)
    .map(({ file, lines }) => `${file}: ${lines} lines`)
}
