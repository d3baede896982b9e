import type { PublicCosmeticAnalysis } from '../../../contract/analysis.ts'
import { BellRing } from 'lucide-react'
import { useId, useState } from 'react'
import { type AlertLine, alertsNow, printedBeside } from '../../lib/kept/alerts-now.ts'
import { formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const messages = resultMessages.alerts
const SHOWN_FIRST = 3

/** Only the owner's answer carries alerts; without them there is no box at all. */
export function AlertsBox({ analysis }: { analysis: PublicCosmeticAnalysis }) {
  const titleId = useId()
  const [isAll, setIsAll] = useState(false)
  const now = alertsNow(analysis.analysisResults, analysis.today)
  if (now === null) return null
  const { matches, unread, gone, countThen } = now
  const hidden = matches.length - SHOWN_FIRST
  const hasMatch = matches.length > 0
  return (
    <section
      aria-labelledby={titleId}
      className={`keep-whole rounded-card border p-5 sm:p-6 ${hasMatch ? 'border-poor/60 bg-poor-soft' : 'border-line bg-raised'}`}
    >
      <h2 id={titleId} className="flex items-center gap-3 text-[1.375rem]">
        <BellRing aria-hidden size={22} className={hasMatch ? 'text-poor' : 'text-muted'} />
        {messages.title}
      </h2>
      {hasMatch ? (
        <ul className="mt-3 grid gap-3">
          {(isAll ? matches : matches.slice(0, SHOWN_FIRST)).map((line) => (
            <Match key={line.text} line={line} />
          ))}
        </ul>
      ) : (
        <p className="mt-3">{unread.length > 0 ? messages.noneOfRead : messages.none}</p>
      )}
      {hidden > 0 && (
        <Button kind="quiet" size="sm" className="no-print mt-2 -ml-3" onClick={() => setIsAll(!isAll)}>
          {isAll ? messages.less : messages.more(hidden)}
        </Button>
      )}
      {unread.map(({ text }) => (
        <p key={text} className={`mt-3 border-t pt-3 ${hasMatch ? 'border-poor/30' : 'border-line'}`}>
          <span className="mr-2 font-semibold">{messages.kinds.unread}</span>
          {text}
        </p>
      ))}
      {countThen !== null && (
        <p className="mt-3 text-muted">
          {messages.then(formatDate(analysis.createdAt), countThen)} {gone.length > 0 && messages.gone(gone)}
        </p>
      )}
      <p className="mt-3 text-[0.9375rem] text-muted">
        {messages.guarantee}{' '}
        <TextLink to={paths.profile} className="no-print">
          {messages.profile}
        </TextLink>
      </p>
    </section>
  )
}

function Match({ line }: { line: AlertLine }) {
  const printed = printedBeside(line)
  return (
    <li className="border-t border-poor/30 pt-3">
      {line.alert !== null && (
        <span className="mr-2 font-semibold text-poor">{messages.kinds[line.alert.kind]}</span>
      )}
      {line.text}
      {line.isNew && <span className="ml-2 font-semibold">{messages.isNew}</span>}
      {printed !== null && <span className="block text-muted">{messages.matched(printed)}</span>}
    </li>
  )
}
