import { safetyTone } from '../../../contract/bands.ts'
import { ingredientSlug } from '../../../contract/ingredient-slug.ts'
import { readableName } from '../../../contract/readable-name.ts'
import type { RecordedIngredient } from '../../../contract/recorded.ts'
import { paths } from '../../lib/paths.ts'
import { compareMessages } from '../../lib/messages/compare.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { ToneMark } from '../../ui/tone.tsx'

/** A link where one substance is meant; an unknown name or a kind has no page. */
export function IngredientName({ name, inci }: { name: string; inci: string | null }) {
  const slug = inci === null ? '' : ingredientSlug(inci)
  const text = readableName(name)
  if (slug === '') return <span className="wrap-anywhere">{text}</span>
  return (
    <TextLink
      to={paths.ingredient(slug)}
      className="inline-block min-h-6 font-normal! text-ink! wrap-anywhere"
    >
      {text}
    </TextLink>
  )
}

/** A form, a figure and, for those who do not see the form, a word. */
export function ScoreMark({ finding }: { finding: RecordedIngredient }) {
  const tone = safetyTone(finding.safetyScore)
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <ToneMark tone={tone} size={12} />
      {typeof finding.safetyScore !== 'number' ? (
        <span className="text-muted">
          {finding.safetyScore === null
            ? compareMessages.ingredients.unknownScore
            : resultMessages.notRecorded}
        </span>
      ) : (
        <>
          <span className="tabular-nums">{finding.safetyScore}</span>
          <span className="sr-only">{resultMessages.verdicts[tone]}</span>
        </>
      )}
    </span>
  )
}
