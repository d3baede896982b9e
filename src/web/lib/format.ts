import { UNKNOWN_DATE } from './messages/common.ts'

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', hour12: true })
const number = new Intl.NumberFormat('en-US')
const tenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** 'Nov 21, 2026' */
export function formatDate(iso: string | null | undefined): string {
  const date = parseDate(iso)
  return date === null ? UNKNOWN_DATE : day.format(date)
}

/** '4:05 PM', with a plain blank: Intl puts a narrow one that searches and tests do not find. */
export function formatTime(iso: string | null | undefined): string {
  const date = parseDate(iso)
  return date === null ? '' : clock.format(date).replace(/\u202f/g, ' ')
}

export function formatNumber(value: number): string {
  return number.format(value)
}

/** '2.3%', always with one decimal. */
export function formatPercent(percent: number): string {
  return `${tenths.format(percent)}%`
}

export function formatPrice(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: amount === 0 ? 0 : 2,
  }).format(amount)
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export function relativeTime(iso: string | null | undefined, nowMs: number): string {
  const date = parseDate(iso)
  if (date === null) return UNKNOWN_DATE
  const ago = nowMs - date.getTime()
  if (ago < HOUR_MS) return 'Just now'
  if (ago < DAY_MS) return counted(Math.floor(ago / HOUR_MS), 'hour') + ' ago'
  if (ago < 7 * DAY_MS) return counted(Math.floor(ago / DAY_MS), 'day') + ' ago'
  return day.format(date)
}

export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${formatNumber(count)} ${count === 1 ? noun : plural}`
}

export function waitWords(seconds: number): string {
  if (seconds < 60) return counted(Math.max(1, Math.ceil(seconds)), 'second')
  if (seconds < 3_600) return counted(Math.ceil(seconds / 60), 'minute')
  return counted(Math.ceil(seconds / 3_600), 'hour')
}

function parseDate(iso: string | null | undefined): Date | null {
  const date = new Date(iso ?? '')
  return Number.isNaN(date.getTime()) ? null : date
}
