import { useId } from 'react'
import { reportMessages } from '../../../lib/messages/face.ts'
import { skinMessages } from '../../../lib/messages/skin.ts'
import { skinTypeOf, type ShownReport } from './read-shown-report.ts'

const messages = reportMessages.type

export function SkinTypeBanner({ shown }: { shown: ShownReport }) {
  const titleId = useId()
  const type = skinTypeOf(shown)
  const told = shown.measured?.skinType ?? null
  return (
    <section
      aria-labelledby={titleId}
      className="keep-whole keep-colour flex flex-wrap items-baseline gap-x-6 gap-y-2 rounded-card border border-primary bg-good-soft px-5 py-5 sm:px-6"
    >
      <h2 id={titleId} className="text-[1.375rem]">
        {messages.title}
      </h2>
      <p className="font-serif text-[1.75rem] leading-tight">{type ?? skinMessages.notMeasured}</p>
      {type !== null && told !== null && <p>{messages.sure(Math.round(told.confidence * 100))}</p>}
      <p className="basis-full">{type === null ? messages.unknown : told?.because}</p>
    </section>
  )
}
