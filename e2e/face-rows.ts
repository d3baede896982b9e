import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { World } from './world.ts'

type FaceRow = { id: string; shareId: string; createdAt: string }

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

/** A face analysis in the database of the app, as the app would have stored it: no photo is needed for what comes after. */
export async function seedFace(world: World, username: string, createdAt = new Date()): Promise<FaceRow> {
  const row = {
    id: `face_${randomBytes(16).toString('base64url')}`,
    shareId: randomUUID(),
    createdAt: createdAt.toISOString(),
  }
  const client = new pg.Client({ connectionString: databaseUrl(world.app.dataDir) })
  await client.connect()
  await client.query(
    `insert into face_analyses (id, share_id, user_id, created_at, safety_score, skin_type, concerns,
       recommendations, analysis, search_text)
     select $1, $2, id, $3, 71, 'oily', $4, $5, $6, 'oily shine redness dark spots' from users where username = $7`,
    [
      row.id,
      row.shareId,
      row.createdAt,
      JSON.stringify(CONCERNS),
      JSON.stringify(RECOMMENDATIONS),
      JSON.stringify(REPORT),
      username,
    ],
  )
  await client.end()
  return row
}

/** The embedded server of the app under test: its port stands in the fourth line of its pid file. */
function databaseUrl(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim()
  const port = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]
  return `postgres://opaline:${password}@127.0.0.1:${port}/opaline`
}
