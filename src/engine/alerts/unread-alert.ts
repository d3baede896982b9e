import type { PersonalAlert } from '../../contract/finding.ts'
import type { Assessed } from '../assess/assess-item.ts'
import { joinWords } from '../assess/words.ts'
import { PLANT_TERM, type AllergyTerm } from '../knowledge/compiled.ts'
import type { Knowledge } from '../knowledge/load.ts'
import { readAllergyOnce } from './allergy-entry.ts'
import { holdsEverydayWord } from './everyday-words.ts'
import { isKnownByName, namesOf, saidOnce } from './printed-names.ts'
import { holdsWords } from './word-patterns.ts'

const NAMED_MAX = 5

type Asked = { allergies: readonly string[]; isPregnant: boolean }

/**
 * What was not recognised by name may be anything: what somebody asked about is not ruled out for it, and saying nothing
 * would read like 'no match'. Said once, of the same names for allergies and pregnancy together, with how many others were
 * checked; an allergy that was met already is not ruled out anyway. None where nobody asked, or every name was recognised.
 */
export function unreadAlerts(
  assessed: readonly Assessed[],
  { allergies, isPregnant }: Asked,
  told: readonly PersonalAlert[],
  knowledge: Knowledge,
): PersonalAlert[] {
  const open = openAllergies(allergies, told, knowledge)
  const [forAllergy, forPregnancy] = [
    open.said.length > 0
      ? unreadNames(
          assessed.filter((one) => !isOfAnother(one, open.terms, knowledge)),
          told,
          'allergy',
        )
      : [],
    isPregnant ? unreadNames(assessed, told, 'pregnancy') : [],
  ]
  const checked = saidOnce(assessed.map(({ finding }) => finding.printed)).length
  const alert = (printed: readonly string[], because: string, open: readonly string[]): PersonalAlert[] =>
    printed.length === 0
      ? []
      : [
          {
            kind: 'unread',
            text: `${notRecognised(saidOnce(printed))}, so ${open.join(', nor ')}.${others(checked - saidOnce(printed).length)}`,
            because,
            printed: [...printed],
          },
        ]
  const allergyWords = `your ${open.said.length === 1 ? 'allergy' : 'allergies'} to ${joinWords(open.said)} cannot be ruled out for ${saidOnce(forAllergy).length === 1 ? 'it' : 'them'}`
  const best = saidOnce(forPregnancy).length === 1 ? 'it is' : 'one of them is'
  const isSame = forAllergy.length > 0 && forAllergy.join('\n') === forPregnancy.join('\n')
  if (isSame) return alert(forAllergy, open.entries, [allergyWords, `that ${best} best avoided in pregnancy`])
  return [
    ...alert(forAllergy, open.entries, [allergyWords]),
    ...alert(forPregnancy, 'pregnancy', [`it cannot be ruled out that ${best} best avoided in pregnancy`]),
  ]
}

/** What was entered and met nothing yet; all of it where everything was met. */
function openAllergies(
  allergies: readonly string[],
  told: readonly PersonalAlert[],
  knowledge: Knowledge,
): { entries: string; said: string[]; terms: (AllergyTerm | null)[] } {
  const all = [...new Set(allergies.map((entry) => entry.trim()).filter((entry) => entry !== ''))]
  const met = new Set(told.flatMap(({ kind, because }) => (kind === 'allergy' ? [because] : [])))
  const left = all.filter((entry) => !met.has(entry))
  const entries = left.length > 0 ? left : all
  const meant = entries.flatMap((entry) => readAllergyOnce(entry, allergies, knowledge))
  return {
    entries: entries.join(', '),
    said: meant.map((allergy) => allergy.said),
    terms: meant.map(({ term }) => term),
  }
}

/**
 * `Cucumber Seed Powder` is of a known kind and says of what: where all that was asked about is something that grows or lives as well, it is
 * not left open. What is in it beside (scents, preservatives) no name rules out.
 */
function isOfAnother(one: Assessed, asked: readonly (AllergyTerm | null)[], knowledge: Knowledge): boolean {
  const { recognition, safetyScore } = one.finding
  if (recognition.tier !== 'class' || safetyScore === null || !asked.every(isLiving)) return false
  const ids = new Set(asked.map((term) => term?.id))
  return knowledge.allergies.some(
    (term) =>
      isLiving(term) &&
      !ids.has(term.id) &&
      (holdsWords(namesOf(one), term.nameWords) || holdsEverydayWord(one, term, knowledge)),
  )
}

/** By its name alone: latex and birch have relatives among fruits. */
const LIVING: ReadonlySet<string> = new Set(
  (
    'nuts peanut lanolin soy gluten oat coconut bee-products dairy egg fish sesame aloe corn wheat shellfish seafood sunflower mango avocado banana kiwi ' +
    'chestnut strawberry stone-fruit apple celery mustard shea cocoa rice propolis royal-jelly cashew almond hazelnut walnut macadamia brazil-nut argan seaweed ' +
    'gelatin collagen keratin snail silk mulberry castor tea coffee lupin mushroom yeast ginseng neem tomato allium olive cotton ginger pineapple papaya horse ' +
    'rapeseed chickpea pea beans molluscs pine-nut buckwheat grape pork turmeric hops cardamom black-pepper saffron nigella liquorice lemon-balm witch-hazel ' +
    'comfrey ginkgo hibiscus blueberry raspberry pomegranate cucumber melon pumpkin flax hemp fig passion-fruit quinoa millet chia poppy guava lychee acai potato spinach-beet'
  ).split(' '),
)

function isLiving(term: AllergyTerm | null): boolean {
  return term !== null && (LIVING.has(term.id) || term.id.startsWith(PLANT_TERM))
}

function others(checked: number): string {
  if (checked <= 0) return ''
  return checked === 1 ? ' The other one was checked.' : ` The other ${checked} were checked.`
}

function unreadNames(
  assessed: readonly Assessed[],
  told: readonly PersonalAlert[],
  about: PersonalAlert['kind'],
): string[] {
  const matched = new Set(told.flatMap(({ kind, printed }) => (kind === about ? printed : [])))
  const unread = assessed.filter(
    (one) => one.finding.inci === null && !matched.has(one.finding.printed) && !isKnownByName(one),
  )
  return [...new Set(unread.map(({ finding }) => finding.printed))]
}

function notRecognised(printed: readonly string[]): string {
  const others = printed.length - NAMED_MAX
  const named = others > 0 ? [...printed.slice(0, NAMED_MAX), `${others} more`] : printed
  return `${printed.length === 1 ? '1 ingredient was' : `${printed.length} ingredients were`} not recognised by name (${joinWords([...named])})`
}
