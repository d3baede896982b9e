import type { StopEntry, StopSounds } from '../../knowledge/stop-entry.ts'
import { areSalts, chemicalKeys, keysOfListed, metalsOf } from './chemical-key.ts'
import type { StopHit } from './match-types.ts'
import { innKey } from './name-key.ts'
import { OTHER_SCRIPT } from './stop-by-ear.ts'

/** Forbidden names by how they sound and by what chemistry makes of their words, and the metals and acids whose salts are meant. */
export type Sounds = { byName: ReadonlyMap<string, number>; byCore: ReadonlyMap<string, number> }

export function openSounds({ byName, byCore }: StopSounds): Sounds {
  return { byName: new Map(byName), byCore: new Map(byCore) }
}

export function soundsOf(list: readonly StopEntry[]): StopSounds {
  const byName = new Map<string, number>()
  const byCore = new Map<string, number>()
  const put = (map: Map<string, number>, key: string, at: number) => map.has(key) || map.set(key, at)
  const banned = list.flatMap((entry, at) => (entry.verdict === 'banned' ? [{ ...entry, at }] : []))
  // `Anhydrous boric acid` is another name of the oxide, and sounds like the acid's own: what an entry is called comes first.
  const spellings = [
    ...banned.map(({ name, group, at }) => ({ spelling: name, group, at })),
    ...banned.flatMap(({ also = [], group, at }) => also.map((spelling) => ({ spelling, group, at }))),
  ]
  for (const { spelling, group, at } of spellings) {
    if (OTHER_SCRIPT.test(spelling)) continue
    const inn = innKey(spelling)
    if (inn !== null) put(byName, inn, at)
    const metals = metalsOf(spelling)
    for (const { whole, core } of keysOfListed(spelling)) {
      // `Gold salts` sound like gold.
      if (!metals.some(areSalts)) put(byName, whole, at)
      if (group === 'salts' && core === null) put(byCore, whole, at)
    }
    for (const metal of group === 'salts' ? metals : []) put(byCore, metal, at)
  }
  return { byName: [...byName], byCore: [...byCore] }
}

/** A forbidden name, or the metal or acid of a salt, that a print sounds like. */
export function soundOf(printed: string, sounds: () => Sounds): StopHit | null {
  const inn = innKey(printed)
  const named = inn === null ? undefined : sounds().byName.get(inn)
  if (named !== undefined) return { stop: named, kind: 'other-name' }
  for (const { whole, core, metals } of chemicalKeys(printed)) {
    const stop = sounds().byName.get(whole)
    if (stop !== undefined) return { stop, kind: 'other-name' }
    for (const key of [...metals, ...(core === null ? [] : [core])]) {
      const salt = sounds().byCore.get(key)
      if (salt !== undefined) return { stop: salt, kind: 'group' }
    }
  }
  return null
}
