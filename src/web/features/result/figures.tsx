import { comedogenicLabel, INGREDIENT_SAFE_FROM, safetyTone } from '../../../contract/bands.ts'
import type { AnalysisResults } from '../../../contract/analysis.ts'
import { formatNumber } from '../../lib/format.ts'
import { resultWords } from '../../lib/words/result.ts'
import { StatCard } from '../../ui/stat-card.tsx'
import { ToneMark, type Tone } from '../../ui/tone.tsx'
import { pointsText } from '../../lib/strip/verdict.ts'
import { ringWord } from './ring-word.ts'

const words = resultWords.figures
const CLOG_TONE: Record<ReturnType<typeof comedogenicLabel>, Tone> = {
  'Low risk': 'good',
  Moderate: 'fair',
  'High risk': 'poor',
}

export function Figures({ results }: { results: AnalysisResults }) {
  const { overallScore, isPartial, ingredients, comedogenicRating, veganStatus, veganUnknowable } = results
  const safe = ingredients.filter((entry) => (entry.safetyScore ?? 0) >= INGREDIENT_SAFE_FROM).length
  const clogWord = comedogenicRating === null ? null : comedogenicLabel(comedogenicRating)
  return (
    <section aria-label={words.title}>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 print:grid-cols-4">
        <StatCard
          label={words.safety}
          value={overallScore === null ? resultWords.ring.unknown : `${overallScore}/100`}
          note={overallScore === null ? undefined : ringWord(overallScore)}
          mark={<ToneMark tone={isPartial ? 'unknown' : safetyTone(overallScore)} />}
        />
        <StatCard
          label={words.ingredients}
          value={formatNumber(ingredients.length)}
          note={words.safe(safe)}
        />
        <StatCard
          label={words.comedogenic}
          value={comedogenicRating === null ? words.notRated : `${pointsText(comedogenicRating)}/5`}
          note={clogWord ?? words.notRatedNote}
          mark={<ToneMark tone={clogWord === null ? 'unknown' : CLOG_TONE[clogWord]} />}
        />
        <StatCard
          label={words.vegan}
          value={veganStatus ? words.veganYes : words.veganNo}
          note={veganNote(veganStatus, veganUnknowable.length)}
          mark={<ToneMark tone={veganTone(veganStatus, veganUnknowable.length)} />}
        />
      </dl>
    </section>
  )
}

function veganNote(isVegan: boolean, open: number): string {
  if (!isVegan) return words.veganNoNote
  return open === 0 ? words.veganYesNote : words.veganOpen(open)
}

/** No animal origin known, with names that nobody can tell from a label, is not a clean yes. */
function veganTone(isVegan: boolean, open: number): Tone {
  if (!isVegan) return 'fair'
  return open === 0 ? 'good' : 'unknown'
}
