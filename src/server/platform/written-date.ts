const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })

/** For sentences of the server, in the form of the screens and in UTC: Apr 10, 2026. */
export function writtenDay(date: Date): string {
  return day.format(date)
}

/** Apr 10, 2026 at 4:05 PM, in UTC: mails are read wherever their reader is. */
export function writtenMoment(date: Date): string {
  return `${writtenDay(date)} at ${time.format(date).replace(/\u202f/g, ' ')}`
}
