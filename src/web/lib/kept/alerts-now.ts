import type { AnalysisToday } from '../../../contract/analysis.ts'
import type { PersonalAlert } from '../../../contract/finding.ts'
import type { RecordedResults } from '../../../contract/recorded.ts'

export type AlertLine = {
  text: string
  /** Null in rows that kept only the sentence. */
  alert: PersonalAlert | null
  /** Not said when the result was kept. */
  isNew: boolean
}

type AlertsNow = {
  /** What matches, as of today where today was asked. */
  matches: AlertLine[]
  /** What could not be read, and so is not ruled out. */
  unread: AlertLine[]
  /** What was said when the result was kept and is not any more. */
  gone: string[]
  /** How many matched when the result was kept; null where that was not recorded, or nothing changed since. */
  countThen: number | null
}

/** The alerts of a kept result: today's where the answer holds them, with what differs from the day it was kept; null for visitors. */
export function alertsNow(results: RecordedResults, today: AnalysisToday | undefined): AlertsNow | null {
  const then = linesThen(results)
  const now = today?.alerts ? today.alerts.map((alert) => ({ text: alert.text, alert })) : then
  if (!now) return null
  const textsThen = new Set(then?.map(({ text }) => text))
  const lines = now.map((line) => ({ ...line, isNew: then !== null && !textsThen.has(line.text) }))
  const matches = lines.filter((line) => !isUnread(line))
  const gone = (then ?? [])
    .filter((line) => !isUnread(line) && now.every(({ text }) => text !== line.text))
    .map(({ text }) => text)
  const isOther = gone.length > 0 || matches.some(({ isNew }) => isNew)
  return {
    matches,
    unread: lines.filter(isUnread),
    gone,
    countThen: then && isOther ? then.filter((line) => !isUnread(line)).length : null,
  }
}

function linesThen({ personalAlerts, alerts }: RecordedResults): Pick<AlertLine, 'text' | 'alert'>[] | null {
  if (personalAlerts === undefined) return null
  return personalAlerts.map((text, at) => ({
    text,
    alert: alerts?.find((entry) => entry.text === text) ?? alerts?.[at] ?? null,
  }))
}

function isUnread({ alert }: Pick<AlertLine, 'alert'>): boolean {
  return alert?.kind === 'unread'
}

/** The printed names, where the sentence does not name them all by itself. */
export function printedBeside({ alert, text }: AlertLine): string | null {
  if (alert === null || alert.kind === 'unread' || alert.printed.every((name) => text.includes(name)))
    return null
  return alert.printed.join(', ')
}
