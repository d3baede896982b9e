import { nameKey } from '../inci/match/name-key.ts'
import { type Columns, fromColumns, toColumns } from './columns.ts'
import type { CompiledKnowledge, IngredientFacts, NameKind } from './compiled.ts'
import type { StopEntry } from './stop-entry.ts'

type KeylessEntry = Omit<StopEntry, 'keys'> & { keys?: string[] }

/** Without what only the pages of ingredients read, and no analysis does. */
type LeanFacts = Omit<IngredientFacts, 'monograph' | 'use' | 'ec'>

/** Raised with every change of the form below: a browser may hold a file of before. */
const FORM = 2

/**
 * The compiled knowledge as it travels to a browser that analyses by itself: without what no analysis reads, without the
 * keys of names, which are worked out again, and with names, ingredients and the stop list as columns. A third smaller on the way.
 */
export type CompactKnowledge = Omit<CompiledKnowledge, 'names' | 'stopList' | 'stopSounds' | 'ingredients'> & {
  form: number
  ingredients: ColumnsOf<LeanFacts>
  names: {
    name: string[]
    /** Each as the difference from the one before. */
    ingredient: number[]
    kind: NameKind[]
    /** Keys that are not the key of their name. */
    otherKeys: [row: number, key: string][]
  }
  stopList: ColumnsOf<KeylessEntry>
}

/** Remembers of what its rows are, which their columns do not show. */
type ColumnsOf<Row> = Columns & { of?: Row }

export function encodeKnowledge(knowledge: CompiledKnowledge): CompactKnowledge {
  const { names, stopList, ingredients, stopSounds: _workedOut, ...rest } = knowledge
  return {
    ...rest,
    form: FORM,
    ingredients: toColumns(ingredients.map(leanFacts)),
    names: {
      name: names.map(([name]) => name),
      ingredient: names.map(([, ingredient], row) => ingredient - (names[row - 1]?.[1] ?? 0)),
      kind: names.map(([, , kind]) => kind),
      otherKeys: names.flatMap(([name, , , key], row): [number, string][] =>
        nameKey(name) === key ? [] : [[row, key]],
      ),
    },
    stopList: toColumns(stopList.map(withoutKeys)),
  }
}

/** `decodeKnowledge(encodeKnowledge(k))` equals `forAnalysis(k)`. Throws for a file of another form. */
export function decodeKnowledge({ form, names, ingredients, stopList, ...rest }: CompactKnowledge): CompiledKnowledge {
  if (form !== FORM) throw new Error(`knowledge of form ${form}, not ${FORM}`)
  const otherKeys = new Map(names.otherKeys)
  let ingredient = 0
  return {
    ...rest,
    ingredients: rowsOf(ingredients).map((facts) => ({ ...facts, ec: [] })),
    names: names.name.map((name, row) => {
      ingredient += names.ingredient[row] ?? 0
      return [name, ingredient, names.kind[row] ?? 0, otherKeys.get(row) ?? nameKey(name)]
    }),
    stopList: rowsOf(stopList).map((entry) => ({ ...entry, keys: entry.keys ?? spellingKeys(entry) })),
  }
}

function rowsOf<Row>(columns: ColumnsOf<Row>): Row[] {
  // Made of such rows by `encodeKnowledge`; a file of another form was refused.
  return fromColumns(columns) as Row[]
}

/** The same knowledge for an analysis, which answers by it as by the whole. */
export function forAnalysis(knowledge: CompiledKnowledge): CompiledKnowledge {
  const { stopSounds: _workedOut, ...rest } = knowledge
  return { ...rest, ingredients: knowledge.ingredients.map((facts) => ({ ...leanFacts(facts), ec: [] })) }
}

function leanFacts({ monograph: _text, use: _counts, ec: _numbers, ...facts }: IngredientFacts): LeanFacts {
  return facts
}

function withoutKeys(entry: StopEntry): KeylessEntry {
  const { keys, ...rest } = entry
  return spellingKeys(rest).join('\n') === keys.join('\n') ? rest : entry
}

/** As the compiler makes them, where the entry carries all of its spellings. */
function spellingKeys({ name, also = [] }: Pick<StopEntry, 'name' | 'also'>): string[] {
  return [...new Set([name, ...also].map(nameKey))]
}
