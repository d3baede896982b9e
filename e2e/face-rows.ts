import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import type { SkinReport } from '../src/contract/skin-report.ts'
import type { World } from './world.ts'

type FaceRow = { id: string; shareId: string; createdAt: string }

/** What is stored of one analysis: the row's own columns beside the report. */
type FaceContent = {
  safetyScore: number | null
  skinType: string | null
  concerns: unknown
  recommendations: unknown
  analysis: unknown
  searchText: string
}

const REPORT = {
  scores: { overall: 71, hydration: 64, clarity: 58, texture: 80 },
  skinType: { primary: 'Oily' },
  fullText: 'SKIN TYPE: Oily',
}

const CONCERNS = [
  'Shine',
  { name: 'Redness', severity: 7, description: 'Visible on both cheeks.' },
  { name: 'Dark Spots', severity: 4.5 },
]

const RECOMMENDATIONS = {
  priority: 'Calm the redness first.',
  morning: ['Gentle cleanser', 'SPF 50 sunscreen'],
  evening: ['Gentle cleanser', 'Niacinamide serum'],
  weekly: ['Clay mask'],
  lifestyle: ['Drink water'],
}

const CONTENT: FaceContent = {
  safetyScore: 71,
  skinType: 'oily',
  concerns: CONCERNS,
  recommendations: RECOMMENDATIONS,
  analysis: REPORT,
  searchText: 'oily shine redness dark spots',
}

/** A face analysis in the database of the app, as the app would have stored it: no photo is needed for what comes after. */
export async function seedFace(
  world: World,
  username: string,
  createdAt = new Date(),
  content: Partial<FaceContent> = {},
): Promise<FaceRow> {
  const row = {
    id: `face_${randomBytes(16).toString('base64url')}`,
    shareId: randomUUID(),
    createdAt: createdAt.toISOString(),
  }
  const { analysis, concerns, recommendations, safetyScore, searchText, skinType } = {
    ...CONTENT,
    ...content,
  }
  const client = new pg.Client({ connectionString: world.app.databaseUrl() })
  await client.connect()
  await client.query(
    `insert into face_analyses (id, share_id, user_id, created_at, safety_score, skin_type, concerns,
       recommendations, analysis, search_text)
     select $1, $2, id, $3, $4, $5, $6, $7, $8, $9 from users where username = $10`,
    [
      row.id,
      row.shareId,
      row.createdAt,
      safetyScore,
      skinType,
      JSON.stringify(concerns),
      JSON.stringify(recommendations),
      JSON.stringify(analysis),
      searchText,
      username,
    ],
  )
  await client.end()
  return row
}

/** The same for a report that was measured. */
export function seedMeasured(
  world: World,
  username: string,
  report: SkinReport,
  createdAt = new Date(),
): Promise<FaceRow> {
  return seedFace(world, username, createdAt, contentOf(report))
}

/** The columns of a measured report, as the server fills them. */
export function contentOf(report: SkinReport): FaceContent {
  return {
    safetyScore: report.scores.overall ?? null,
    skinType: report.skinType?.type ?? null,
    concerns: report.concerns,
    recommendations: report.recommendations,
    analysis: report,
    searchText: '',
  }
}
