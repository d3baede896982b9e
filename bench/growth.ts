// What grows with the number of users: arithmetic over stated habits and the costs that `npm run bench -- scale` measured.
// `npm run bench -- growth` prints the tables of docs/scaling.md.

/** Habits are estimates: nothing here was observed. */
const HABITS = {
  activeShare: 0.3,
  visitsOfActiveAMonth: 6,
  /** The busiest quarter of an hour beside the mean of a month. */
  peak: 4,
  /** People without an account who come to a page of an ingredient, for each visit of a user. */
  strangers: 3,
  /** Results that are there, of so many months. */
  monthsKept: 24,
} as const

/** `perVisit`: how often in a visit of a user. The rest: milliseconds of processor time a call. */
type Call = { name: string; perVisit: number; app: number; postgres: number; readers: number }

/** Measured 26 November 2026 on two cores that others used, too (docs/benchmarks.md); a face is counted as a label. */
const CALLS: readonly Call[] = [
  { name: 'analysis of a list', perVisit: 1.2, app: 17.5, postgres: 5.2, readers: 0 },
  { name: 'label photo', perVisit: 0.6, app: 53, postgres: 4.2, readers: 901 },
  { name: 'face photo', perVisit: 0.1, app: 53, postgres: 5.2, readers: 901 },
  { name: 'list of results', perVisit: 3, app: 3.5, postgres: 1.2, readers: 0 },
  { name: 'one result', perVisit: 2, app: 9.1, postgres: 1.4, readers: 0 },
  { name: 'page of an ingredient', perVisit: 2 + HABITS.strangers, app: 1.6, postgres: 0.3, readers: 0 },
  { name: 'signing in', perVisit: 0.2, app: 21.9, postgres: 4.1, readers: 0 },
]

/** Bytes with indexes, measured in the same run: an account with its session and counters, an analysis with its reservation. */
const BYTES = { account: 476 + 266 + 159, analysis: 7_730 + 402 }

/** A machine that is half busy at its peak answers quickly and bears the loss of another. */
const BUSY_SHARE = 0.5

const MONTH_SECONDS = 30 * 86_400

function grow(users: number) {
  const visitsAMonth = users * HABITS.activeShare * HABITS.visitsOfActiveAMonth
  const visitsASecond = (visitsAMonth / MONTH_SECONDS) * HABITS.peak
  const cores = (part: 'app' | 'postgres' | 'readers') =>
    CALLS.reduce((sum, call) => sum + visitsASecond * call.perVisit * (call[part] / 1_000), 0) / BUSY_SHARE
  const rate = (name: string) =>
    visitsASecond *
    CALLS.filter((call) => call.name.includes(name)).reduce((sum, one) => sum + one.perVisit, 0)
  const analysesAMonth = visitsAMonth * (CALLS[0]?.perVisit ?? 0)
  return {
    users,
    callsASecond: visitsASecond * CALLS.reduce((sum, { perVisit }) => sum + perVisit, 0),
    analysesASecond: rate('analysis'),
    photosASecond: rate('photo'),
    appCores: cores('app'),
    postgresCores: cores('postgres'),
    readerCores: cores('readers'),
    gigabytesAYear: (analysesAMonth * 12 * BYTES.analysis) / 1e9,
    gigabytes: (users * BYTES.account + analysesAMonth * HABITS.monthsKept * BYTES.analysis) / 1e9,
    rows: analysesAMonth * HABITS.monthsKept,
  }
}

const short = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value >= 1 ? value.toFixed(1) : value.toPrecision(1)

console.log('Cores are those that are half busy at the peak.')
const [first, ...others] = [10_000, 1_000_000, 100_000_000].map(grow)
if (first) {
  for (const name of Object.keys(first) as (keyof typeof first)[])
    console.log(
      `${name.padEnd(18)} ${[first, ...others].map((one) => short(one[name]).padStart(16)).join('')}`,
    )
}
