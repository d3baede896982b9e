import type { IngredientFinding } from '../../contract/finding.ts'
import { readableName } from '../../contract/readable-name.ts'
import type { ParsedItem } from '../inci/parsed-types.ts'
import type { StopEntry } from '../knowledge/stop-entry.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { banHereWords, banWords, stopReference } from './annex-words.ts'
import { sourceRef } from './claims.ts'
import type { ProductUse } from './product-use.ts'
import { SCORES } from './rules.ts'

/** What is eaten may stand in a list by another name of its own (`pasta` is a paste): it is told and holds nothing down. */
const FOOD = 'a food'

type Told = {
  rule: 'banned' | 'not-cosmetic' | 'unknown'
  /** Forbidden in this kind of product, allowed in others. */
  isHereOnly?: true
  finding: Partial<
    Pick<IngredientFinding, 'name' | 'safetyScore' | 'why' | 'healthNotes' | 'flags' | 'allergen'>
  >
}

/** What is told of a name that no ingredient of ours answers for: forbidden, for no number, or perhaps forbidden. */
export function toldOf(
  { match }: ParsedItem,
  knowledge: Knowledge,
  use: () => ProductUse = () => new Set(),
): Told | null {
  const entry = knowledge.stopList[match.stop ?? -1]
  if (match.tier === 'ambiguous') return perhapsBanned(match.candidates, entry, knowledge)
  if (!entry) return null
  if (entry.verdict === 'banned') return banned(entry, banWords(entry), knowledge)
  const banHere = banHereWords(entry.note, use)
  return banHere === null
    ? withoutNumber(entry, knowledge)
    : { ...banned({ ...entry, note: '' }, banHere, knowledge), isHereOnly: true }
}

function banned(entry: StopEntry, words: string, knowledge: Knowledge): Told {
  const where = referenceOf(entry)
  const text = entry.note === '' ? `${words} (${where}).` : `${words} as ${entry.note} (${where}).`
  return {
    rule: 'banned',
    finding: {
      name: entry.name,
      safetyScore: SCORES.banned,
      why: { rule: 'banned', text, source: sourceRef(knowledge, entry.source) },
      healthNotes: entry.contact ? `${text} Contact allergen: ${entry.contact.note}.` : text,
      flags: [`${words} (${where})`, ...(entry.contact ? ['Recognised contact allergen'] : [])],
      ...(entry.contact ? { allergen: true } : {}),
    },
  }
}

function withoutNumber(entry: StopEntry, knowledge: Knowledge): Told {
  const isConditional = entry.verdict === 'conditional'
  const text = isConditional
    ? `Named in ${referenceOf(entry)}: ${entry.note}. A label does not tell, so there is no score.`
    : `This is ${entry.note} and no cosmetic ingredient, so there is no score.`
  const rule = isConditional ? 'conditional' : 'no-cosmetic'
  return {
    rule: isConditional || entry.note === FOOD ? 'unknown' : 'not-cosmetic',
    finding: {
      why: { rule, text, source: sourceRef(knowledge, entry.source) },
      healthNotes: text,
      flags: [
        isConditional
          ? `Named in ${referenceOf(entry)} for some forms or uses only`
          : 'Not a cosmetic ingredient',
      ],
    },
  }
}

/** A verdict never rests on a misprint: the name that would be forbidden is told, and nothing is counted. */
function perhapsBanned(
  candidates: readonly number[],
  entry: StopEntry | undefined,
  knowledge: Knowledge,
): Told | null {
  const fromList = entry?.verdict === 'banned' ? { name: entry.name, source: entry.source } : null
  const perhaps = fromList ?? bannedAmong(candidates, knowledge)
  if (!perhaps) return null
  const text = `Could not be read surely; it may be ${readableName(perhaps.name)}, which is not allowed in the EU.`
  const flag = `May be ${readableName(perhaps.name)}, which is not allowed in the EU`
  return {
    rule: 'unknown',
    finding: {
      why: { rule: 'perhaps-banned', text, source: sourceRef(knowledge, perhaps.source) },
      healthNotes: text,
      flags: [candidates.length > 1 ? 'May be more than one ingredient' : 'Not read surely', flag],
    },
  }
}

function bannedAmong(
  candidates: readonly number[],
  { ingredients }: Knowledge,
): { name: string; source: number } | null {
  for (const at of candidates) {
    const facts = ingredients[at]
    const ban = facts?.annexes?.find(({ effect }) => effect === 'banned')
    if (facts && ban) return { name: facts.inci, source: ban.source }
  }
  return null
}

function referenceOf({ ref }: Pick<StopEntry, 'ref'>): string {
  return stopReference(ref)
}
