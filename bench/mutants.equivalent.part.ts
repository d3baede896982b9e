import { type Equivalent, EQUIVALENT_IN_BLOCKS } from './mutants.equivalent-blocks.part.ts'
import type { Mutant } from './mutants.list.part.ts'

const EQUIVALENT: readonly Equivalent[] = [
  ...EQUIVALENT_IN_BLOCKS,
  {
    files: [
      'src/server/features/accounts/account-settings.queries.ts',
      'src/server/features/results/results.queries.ts',
      'src/server/features/billing/checkout.queries.ts',
      'src/server/features/billing/webhook.queries.ts',
      'src/server/features/subscription/subscription.queries.ts',
    ],
    code: 'return rowCount ?? 0',
    now: ['rowCount', '1'],
    because: 'the driver tells the count after every update and deletion: the type alone allows null',
  },
  {
    files: ['src/server/features/analyses/history.queries.ts', 'src/server/features/skin/skin.queries.ts'],
    code: 'return row?.total ?? 0',
    now: ['row?.total', '1'],
    because: 'a count without groups is always one row',
  },
  {
    files: ['src/server/features/billing/billing-rows.queries.ts'],
    code: 'return row?.open ?? 0',
    now: ['row?.open', '1'],
    because: 'a count without groups is always one row',
  },
  {
    files: ['src/server/features/billing/revenue.queries.ts'],
    code: 'return row?.people ?? 0',
    now: ['row?.people', '1'],
    because: 'a count without groups is always one row',
  },
  {
    files: ['src/server/features/accounts/account-settings.queries.ts'],
    code: 'return { cosmetic: cosmetic?.links ?? 0, skin: skin?.links ?? 0 }',
    now: ['cosmetic?.links', 'skin?.links', '1'],
    because: 'a count without groups is always one row',
  },
  {
    files: ['src/engine/inci/list/keep.ts'],
    code: 'const isOnlyLine = isSure && last < 0 && lines.length > 0',
    now: ['lines.length >= 0'],
    because: 'where there is no line none is kept either',
  },
  {
    files: ['src/engine/inci/blocks/sentences.ts'],
    code: 'const close = remarks[at] ?? 0',
    now: ['remarks[at]'],
    because: 'the array is as long as the text',
  },
  {
    files: ['src/engine/inci/match/near-index.ts'],
    code: 'while (size < total * 2) size *= 2',
    now: ['size <= total * 2', 'total / 2'],
    because: 'a table with fewer or more slots holds the same entries, chained behind one another',
  },
  {
    files: ['src/engine/inci/match/near-index.ts'],
    code: 'const head = new Int32Array(size).fill(-1)',
    now: ['2'],
    because: 'any number below zero ends a chain',
  },
  {
    files: ['src/server/features/accounts/accounts.ts'],
    code: 'deps.passwords.verify(row?.passwordHash ?? null, input.password),',
    now: ['row?.passwordHash'],
    because: 'without an account a sign-in is refused whatever became of its password, and takes as long',
  },
  {
    files: ['src/server/platform/security/session.ts'],
    code: 'return names[index] ?? null',
    now: ['names[index]'],
    because: 'what is undefined is stored as null',
  },
  {
    files: ['src/server/platform/security/throttle.queries.ts'],
    code: 'return row?.count ?? 1',
    now: ['row?.count', '2', '0'],
    because: 'an insert that updates on conflict always returns its row',
  },
  {
    files: ['src/contract/older-shapes/face-report.ts'],
    code: "const close = fence === -1 ? -1 : from.indexOf('```')",
    now: ['false'],
    because: 'where no fence begins none is found to end either',
  },
  {
    files: ['src/contract/older-shapes/results.ts'],
    code: "return typeof value === 'object' && value !== null ? { ...value } : {}",
    now: ["typeof value === 'object' || value !== null", 'true'],
    because: 'spread, anything that is no object gives no field that a result has',
  },
  {
    files: ['src/server/features/analyses/analyses.ts'],
    code: '...(input.productType ? { productType: input.productType } : {}),',
    now: ['true'],
    because:
      'a kind of product that is undefined is guessed like one that is absent; the types alone tell them apart',
  },
  {
    files: ['src/contract/bands.ts'],
    code: 'return (ingredient.safetyScore ?? 100) < 60 || (ingredient.comedogenic ?? 0) > 3',
    now: ['1', '101', '99', 'ingredient.comedogenic'],
    because: 'what stands in for an unknown figure lies far from the limit',
  },
  {
    files: ['src/server/adapters/ai/transport.ts'],
    code: 'const status = message.statusCode ?? 0',
    now: ['message.statusCode', '1'],
    because: 'the answer to a request always has a status',
  },
  {
    files: ['src/engine/inci/match/near-index.ts'],
    code: 'if (bitCount((letters[at] ?? 0) ^ querySet) > 2 * edits) return',
    now: ['false', '3', '1', 'letters[at]'],
    because: 'what it leaves out early lies too far away by measure too, and each name has its letters',
  },
  {
    files: ['src/engine/inci/match/match-lines.ts'],
    code: 'for (let at = 0; at < items.length; at++) {',
    now: ['at <= items.length'],
    because: 'behind the last item there is none to push',
  },
  {
    files: ['src/engine/inci/match/match-part.ts'],
    code: '(name.inner.length > 0 ? matchBracketed(name, knowledge) : null) ??',
    now: ['name.inner.length >= 0', 'true'],
    because: 'without brackets there is only the name itself to ask, and that was asked before',
  },
  {
    files: ['src/engine/inci/match/stops/match-stop.ts'],
    code: "return inner.length > 0 && tail === '' ? matchBanned(outer, knowledge) : null",
    now: ['inner.length >= 0'],
    because: 'without brackets the outer name is the whole one, which was asked before',
  },
  {
    files: ['src/engine/inci/match/stops/match-stop.ts'],
    code: "knowledge.stops.find(printed) ?? (inner.length > 0 && tail === '' ? knowledge.stops.find(outer) : null)",
    now: ['inner.length >= 0'],
    because: 'without brackets the outer name is the whole one, which was asked before',
  },
  {
    files: ['src/engine/inci/match/match-exact.ts'],
    code: "while (from < to && QUALIFIERS.has(nameKey(words[from] ?? ''))) from++",
    now: ['from <= to'],
    because: 'behind the last word there is none, and none qualifies nothing',
  },
  {
    files: ['src/engine/inci/match/match-exact.ts'],
    code: "while (to > from && QUALIFIERS.has(nameKey(words[to - 1] ?? ''))) to--",
    now: ['to >= from'],
    because: 'where nothing is left, less is left of it no less',
  },
  {
    files: ['src/engine/inci/match/stops/stop-index.ts'],
    code: "while (from < to && around.has(words[from] ?? '')) from++",
    now: ['from <= to'],
    because: 'behind the last word there is none, and none stands around a name',
  },
  {
    files: ['src/engine/inci/match/stops/stop-index.ts'],
    code: "while (to > from && around.has(words[to - 1] ?? '')) to--",
    now: ['to >= from'],
    because: 'where nothing is left, less is left of it no less',
  },
  {
    files: ['src/engine/inci/match/stops/stop-index.ts'],
    code: 'const entry = list[stop ?? -1]',
    now: ['0'],
    because: 'where there is no stop its entry is not looked at',
  },
  {
    files: ['src/engine/inci/names/lost-separators.ts'],
    code: 'const cost = new Float64Array(length + 1)',
    now: ['2', '0'],
    because: 'the end costs nothing, whether its place is there or read as missing',
  },
  {
    files: ['src/engine/inci/names/lost-separators.ts'],
    code: 'steps[words.length] = { to: words.length, names: 0, isName: false }',
    now: ['1'],
    because: 'one name more for each way is one more for none',
  },
  {
    files: ['src/engine/inci/names/lost-separators.ts'],
    code: 'for (let from = words.length - 1; from >= 0; from--) {',
    now: ['0', 'words.length + 1'],
    because: 'no name begins behind the last word',
  },
  {
    files: ['src/engine/inci/match/name-key.ts'],
    code: 'if (result.includes(from)) result = result.replaceAll(from, to)',
    now: ['true'],
    because: 'where it is not there nothing is replaced',
  },
  {
    files: ['src/engine/inci/names/chunks.ts'],
    code: "while (start < end && ' \\n\\t,;:.-\"\\'•・|)]}/=~_'.includes(text.charAt(start)) && !isMinusName(text, start))",
    now: ['start <= end'],
    because: 'where all of a piece is trimmed it is none, however far',
  },
]

/** A line that logs something, also where that follows from a condition. */
const LOGGED = /(^|[ .])log\.(debug|info|warn|error)\(/

/** `list[at ?? -1]`, with no other 1 in the line. */
const NO_PLACE = /^[^1]*\?\? -1\][^1]*$/

/** Why a mistake is none; undefined where it is one. */
export function reasonOf({ file, code, now, was }: Mutant): string | undefined {
  // The condition before it decides more than the line.
  const logged = LOGGED.exec(code)
  if (logged && code.indexOf(was) > logged.index) return 'what is logged is not counted'
  if (was === '1' && now === '2' && NO_PLACE.test(code)) return 'no list has a place below zero'
  if (now.startsWith('PLANS.findLast(')) return 'each plan has an id of its own'
  return EQUIVALENT.find((one) => one.files.includes(file) && one.code === code && one.now.includes(now))
    ?.because
}
