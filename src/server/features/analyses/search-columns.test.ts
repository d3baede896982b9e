import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CosmeticHistory, SkinHistory } from '../../../contract/history.ts'
import { analyses } from '../../db/tables/analyses.ts'
import { faceAnalyses } from '../../db/tables/face-analyses.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'
import { findUserId } from '../accounts/accounts.ts'
import { renewSearchTexts as renewSkinSearchTexts } from '../skin/skin.ts'
import { renewSearchTexts } from './analyses.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const found = async (client: Client, search: string) => {
  const path = `/api/analyses/history?search=${encodeURIComponent(search)}`
  return ((await client.get(path)).body as CosmeticHistory).items.map(({ productName }) => productName)
}
const foundSkin = async (client: Client, search: string) => {
  const path = `/api/face-analyses/history?search=${encodeURIComponent(search)}`
  return ((await client.get(path)).body as SkinHistory).total
}
const make = (client: Client, productName: string) =>
  client.post('/api/analyze', { ingredientsList: 'Aqua, Glycerin', productName })

test('HIST-26 accents and special letters do not matter on either side, and a product without a name is found as it is shown', async () => {
  const client = await world.as('accents')
  await make(client, 'Crème Süßholz')
  await make(client, 'Creme Sussholz Plus')
  await make(client, 'İnci ISIK')
  await client.post('/api/analyze', { ingredientsList: 'Aqua, Glycerin' })

  for (const search of ['creme', 'CRÈME', 'süßholz', 'SUSSHOLZ'])
    expect((await found(client, search)).sort()).toEqual(['Creme Sussholz Plus', 'Crème Süßholz'])
  for (const search of ['inci', 'İNCİ', 'ışık']) expect(await found(client, search)).toEqual(['İnci ISIK'])
  expect(await found(client, 'unnamed')).toEqual([''])
  expect(await found(client, 'Unnamed Product')).toEqual([''])
})

test('HIST-26 HIST-27 rows from before are found by the new words once the job has been', async () => {
  const client = await world.as('earlier')
  await make(client, 'Crème Alt')
  const { db, newId, newShareId, now } = world.deps
  const userId = (await findUserId(world.deps, 'earlier')) ?? ''
  await db.insert(faceAnalyses).values({
    ...{ id: newId('face'), shareId: newShareId(), userId, createdAt: now(), skinType: null },
    ...{ concerns: ['Rougeurs légères'], recommendations: [], analysis: '', searchText: 'rougeurs légères' },
  })
  await db.update(analyses).set({ searchText: 'crème alt', searchVersion: 0 })
  expect([await found(client, 'crème'), await foundSkin(client, 'légères')]).toEqual([[], 0])

  expect(await renewSearchTexts(world.deps)).toBeGreaterThan(0)
  expect(await renewSkinSearchTexts(world.deps)).toBe(1)

  expect([await found(client, 'crème'), await found(client, 'glycerin')]).toEqual([
    ['Crème Alt'],
    ['Crème Alt'],
  ])
  expect([await foundSkin(client, 'legeres'), await foundSkin(client, 'unknown')]).toEqual([1, 1])
  expect([await renewSearchTexts(world.deps), await renewSkinSearchTexts(world.deps)]).toEqual([0, 0])
})
