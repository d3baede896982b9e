import { nameWords } from '../inci/name-key.ts'
import { buildNearIndex, type NearIndex } from '../inci/near-index.ts'
import { buildPrefixIndex, type PrefixIndex } from '../inci/prefix-index.ts'
import type { CompiledKnowledge, NameKind } from './compiled.ts'

export type KnownName = { name: string; ingredient: number; kind: NameKind }

export type Knowledge = CompiledKnowledge & {
  byKey: ReadonlyMap<string, KnownName>
  byCas: ReadonlyMap<string, number>
  /** Every word that stands in a known name: a word of a label that is one of them is no misprint of another. */
  isWord: (word: string) => boolean
  near: NearIndex
  prefixes: PrefixIndex
  /** Guard groups of each ingredient that is in one. */
  guardsOf: ReadonlyMap<number, readonly number[]>
}

/** Builds the look-up structures. Everything they hold is derived, so the compiled file stays small and readable. */
export function loadKnowledge(compiled: CompiledKnowledge): Knowledge {
  const byKey = new Map<string, KnownName>()
  const keys: string[] = []
  const owners: KnownName[] = []
  for (const [name, ingredient, kind, key] of compiled.names) {
    const known = { name, ingredient, kind }
    byKey.set(key, known)
    // Imported names were not looked at by hand: they are recognised letter by letter, never guessed from a misprint.
    if (compiled.ingredients[ingredient]?.isImported) continue
    keys.push(key)
    owners.push(known)
  }
  const byCas = new Map<string, number>()
  compiled.ingredients.forEach((facts, at) => {
    for (const cas of facts.cas) if (!byCas.has(cas)) byCas.set(cas, at)
  })
  return {
    ...compiled,
    byKey,
    byCas,
    isWord: wordList(owners),
    near: buildNearIndex(keys, owners),
    prefixes: buildPrefixIndex(keys),
    guardsOf: guardsByIngredient(compiled.guards),
  }
}

/** Filled at the first near look-up: a list without misprints never asks. */
function wordList(names: readonly KnownName[]): (word: string) => boolean {
  let words: Set<string> | null = null
  return (word) => (words ??= new Set(names.flatMap(({ name }) => nameWords(name)))).has(word)
}

function guardsByIngredient(guards: readonly number[][]): Map<number, number[]> {
  const result = new Map<number, number[]>()
  for (const group of guards) {
    for (const ingredient of group) {
      result.set(ingredient, [...(result.get(ingredient) ?? []), ...group.filter((other) => other !== ingredient)])
    }
  }
  return result
}
