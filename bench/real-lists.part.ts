import { existsSync, readFileSync } from 'node:fs'

const FILE = '../shared/data/ingredients/products.jsonl'

/** The texts of the real lists, or none with a word where the evaluation data is absent. */
export function realLists(): string[] {
  if (!existsSync(FILE)) {
    console.log(`${FILE} is absent: what needs the real lists is skipped.`)
    return []
  }
  const lines = readFileSync(FILE, 'utf8').split('\n')
  return lines
    .filter((line) => line !== '')
    .map((line) => String((JSON.parse(line) as { ingredients_text: unknown }).ingredients_text))
}
