const PLAN = /\b(standard|premium)\b/i
const PERIOD = /\b(monthly|month|yearly|annual|annually|year)\b/i
const ISO_DAY = /\b(20\d\d)-(\d\d)-(\d\d)\b/
const DAY = /\b(\d{1,2})\.? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (20\d\d)\b/i
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * What a stranger's words say of a contract, in words of ours: a plan, how it is paid, and a day. Nothing else of the text
 * comes through, so that a mail with it carries nobody's message.
 */
export function namedIn(contract: string): string[] {
  const plan = PLAN.exec(contract)?.[1]?.toLowerCase()
  const period = PERIOD.exec(contract)?.[1]?.toLowerCase()
  const day = dayIn(contract)
  return [
    ...(plan === undefined ? [] : [`Plan: ${plan === 'premium' ? 'Premium' : 'Standard'}`]),
    ...(period === undefined ? [] : [`Paid: ${period.startsWith('month') ? 'monthly' : 'yearly'}`]),
    ...(day === null ? [] : [`Day named: ${day}`]),
  ]
}

function dayIn(text: string): string | null {
  const iso = ISO_DAY.exec(text)
  const said = DAY.exec(text)
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : said
      ? [
          said[3],
          String(MONTHS.indexOf(said[2]?.toLowerCase() ?? '') + 1).padStart(2, '0'),
          said[1]?.padStart(2, '0'),
        ]
      : []
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10)
}
