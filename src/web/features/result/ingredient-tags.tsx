import type { RecordedIngredient } from '../../../contract/recorded.ts'
import { Leaf, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { resultMessages } from '../../lib/messages/result.ts'
import { pointsText } from '../../lib/strip/verdict.ts'

const messages = resultMessages.grid

/** What else is known at a glance; a word of its own for what is not. */
export function IngredientTags({ ingredient }: { ingredient: RecordedIngredient }) {
  const { allergen, comedogenic, isEstimate, recognition, section, vegan } = ingredient
  const isKnown = recognition?.tier !== 'unknown'
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
      {section === 'active' && <span className="font-semibold text-primary">{messages.active}</span>}
      {section === 'may-contain' && <span>{messages.mayContain}</span>}
      {isEstimate === true && <span>{messages.estimate}</span>}
      {allergen === true && (
        <Tag icon={<TriangleAlert aria-hidden size={13} />}>
          <span className="font-semibold text-fair">{messages.allergen}</span>
        </Tag>
      )}
      {isKnown && <VeganTag vegan={vegan} />}
      {typeof comedogenic === 'number' && (
        <span>{resultMessages.concerns.clogs(Number(pointsText(comedogenic)))}</span>
      )}
    </span>
  )
}

/** Nothing where it was not recorded. */
function VeganTag({ vegan }: { vegan: boolean | null | undefined }) {
  if (vegan === undefined) return null
  if (vegan === true) return <Tag icon={<Leaf aria-hidden size={13} />}>{messages.vegan.yes}</Tag>
  return <span>{vegan === null ? messages.vegan.open : messages.vegan.no}</span>
}

function Tag({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1">
      {icon}
      {children}
    </span>
  )
}
