import type { Ingredient } from '../../../contract/ingredient.ts'
import { comedogenicBasis } from '../../lib/messages/comedogenic.ts'
import { ingredientMessages } from '../../lib/messages/ingredients.ts'
import { SourceLine } from '../../ui/source-line.tsx'
import { LedgerSection } from './ledger-section.tsx'

const messages = ingredientMessages.comedogenic

/** The median over the range; no rating is said in words and not drawn: a bar of nothing reads as zero, one set aside as counted. */
export function ComedogenicSection({ comedogenic }: { comedogenic: Ingredient['comedogenic'] }) {
  if (comedogenic === null) {
    return (
      <LedgerSection title={messages.title}>
        <p>{messages.none}</p>
      </LedgerSection>
    )
  }
  const { max, median, min, setAside, sources } = comedogenic
  const text = setAside || median === undefined ? messages.notRated : messages.range(median, median)
  return (
    <LedgerSection title={messages.title}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {!setAside && <RangeDrawing min={min} max={max} label={messages.alt(messages.range(min, max))} />}
        <p className="font-serif text-xl">{text}</p>
      </div>
      <p className="mt-1">
        {messages.basis(comedogenicBasis(comedogenic))} <span className="text-muted">{messages.caution}</span>
      </p>
      <p className="mt-1.5 text-[0.9375rem] text-muted">{messages.sources}</p>
      <ul className="text-[0.9375rem] text-muted">
        {sources.map((source) => (
          <li key={source.id}>
            <SourceLine source={source} />
          </li>
        ))}
      </ul>
    </LedgerSection>
  )
}

const STEP = 40
const LEFT = 12
const at = (rating: number) => LEFT + rating * STEP

function RangeDrawing({ min, max, label }: { min: number; max: number; label: string }) {
  return (
    <svg viewBox="0 0 224 44" role="img" aria-label={label} className="keep-colour w-56 max-w-full text-ink">
      <line x1={at(0)} x2={at(5)} y1="16" y2="16" strokeWidth="1.5" className="stroke-edge" />
      {[0, 1, 2, 3, 4, 5].map((rating) => (
        <g key={rating}>
          <line x1={at(rating)} x2={at(rating)} y1="11" y2="21" strokeWidth="1.5" className="stroke-edge" />
          <text
            x={at(rating)}
            y="39"
            textAnchor="middle"
            fill="currentColor"
            className="text-[13px] [font-variant-numeric:tabular-nums]"
          >
            {rating}
          </text>
        </g>
      ))}
      <line
        x1={at(min)}
        x2={at(max)}
        y1="16"
        y2="16"
        strokeWidth="9"
        strokeLinecap="round"
        className="stroke-accent"
      />
      {min === max && <circle cx={at(min)} cy="16" r="6.5" className="fill-accent" />}
    </svg>
  )
}
