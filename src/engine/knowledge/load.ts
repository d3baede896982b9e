import { nameKey, nameWords } from '../inci/name-key.ts'
import { buildNearIndex, type NearIndex } from '../inci/near-index.ts'
import { buildPrefixIndex, type PrefixIndex } from '../inci/prefix-index.ts'
import type { CompiledKnowledge, NameKind } from './compiled.ts'

export type KnownName = { name: string; ingredient: number; kind: NameKind }

export type Knowledge = CompiledKnowledge & {
  byKey: ReadonlyMap<string, KnownName>
  byCas: ReadonlyMap<string, number>
  /** Every word that stands in a known name: a word of a label that is one of them is no misprint of another. */
  words: ReadonlySet<string>
  near: NearIndex
  prefixes: PrefixIndex
  /** Guard groups of each ingredient that is in one. */
  guardsOf: ReadonlyMap<number, readonly number[]>
}

/** Builds the look-up structures. Everything they hold is derived, so the compiled file stays small and readable. */
export function loadKnowledge(compiled: CompiledKnowledge): Knowledge {
  const byKey = new Map<string, KnownName>()
  const words = new Set<string>()
  const keys: string[] = []
  const owners: KnownName[] = []
  for (const [name, ingredient, kind] of compiled.names) {
    const key = nameKey(name)
    if (byKey.has(key)) continue
    const known = { name, ingredient, kind }
    byKey.set(key, known)
    keys.push(key)
    owners.push(known)
    for (const word of nameWords(name)) words.add(word)
  }
  const byCas = new Map<string, number>()
  compiled.ingredients.forEach((facts, at) => {
    for (const cas of facts.cas) if (!byCas.has(cas)) byCas.set(cas, at)
  })
  return {
    ...compiled,
    byKey,
    byCas,
    words,
    near: buildNearIndex(keys, owners),
    prefixes: buildPrefixIndex(keys),
    guardsOf: guardsByIngredient(compiled.guards),
  }
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
