import { Link } from '../../../lib/navigation.tsx'
import { ingredientSlug } from '../../../../contract/ingredient-slug.ts'
import { readableName } from '../../../../contract/readable-name.ts'
import type { SampleAnswer } from '../../../../contract/sample.ts'
import { paths } from '../../../lib/paths.ts'
import { toneOf } from '../../../lib/strip/verdict.ts'
import { liveMessages as messages } from '../landing.messages.ts'
import { classes } from '../../../ui/classes.ts'
import { LABEL_UNDERLINE } from '../label-underline.ts'
import type { IngredientFinding } from '../../../../contract/finding.ts'

type PackLabelProps = { answer: SampleAnswer; isResolved: boolean }

/** The back of a pack. Its words stand as printed until they resolve, one after another, into what they are. */
export function PackLabel({ answer: { sample, text, results }, isResolved }: PackLabelProps) {
  const { name, content } = messages.samples[sample]
  return (
    <div className="rounded-card border border-edge bg-raised">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-5 py-4">
        <p className="font-serif text-xl leading-tight">{name}</p>
        <p className="text-[0.9375rem] whitespace-nowrap text-muted">{content}</p>
      </div>
      <p
        data-resolved={isResolved || undefined}
        className="stagger px-5 py-4 font-mono wrap-anywhere text-[0.9375rem] leading-8"
      >
        {labelPieces(text, results.ingredients).map((piece, place) => (
          <Piece key={place} piece={piece} isResolved={isResolved} />
        ))}
      </p>
    </div>
  )
}

function Piece({ piece, isResolved }: { piece: LabelPiece; isResolved: boolean }) {
  if (piece.is === 'plain') return <span className="text-muted">{piece.text}</span>
  const { ingredient, after } = piece
  if (!isResolved) return <span>{ingredient.printed + after}</span>
  const look = classes(
    'underline decoration-2 underline-offset-4',
    LABEL_UNDERLINE[toneOf(ingredient)],
    ingredient.inci !== null && 'hover:text-primary hover:decoration-3',
  )
  return (
    <span className="animate-rise inline-block">
      {ingredient.inci === null ? (
        <span className={classes(look, 'text-muted')}>{ingredient.printed}</span>
      ) : (
        <Link to={paths.ingredient(ingredientSlug(ingredient.inci))} className={look}>
          {ingredient.printed}
        </Link>
      )}
      {ingredient.inci !== null && ingredient.recognition.tier === 'near' && (
        <span className="ml-1 font-sans text-sm text-accent">
          {messages.readAs(readableName(ingredient.inci))}
        </span>
      )}
      {after}
    </span>
  )
}

type LabelPiece =
  | { is: 'plain'; text: string }
  /** `after` is the mark that belongs to the name and must not begin the next line. */
  | { is: 'name'; index: number; ingredient: IngredientFinding; after: string }

/** The printed text cut into its names and what stands between them; joined again it is the same text. */
export function labelPieces(text: string, ingredients: readonly IngredientFinding[]): LabelPiece[] {
  const pieces: LabelPiece[] = []
  let at = 0
  ingredients.forEach((ingredient, index) => {
    const { start, end } = ingredient.span
    // A name read out of another one's brackets stands inside what is shown already.
    if (start < at) return
    if (start > at) pieces.push({ is: 'plain', text: text.slice(at, start) })
    const after = /^[^\s\w]*/.exec(text.slice(end))?.[0] ?? ''
    pieces.push({ is: 'name', index, ingredient, after })
    at = end + after.length
  })
  if (at < text.length) pieces.push({ is: 'plain', text: text.slice(at) })
  return pieces
}
