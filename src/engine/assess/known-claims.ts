import type { IngredientFinding } from '../../contract/finding.ts'
import type { IngredientFacts } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { dependsOnUse } from './annex-words.ts'
import { hasTrait, type Setting } from './rules.ts'

/** What is said of an ingredient, apart from where and how it is printed. */
export type Claims = Omit<
  IngredientFinding,
  | 'printed'
  | 'span'
  | 'section'
  | 'concentration'
  | 'recognition'
  | 'constituents'
  | 'listings'
  | 'isNamedBefore'
>
export type KnownClaims = { claims: Claims; rule: string; isHereOnly: boolean }

type Told = Pick<Claims, 'vegan' | 'origin'>

/** A label prints a name in few spellings; a flood of made-up ones starts again. */
const SPELLINGS_MAX = 64

type Memory = { isPlain: boolean; told: Map<string, Told>; said: Map<string, KnownClaims> }

const memories = new WeakMap<Knowledge, WeakMap<IngredientFacts, Memory>>()

function memoryOf(facts: IngredientFacts, knowledge: Knowledge): Memory {
  const ofKnowledge = memories.get(knowledge) ?? new WeakMap<IngredientFacts, Memory>()
  memories.set(knowledge, ofKnowledge)
  const memory = ofKnowledge.get(facts) ?? { isPlain: isPlain(facts), told: new Map(), said: new Map() }
  ofKnowledge.set(facts, memory)
  return memory
}

/** Whatever its place, amount and product beyond its type, the same is said of it. */
function isPlain(facts: IngredientFacts): boolean {
  const isByUse = facts.annexes?.some(({ limit }) => dependsOnUse(limit)) ?? false
  return !isByUse && (facts.potency ?? []).length === 0 && !hasTrait(facts, 'drying-alcohol')
}

/** `work` once for each spelling: what a printed name tells of its origin rests on nothing else. */
export function toldOnce(
  printed: string,
  facts: IngredientFacts,
  knowledge: Knowledge,
  work: () => Told,
): Told {
  const { told } = memoryOf(facts, knowledge)
  const known = told.get(printed)
  if (known) return known
  if (told.size >= SPELLINGS_MAX) told.clear()
  const answer = work()
  told.set(printed, answer)
  return answer
}

/**
 * `work` once for each setting in which the same is said of an ingredient, which for most is the type of the product alone. What
 * depends on an amount, a limit, a place in the list or the use of its product is worked out each time.
 */
export function saidOnce(
  { facts, told, isNano }: { facts: IngredientFacts; told: Told; isNano: boolean },
  setting: Setting,
  knowledge: Knowledge,
  work: () => KnownClaims,
): KnownClaims {
  const memory = memoryOf(facts, knowledge)
  if (!memory.isPlain || (setting.printed ?? setting.limit ?? setting.notHere ?? null) !== null) return work()
  const { productType, isColour = false, isFirst = false } = setting
  const key = `${productType} ${isColour} ${isFirst} ${isNano} ${told.vegan} ${told.origin}`
  const known = memory.said.get(key)
  if (known) return known
  const answer = work()
  memory.said.set(key, answer)
  return answer
}
