import { BellRing } from 'lucide-react'
import { useId, useState } from 'react'
import type { AnalysisResults } from '../../../contract/analysis.ts'
import type { PersonalAlert } from '../../../contract/finding.ts'
import { paths } from '../../lib/paths.ts'
import { resultWords } from '../../lib/words/result.ts'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'

const words = resultWords.alerts
const SHOWN_FIRST = 3

type Line = { text: string; kind: string | null; printed: string | null }

/** Only the owner's answer carries alerts; without them there is no box at all. */
export function AlertsBox({ results }: { results: AnalysisResults }) {
  const titleId = useId()
  const [isAll, setIsAll] = useState(false)
  if (results.personalAlerts === undefined) return null
  const lines = linesOf(results.personalAlerts, results.alerts)
  const hidden = lines.length - SHOWN_FIRST
  return (
    <section
      aria-labelledby={titleId}
      className={`keep-whole rounded-card border p-5 sm:p-6 ${lines.length > 0 ? 'border-poor/60 bg-poor-soft' : 'border-line bg-raised'}`}
    >
      <h2 id={titleId} className="flex items-center gap-3 text-[1.375rem]">
        <BellRing aria-hidden size={22} className={lines.length > 0 ? 'text-poor' : 'text-muted'} />
        {words.title}
      </h2>
      {lines.length === 0 ? (
        <p className="mt-3">{words.none}</p>
      ) : (
        <ul className="mt-3 grid gap-3">
          {(isAll ? lines : lines.slice(0, SHOWN_FIRST)).map((line) => (
            <li key={line.text} className="border-t border-poor/30 pt-3">
              {line.kind !== null && <span className="mr-2 font-semibold text-poor">{line.kind}</span>}
              {line.text}
              {line.printed !== null && <span className="block text-muted">{line.printed}</span>}
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button kind="quiet" size="sm" className="no-print mt-2 -ml-3" onClick={() => setIsAll(!isAll)}>
          {isAll ? words.less : words.more(hidden)}
        </Button>
      )}
      <p className="mt-3 text-[0.9375rem] text-muted">
        {words.guarantee}{' '}
        <TextLink to={paths.profile} className="no-print">
          {words.profile}
        </TextLink>
      </p>
    </section>
  )
}

function linesOf(texts: readonly string[], alerts: readonly PersonalAlert[] | undefined): Line[] {
  return texts.map((text, index) => {
    const alert = alerts?.find((entry) => entry.text === text) ?? alerts?.[index]
    return {
      text,
      kind: alert === undefined ? null : words.kinds[alert.kind],
      printed: alert === undefined ? null : printedText(alert),
    }
  })
}

/** The printed names, where the sentence does not name them all by itself. */
function printedText({ printed, text }: PersonalAlert): string | null {
  return printed.every((name) => text.includes(name)) ? null : words.matched(printed.join(', '))
}
