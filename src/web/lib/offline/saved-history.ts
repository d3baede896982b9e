import type { AnalysisSummary } from '../../../contract/analysis.ts'
import type { FaceAnalysisSummary } from '../../../contract/face.ts'
import {
  HISTORY_A_PAGE,
  type CosmeticFilter,
  type CosmeticHistory,
  type CosmeticHistoryQuery,
  type HistorySort,
  type SkinHistory,
  type SkinHistoryQuery,
} from '../../../contract/history.ts'
import { searchForm, UNNAMED_PRODUCT } from '../../../contract/search-form.ts'

/** More than that are told by their number, as by the server. */
const CHANGED_SHOWN = 5

type Searched<Row> = { row: Row; words: string }

/** What the server's history searches of a list: the product as lists show it, and its names as printed and as known. */
export function wordsOfAnalysis(
  productName: string,
  ingredients: readonly { printed?: string | undefined; name: string }[],
): string {
  const names = ingredients.flatMap(({ printed, name }) =>
    printed === undefined || printed === name ? [name] : [printed, name],
  )
  return searchForm([productName || UNNAMED_PRODUCT, ...names].join(' '))
}

function wordsOfFace({ skinType, concerns }: Pick<FaceAnalysisSummary, 'skinType' | 'concerns'>): string {
  const names = concerns.map((concern) => (typeof concern === 'string' ? concern : concern.name))
  return searchForm([skinType ?? 'unknown', ...names].join(' '))
}

/** The page that the server would answer, made of what is saved on this device. */
export function savedCosmeticHistory(
  rows: readonly Searched<AnalysisSummary>[],
  query: CosmeticHistoryQuery,
): CosmeticHistory {
  const changed = sorted(
    rows.map(({ row }) => row).filter(({ today }) => (today?.lawChangeCount ?? 0) > 0),
    'newest',
    () => null,
  )
  return {
    ...pageOf(
      rows.filter(({ row }) => FILTERS[query.filter](row)),
      query,
      ({ overallScore }) => overallScore,
    ),
    changedByLaw: { total: changed.length, newest: changed.slice(0, CHANGED_SHOWN) },
  }
}

export function savedSkinHistory(rows: readonly FaceAnalysisSummary[], query: SkinHistoryQuery): SkinHistory {
  const searched = rows.map((row) => ({ row, words: wordsOfFace(row) }))
  const isWanted = ({ row }: Searched<FaceAnalysisSummary>) =>
    query.filter === 'all' || row.skinType === query.filter
  return pageOf(searched.filter(isWanted), query, ({ safetyScore }) => safetyScore)
}

/** The same words as the server's own in `history.queries.ts`. */
const FILTERS: Record<CosmeticFilter, (row: AnalysisSummary) => boolean> = {
  all: () => true,
  'high-risk': (row) => isBelow(row.overallScore, 60) || isBelow(row.today?.overallScore, 60),
  safe: (row) =>
    isFrom(row.overallScore, 80) && (row.today === undefined || isFrom(row.today.overallScore, 80)),
  vegan: (row) => row.veganStatus && (row.today?.veganStatus ?? true),
  alerts: (row) => (row.today?.alertCount ?? row.alertCount) > 0,
}

const isBelow = (score: number | null | undefined, limit: number) =>
  typeof score === 'number' && score < limit
const isFrom = (score: number | null | undefined, limit: number) =>
  typeof score === 'number' && score >= limit

type Dated = { id: string; createdAt: string }
type Asked = { search: string; sort: HistorySort; page: number }

function pageOf<Row extends Dated>(
  rows: readonly Searched<Row>[],
  { search, sort, page: asked }: Asked,
  scoreOf: (row: Row) => number | null,
) {
  const wanted = searchForm(search)
  const found = rows.filter(({ words }) => words.includes(wanted)).map(({ row }) => row)
  const pages = Math.max(1, Math.ceil(found.length / HISTORY_A_PAGE))
  const page = Math.min(asked, pages)
  const from = (page - 1) * HISTORY_A_PAGE
  const items = sorted(found, sort, scoreOf).slice(from, from + HISTORY_A_PAGE)
  return { total: found.length, page, pages, items }
}

function sorted<Row extends Dated>(
  rows: readonly Row[],
  sort: HistorySort,
  scoreOf: (row: Row) => number | null,
): Row[] {
  const newest = (a: Row, b: Row) => compare(b.createdAt, a.createdAt) || compare(b.id, a.id)
  /** What has no score stands last, whichever way round. */
  const byScore = (sign: 1 | -1) => (a: Row, b: Row) => {
    const [one, other] = [scoreOf(a), scoreOf(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null) || newest(a, b)
    return sign * (one - other) || newest(a, b)
  }
  const orders: Record<HistorySort, (a: Row, b: Row) => number> = {
    newest,
    oldest: (a, b) => newest(b, a),
    'score-high': byScore(-1),
    'score-low': byScore(1),
  }
  return rows.toSorted(orders[sort])
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
