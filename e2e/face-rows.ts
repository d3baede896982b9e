import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import type { SkinReport } from '../src/contract/skin-report.ts'
import { realKnowledge } from '../src/engine/knowledge/folder.test-support.ts'
import {
  contentOf,
  OLD_CONTENT,
  reportOf,
  type FaceContent,
  type Person,
  type Told,
} from '../src/engine/skin/sample-faces.test-support.ts'
import type { World } from './world.ts'

type FaceRow = { id: string; shareId: string; createdAt: string }

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
  const { analysis, concerns, recommendations, safetyScore, skinType } = { ...OLD_CONTENT, ...content }
  const client = new pg.Client({ connectionString: world.app.databaseUrl() })
  await client.connect()
  await client.query(
    `insert into face_analyses (id, share_id, user_id, created_at, safety_score, skin_type, concerns,
       recommendations, analysis, search_text)
     select $1, $2, id, $3, $4, $5, $6, $7, $8, '' from users where username = $9`,
    [
      row.id,
      row.shareId,
      row.createdAt,
      safetyScore,
      skinType,
      JSON.stringify(concerns),
      JSON.stringify(recommendations),
      JSON.stringify(analysis),
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

/** A report as the engine writes it with the whole knowledge. */
export function measuredReport(told: Told = {}, person: Person = {}): SkinReport {
  return reportOf(realKnowledge(), told, person)
}
