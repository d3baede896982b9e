import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { COMPARED_MIN } from '../../../contract/choices.ts'
import type { AnalysisSummary } from '../../../contract/analysis.ts'
import { ringLabel, ringTone } from '../../../contract/bands.ts'
import { formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { analysesQuery } from '../../lib/queries/analyses-queries.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import { useChosen, type Chosen } from '../../lib/use-chosen.ts'
import { chooseMessages, compareMessages } from '../../lib/messages/compare.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ToneChip } from '../../ui/tone.tsx'

const messages = compareMessages.picker

/** Saved results to choose from; what did not complete has nothing to compare. */
export function Picker({ initial }: { initial: readonly string[] }) {
  const titleId = useId()
  const { data, isError, refetch } = useQuery(analysesQuery)
  const choice = useChosen(`picked ${useUser()?.id}`, initial)
  const saved = data?.filter(({ status }) => status === 'complete')
  if (saved === undefined && isError) {
    return (
      <LoadFailed text={messages.failed} retryLabel={commonMessages.retry} onRetry={() => void refetch()} />
    )
  }
  if (saved !== undefined && saved.length < COMPARED_MIN) {
    return (
      <EmptyState
        title={messages.empty.title}
        text={saved.length === 0 ? messages.empty.text : messages.empty.one}
        action={<ButtonLink to={paths.dashboard}>{messages.empty.action}</ButtonLink>}
      />
    )
  }
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-3 text-[1.375rem]">
        {messages.title}
      </h2>
      {saved === undefined ? (
        <Waiting />
      ) : (
        <>
          <ul className="border-t border-line">
            {saved.map((analysis) => (
              <PickerRow key={analysis.id} analysis={analysis} choice={choice} />
            ))}
          </ul>
          <PickerBar
            choice={{
              ...choice,
              // An address may name a result of somebody else: only what is listed here counts.
              chosen: choice.chosen.filter((id) => saved.some((analysis) => analysis.id === id)),
            }}
          />
        </>
      )}
    </section>
  )
}

function PickerRow({ analysis, choice }: { analysis: AnalysisSummary; choice: Chosen }) {
  const { createdAt, id, isPartial, overallScore, productName } = analysis
  const isChosen = choice.chosen.includes(id)
  const score = overallScore === null ? messages.notScored : `${overallScore} ${ringLabel(overallScore)}`
  return (
    <li className="border-b border-line has-checked:bg-good-soft">
      <CheckBox
        className="w-full px-2 py-2"
        checked={isChosen}
        disabled={choice.isFull && !isChosen}
        onChange={() => choice.toggle(id)}
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">
              {productName || compareMessages.unnamed}
            </span>
            <span className="block text-[0.9375rem] text-muted">
              {messages.analysed(formatDate(createdAt))}
            </span>
          </span>
          <ToneChip tone={isPartial ? 'unknown' : ringTone(overallScore)}>{score}</ToneChip>
        </span>
      </CheckBox>
    </li>
  )
}

function PickerBar({ choice: { chosen, clear, isFull } }: { choice: Chosen }) {
  const label = chooseMessages.button(chosen.length)
  return (
    <ChoiceBar
      label={chooseMessages.barLabel}
      text={isFull ? chooseMessages.full : chooseMessages.chosen(chosen.length)}
    >
      {chosen.length > 0 && (
        <Button kind="quiet" onClick={clear}>
          {chooseMessages.clear}
        </Button>
      )}
      {chosen.length < COMPARED_MIN ? (
        <Button disabled>{label}</Button>
      ) : (
        <ButtonLink to={paths.compared(chosen)}>{label}</ButtonLink>
      )}
    </ChoiceBar>
  )
}

function Waiting() {
  return (
    <div role="status" className="grid gap-2">
      <span className="sr-only">{commonMessages.loading}</span>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  )
}
