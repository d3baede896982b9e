import type { RecordedIngredient } from '../../../contract/recorded.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { SourceLine } from '../../ui/source-line.tsx'

const messages = resultMessages.detail

/** The one rule that set the score, with the source anybody can look up. */
export function WhyScore({ ingredient }: { ingredient: RecordedIngredient }) {
  const { safetyScore, why } = ingredient
  if (!why) {
    return (
      <>
        <h3 className="text-lg">{messages.why}</h3>
        <p className="mt-1 text-muted">
          {safetyScore === null && why === null ? messages.noWhy : resultMessages.notRecorded}
        </p>
      </>
    )
  }
  return (
    <>
      <h3 className="text-lg">{messages.why}</h3>
      <p className="mt-1 max-w-[65ch]">{why.text}</p>
      <dl className="mt-2 text-[0.9375rem] text-muted">
        <div className="[&>*]:inline">
          <dt>{messages.source}:</dt>{' '}
          <dd>
            <SourceLine source={why.source} />
          </dd>
        </div>
        <div className="flex flex-wrap gap-x-2">
          <dt>{messages.rule}:</dt>
          <dd className="font-mono text-sm leading-6">{why.rule}</dd>
        </div>
      </dl>
    </>
  )
}
