import {
  type comedogenicLabel,
  INGREDIENT_SAFE_FROM,
  namesRated,
  ringTone,
  shownRating,
  veganVerdict,
} from '../../../contract/bands.ts'
import { distinct } from '../../../contract/distinct.ts'
import type { RecordedResults } from '../../../contract/recorded.ts'
import { formatNumber } from '../../lib/format.ts'
import { whyNotRated } from '../../lib/kept/why-not-rated.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { StatCard } from '../../ui/stat-card.tsx'
import { ToneMark, type Tone } from '../../ui/tone.tsx'
import { ringWord } from './ring-word.ts'
import { toldComedogenic } from '../../lib/kept/reassurance.ts'

const messages = resultMessages.figures
const CLOG_TONE: Record<ReturnType<typeof comedogenicLabel>, Tone> = {
  'Low risk': 'good',
  Moderate: 'fair',
  'High risk': 'poor',
}

export function Figures({ results }: { results: RecordedResults }) {
  const { overallScore, isPartial, comedogenicRating } = results
  const ingredients = distinct(results.ingredients)
  const safe = ingredients.filter((entry) => (entry.safetyScore ?? 0) >= INGREDIENT_SAFE_FROM).length
  const clogWord = toldComedogenic(results)
  const rated = namesRated(ingredients)
  const isListed = ingredients.length > 0
  return (
    <section aria-label={messages.title}>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 print:grid-cols-4">
        <StatCard
          label={messages.safety}
          value={typeof overallScore === 'number' ? `${overallScore}/100` : ringWord(overallScore)}
          note={typeof overallScore === 'number' ? ringWord(overallScore) : undefined}
          mark={<ToneMark tone={isPartial === true ? 'unknown' : ringTone(overallScore)} />}
        />
        <StatCard
          label={messages.ingredients}
          value={isListed ? formatNumber(ingredients.length) : resultMessages.notRecorded}
          note={
            ingredients.some((entry) => typeof entry.safetyScore === 'number')
              ? messages.safe(safe)
              : undefined
          }
        />
        <StatCard
          label={messages.comedogenic}
          value={clogText(comedogenicRating)}
          note={clogNote(results, clogWord)}
          mark={<ToneMark tone={clogTone(clogWord, rated * 2 >= ingredients.length)} />}
        />
        <VeganCard results={results} />
      </dl>
    </section>
  )
}

function VeganCard({ results }: { results: RecordedResults }) {
  const { veganStatus, veganUnknowable } = results
  const ingredients = distinct(results.ingredients)
  const verdict = veganVerdict(veganStatus, veganUnknowable?.length)
  if (verdict === null)
    return (
      <StatCard
        label={messages.vegan}
        value={resultMessages.notRecorded}
        mark={<ToneMark tone="unknown" />}
      />
    )
  return (
    <StatCard
      label={messages.vegan}
      value={messages.vegans[verdict].title}
      note={veganNote(verdict, veganUnknowable?.length, ingredients.length)}
      mark={<ToneMark tone={VEGAN_TONE[verdict]} />}
    />
  )
}

type ClogWord = ReturnType<typeof comedogenicLabel>

function clogNote(results: RecordedResults, word: ClogWord | null): string | undefined {
  if (results.comedogenicRating === undefined) return undefined
  if (results.comedogenicRating === null) return whyNotRated(results)
  const ingredients = distinct(results.ingredients)
  if (ingredients.length === 0) return word ?? undefined
  return messages.clogRated(word, namesRated(ingredients), ingredients.length)
}

/** What few names of many were rated for is no all-clear. */
function clogTone(word: ClogWord | null, isMostlyRated: boolean): Tone {
  return word === null || (word === 'Low risk' && !isMostlyRated) ? 'unknown' : CLOG_TONE[word]
}

function clogText(rating: number | null | undefined): string {
  if (rating === undefined) return resultMessages.notRecorded
  return rating === null ? messages.notRated : `${formatNumber(shownRating(rating))}/5`
}

type Vegan = NonNullable<ReturnType<typeof veganVerdict>>

function veganNote(verdict: Vegan, open: number | undefined, names: number): string {
  if (verdict !== 'none-known') return messages.vegans[verdict].note
  return open === undefined ? messages.veganOpenNotRecorded : messages.veganOpen(open, names)
}

/** No animal origin known, with names that nobody can tell from a label, is not a clean yes. */
const VEGAN_TONE: Record<Vegan, Tone> = {
  vegan: 'good',
  'none-known': 'unknown',
  'not-vegan': 'fair',
}
