import type { AnalysisSummary, CosmeticAnalysis } from '../../contract/analysis.ts'
import type { CosmeticHistory } from '../../contract/history.ts'
import { analyze } from '../../engine/analyze.ts'
import { compileKnowledge } from '../../engine/knowledge/compile.ts'
import type { CompiledKnowledge } from '../../engine/knowledge/compiled.ts'
import { loadKnowledge, type Knowledge } from '../../engine/knowledge/load.ts'

export const analysisId = (place: number) => `ana_${String(place).padStart(22, '0')}`
export const shareId = (place: number) => `0b7c4c9e-7f0a-4c4e-9a59-${String(place).padStart(12, '0')}`

export const TODAY = {
  overallScore: 82,
  isPartial: false,
  veganStatus: true,
  alertCount: 0,
  lawChangeCount: 0,
}

/** An entry of a list. */
export function summary(place: number, rest: Partial<AnalysisSummary> = {}): AnalysisSummary {
  return {
    id: analysisId(place),
    shareId: shareId(place),
    productName: `Product ${place}`,
    createdAt: '2026-11-05T10:00:00.000Z',
    isPublic: false,
    ownerName: null,
    status: 'complete',
    overallScore: 82,
    isPartial: false,
    comedogenicRating: null,
    veganStatus: true,
    ingredientCount: 12,
    alertCount: 0,
    today: TODAY,
    ...rest,
  }
}

/** All that is kept on one page. */
export function historyOf(items: AnalysisSummary[], rest: Partial<CosmeticHistory> = {}): CosmeticHistory {
  return { total: items.length, page: 1, pages: 1, items, changedByLaw: { total: 0, newest: [] }, ...rest }
}

const files = import.meta.glob<string>(['/knowledge/**/*.tsv', '!/knowledge/imported/**'], {
  query: '?raw',
  import: 'default',
})
const built = import.meta.glob<string>('/dist/knowledge.json', { query: '?raw', import: 'default' })
let knowledge: Promise<Knowledge> | null = null

/** The whole knowledge of this version; read once. */
export function realKnowledge(): Promise<Knowledge> {
  return (knowledge ??= readKnowledge())
}

/** As it was built, where that was from the files as they are now. */
async function readKnowledge(): Promise<Knowledge> {
  const readBuilt = import.meta.env['BUILT_KNOWLEDGE'] ? Object.values(built)[0] : undefined
  if (readBuilt) return loadKnowledge(JSON.parse(await readBuilt()) as CompiledKnowledge)
  const texts = Object.entries(files).map(
    async ([path, read]) => [path.slice('/knowledge/'.length), await read()] as const,
  )
  const answer = compileKnowledge(Object.fromEntries(await Promise.all(texts)))
  if ('errors' in answer) throw new Error(`The knowledge does not compile:\n${answer.errors.join('\n')}`)
  return loadKnowledge(answer.compiled)
}

/** What the engine says of a list with the whole knowledge, as its owner is answered. */
export async function realAnalysis(
  ingredientsList: string,
  rest: Partial<CosmeticAnalysis> = {},
): Promise<CosmeticAnalysis> {
  const productName = rest.productName ?? ''
  return {
    id: analysisId(1),
    shareId: shareId(1),
    productName: '',
    createdAt: '2026-11-05T10:00:00.000Z',
    isPublic: false,
    isOwner: true,
    ownerName: null,
    ingredientsList,
    status: 'complete',
    analysisResults: analyze(ingredientsList, await realKnowledge(), { productName }),
    ...rest,
  }
}
