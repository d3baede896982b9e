import { Moon, Sun } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { FaceReport } from '../../../../contract/face-report.ts'
import { reportMessages } from '../../../lib/messages/face.ts'
import { Card } from '../../../ui/card.tsx'

const messages = reportMessages.routine

export function RoutineCards({ report }: { report: FaceReport }) {
  const { morning, evening } = report.routine
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-6 md:grid-cols-2 print:grid-cols-2">
      <Routine title={messages.morning} steps={morning} icon={<Sun aria-hidden size={22} />} />
      <Routine title={messages.evening} steps={evening} icon={<Moon aria-hidden size={22} />} />
      {report.advice.length > 0 && (
        <Routine title={messages.advice} steps={report.advice} icon={null} className="md:col-span-2" />
      )}
    </div>
  )
}

type RoutineProps = { title: string; steps: readonly string[]; icon: ReactNode; className?: string }

function Routine({ title, steps, icon, className }: RoutineProps) {
  const titleId = useId()
  return (
    <Card labelledBy={titleId} {...(className === undefined ? {} : { className })}>
      <h2 id={titleId} className="mb-3 flex items-center gap-3 text-[1.375rem]">
        {icon}
        {title}
      </h2>
      {steps.length === 0 ? (
        <p className="text-muted">{messages.none}</p>
      ) : (
        <ol className="divide-y divide-line border-t border-line">
          {steps.map((step, at) => (
            <li key={at} className="flex gap-4 py-2 sm:py-3">
              <span aria-hidden className="w-5 shrink-0 text-right font-serif text-lg leading-7 text-muted">
                {at + 1}
              </span>
              <span className="min-w-0">{step}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
