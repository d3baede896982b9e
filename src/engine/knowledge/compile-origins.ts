import { ORIGINS } from '../../contract/finding.ts'
import { animalIn } from '../inci/match/origin-words.ts'
import { nameKey } from '../inci/match/name-key.ts'
import { type Context, fail, oneOf, openTable, sourceOf } from './compile-context.ts'
import type { AllergyTerm } from './compiled.ts'
import { cell, listCell } from './table.ts'

const VEGAN = ['no', 'unknown'] as const
const YES_OR_EMPTY = ['', 'yes'] as const
const KINDS = ['word', 'crop'] as const

/** Words of names that tell of animals, and words printed beside a name that tell where it came from. */
export function compileOrigins(context: Context): void {
  const animals = openTable(context, 'animals.tsv', ['id', 'words', 'allergies', 'vegan', 'made', 'source'])
  const groups = new Set<string>()
  for (const row of animals.rows) {
    sourceOf(context, animals, row)
    const terms = listCell(row, 'allergies').map((id) => context.result.allergies.find((term) => term.id === id))
    if (terms.includes(undefined)) fail(context, animals, row, `unknown allergy in ${cell(row, 'allergies')}`)
    const known = terms.filter((term) => term !== undefined)
    for (const { id } of known) groups.add(id)
    context.result.animals.push({
      id: cell(row, 'id'),
      words: listCell(row, 'words'),
      // An everyday word of an allergy to an animal, printed as a name, is that animal in whatever language.
      whole: [...new Set(known.flatMap(({ words }) => words.map(nameKey)))].filter((key) => key !== ''),
      vegan: oneOf(context, animals, row, { column: 'vegan', words: VEGAN }),
      isMadeToo: oneOf(context, animals, row, { column: 'made', words: YES_OR_EMPTY }) === 'yes',
    })
  }
  const origins = openTable(context, 'printed-origins.tsv', ['id', 'origin', 'kind', 'words', 'source'])
  for (const row of origins.rows) {
    sourceOf(context, origins, row)
    context.result.printedOrigins.push({
      origin: oneOf(context, origins, row, { column: 'origin', words: ORIGINS }),
      isCrop: oneOf(context, origins, row, { column: 'kind', words: KINDS }) === 'crop',
      words: listCell(row, 'words'),
    })
  }
  checkAllergies(context, groups)
  checkIngredients(context)
}

/** What an allergy calls of an animal is told as of an animal, or as perhaps of one, and never as vegan. */
function checkAllergies({ errors, result }: Context, groups: ReadonlySet<string>): void {
  for (const term of result.allergies) {
    const members = term.ingredients.map((at) => result.ingredients[at]).filter((facts) => facts !== undefined)
    const animal = members.filter(({ vegan }) => vegan === 'no')
    if (!groups.has(term.id)) {
      if (members.length > 0 && animal.length === members.length)
        errors.push(`animals.tsv: no row for the allergy ${term.id}, whose ingredients are of animals`)
      continue
    }
    for (const { inci, vegan } of members)
      if (vegan === 'yes') errors.push(`animals.tsv: ${inci} of the allergy ${term.id} is told as vegan`)
    for (const name of namesOf(term))
      if (!animalIn(name, result)) errors.push(`animals.tsv: "${name}" of the allergy ${term.id} is told of no animal`)
  }
}

function namesOf({ nameWords, words }: AllergyTerm): string[] {
  return [...nameWords.filter((word) => !word.startsWith('!')).map((word) => word.replaceAll('*', '')), ...words]
}

/** A curated name that holds the word of an animal is of one; what only looks so is excepted in its row. */
function checkIngredients({ errors, result }: Context): void {
  for (const { inci, vegan, isImported } of result.ingredients) {
    const animal = isImported ? null : animalIn(inci, result)
    if (animal?.vegan === 'no' && vegan !== 'no')
      errors.push(`ingredients: ${inci} is told as vegan ${vegan} and holds a word of animals (${animal.id})`)
  }
}
