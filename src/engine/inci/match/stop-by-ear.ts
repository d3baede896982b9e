import type { StopEntry } from '../../knowledge/stop-entry.ts'
import { peeled } from './other-scripts.ts'
import { latinSkeleton, scriptOf, skeleton } from './skeleton.ts'
import type { StopHit } from './match-types.ts'

/** Letters of Hebrew, Arabic, Indian and East Asian scripts; Latin, Greek and Cyrillic come before them. */
export const OTHER_SCRIPT = /[\u0590-\u1cff\u2e80-\ud7ff]/

/**
 * Forbidden names by what another script makes of them. What an allowed name sounds like too is no ground for a verdict: the
 * skeletons of all of them are taken out when the first name of a script is asked for.
 */
export function earsOf(
  list: readonly StopEntry[],
  allowed: () => Iterable<string>,
): (printed: string, isAcid: boolean) => StopHit | null {
  const byScript = new Map<string, ReadonlyMap<string, number>>()
  return (printed, isAcid) => {
    const script = scriptOf(printed)
    const sounds = script === null ? null : skeleton(printed, script, isAcid)
    if (script === null || sounds === null) return null
    let known = byScript.get(script)
    if (!known) byScript.set(script, (known = forbiddenSkeletons(list, allowed(), script)))
    const stop = known.get(sounds)
    return stop === undefined ? null : { stop, kind: 'other-name' }
  }
}

function forbiddenSkeletons(
  list: readonly StopEntry[],
  allowed: Iterable<string>,
  script: string,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  const others = new Set<string>()
  list.forEach(({ verdict, name, also = [], group }, at) => {
    // Everyday names of plants are translated and not said.
    const isPlant = group === 'preparations' || group === 'genus'
    for (const spelling of [name, ...also]) {
      const sounds = soundsIn(spelling, script)
      if (sounds === null) continue
      if (verdict !== 'banned') others.add(sounds)
      else if (!isPlant && !found.has(sounds)) found.set(sounds, at)
    }
  })
  for (const sounds of others) found.delete(sounds)
  // Thousands of names share their words.
  const parts = new Set<string>()
  for (const name of allowed) for (const part of [name, ...name.split(' ')]) parts.add(part)
  for (const part of parts) {
    const sounds = soundsIn(part, script)
    if (sounds !== null) found.delete(sounds)
  }
  return found
}

function soundsIn(name: string, script: string): string | null {
  if (!OTHER_SCRIPT.test(name)) return latinSkeleton(name, script)
  const { core, words } = peeled(name)
  const isAcid = words.length === 1 && words[0]?.kind === 'acid'
  return isAcid ? skeleton(core, script, true) : skeleton(name, script)
}
