import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAiWorld, type AiWorld } from '../../testing/ai-stand-in/ai-world.test-support.ts'
import { openNoAi, type AiOutcome, type AiProvider, type Facts } from './provider.ts'

let world: AiWorld
let ai: AiProvider
beforeAll(async () => {
  world = await createAiWorld()
  ai = await world.open()
})
afterAll(() => world.close())
beforeEach(() => world.standIn.reset())

const PHOTO = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
const WORD = 'glycerin '
const FACTS: Facts = { sentences: [`The list holds ${WORD}and more of it.`], names: ['Glycerin'] }
/** Two sentences about glycerin, of exactly so many characters. */
const summaryOf = (length: number) => {
  const text = `It holds glycerin. It holds ${WORD.repeat(length)}`.slice(0, length).trimEnd()
  return text + 'n'.repeat(length - text.length)
}
const GUESS = 'Probably a plant extract that softens.'
const padded = (text: string, length: number) => {
  const open = text.replace(/\.$/, '')
  return open + 'n'.repeat(length - open.length)
}
const valueOf = <T>(outcome: AiOutcome<T>) => (outcome.ok ? outcome.value : outcome.why)
const sentLimit = () =>
  world.standIn.asked.map(({ raw }) => (JSON.parse(raw) as { max_tokens: number }).max_tokens)

test('each ask goes to its model with the most tokens that its answer may have', async () => {
  await ai.readLabel(PHOTO)
  await ai.phraseSummary(FACTS)
  await ai.phraseFace(FACTS)
  await ai.secondOpinion(['Wobblium'])
  await ai.lookAtFace(PHOTO)

  expect(world.standIn.asked.map(({ task, model, photo }) => [task, model, photo?.length ?? null])).toEqual([
    ['label', 'eyes-1', 7],
    ['summary', 'words-1', null],
    ['face', 'words-1', null],
    ['guesses', 'words-1', null],
    ['look', 'eyes-1', 7],
  ])
  expect(sentLimit()).toEqual([6_000, 2_000, 2_000, 3_000, 2_000])
  const boundaries = world.standIn.asked.map(({ data }) => data.split('\n')[0])
  for (const boundary of boundaries) expect(boundary).toMatch(/^=== [0-9a-f]{24} ===$/)
  expect(new Set(boundaries).size).toBe(5)
})

test('a label may be as long as any that is read, and words have 700 characters', async () => {
  for (const [length, isFine] of [
    [700, true],
    [701, false],
  ] as const) {
    const text = summaryOf(length)
    expect(text).toHaveLength(length)
    world.standIn.answer(() => ({ text }))
    expect(valueOf(await ai.phraseSummary(FACTS))).toBe(isFine ? text : 'untrue')
    expect(valueOf(await ai.phraseFace(FACTS))).toBe(isFine ? text : 'untrue')
  }
  world.standIn.answer(() => ({ text: 'a'.repeat(20_000) }))
  expect(valueOf(await ai.readLabel(PHOTO))).toHaveLength(20_000)
  world.standIn.answer(() => ({ text: 'a'.repeat(20_001) }))
  expect(valueOf(await ai.readLabel(PHOTO))).toBe('untrue')
})

test('eight names are asked for, each once, those of up to 80 characters that are names', async () => {
  const long = `${'x'.repeat(79)}y`
  const names = ['Wobblium', '12345', 'Wobblium', `${long}z`, long, ...'abcdefgh']

  const outcome = await ai.secondOpinion(names)

  const sent = ['Wobblium', long, 'a', 'b', 'c', 'd', 'e', 'f']
  expect(world.standIn.asked[0]?.quoted).toEqual({ names: sent })
  expect(outcome).toMatchObject({ ok: true, value: sent.map((name) => ({ name, confidence: 'low' })) })
})

test('without a name that can be sent nobody is asked', async () => {
  for (const names of [[], ['12345', ' ', 'x'.repeat(81)]])
    expect(await ai.secondOpinion(names)).toEqual({ ok: false, why: 'off', isSent: false })
  expect(world.standIn.asked).toEqual([])
})

test('of guesses the first acceptable one for each name counts, of up to 180 characters, and none beyond eight', async () => {
  const ask = async (guesses: object[]) => {
    world.standIn.answer(() => ({ guesses: guesses.map((one) => ({ confidence: 'high', ...one })) }))
    return valueOf(await ai.secondOpinion(['Wobblium', 'Zorbanol']))
  }
  const guess = (name: string, text: string) => ({ name, text, confidence: 'high' })

  expect(await ask([{ at: 1, text: GUESS }])).toEqual([guess('Zorbanol', GUESS)])
  expect(
    await ask([
      { at: 0, text: 'A safe plant extract.' },
      { at: 0, text: GUESS },
      { at: 0, text: 'Probably another thing altogether.' },
    ]),
  ).toEqual([guess('Wobblium', GUESS)])
  expect(await ask([{ at: 0, text: padded(GUESS, 180) }])).toEqual([guess('Wobblium', padded(GUESS, 180))])
  expect(await ask([{ at: 0, text: padded(GUESS, 181) }])).toBe('untrue')
  for (const at of [-1, 2, 0.5]) expect(await ask([{ at, text: GUESS }])).toBe('untrue')
  expect(await ask([])).toEqual([])
  const no = Array.from({ length: 7 }, () => ({ at: 0, text: 'A safe plant extract.' }))
  expect(await ask([...no, { at: 0, text: GUESS }])).toEqual([guess('Wobblium', GUESS)])
  expect(await ask([...no, ...no.slice(0, 1), { at: 0, text: GUESS }])).toBe('untrue')
})

test('of a look at a face the first four sober sentences are shown, of up to 160 characters', async () => {
  const look = async (texts: string[]) => {
    world.standIn.answer(() => ({ impressions: texts.map((text) => ({ place: 'nose', text })) }))
    const value = valueOf(await ai.lookAtFace(PHOTO))
    return typeof value === 'string' ? value : value.map(({ text }) => text)
  }

  expect(await look(['One shine', 'Another shine', 'Some shine', 'More shine', 'Last shine'])).toEqual([
    'One shine',
    'Another shine',
    'Some shine',
    'More shine',
  ])
  expect(await look(['A beautiful nose', 'Some shine'])).toEqual(['Some shine'])
  expect(await look(['A beautiful nose'])).toBe('untrue')
  expect(await look([])).toEqual([])
  expect(await look([padded('Some shine', 160)])).toEqual([padded('Some shine', 160)])
  expect(await look([padded('Some shine', 161)])).toBe('untrue')
})

test('a provider without eyes is asked for no photo, and one that is nobody for nothing', async () => {
  const blind = await world.open({ visionModel: null })

  expect(blind).toMatchObject({ kind: 'openai-compatible', name: 'Acme AI', seesPhotos: false })
  for (const ask of [blind.readLabel(PHOTO), blind.lookAtFace(PHOTO)])
    expect(await ask).toEqual({ ok: false, why: 'off', isSent: false })
  expect(world.standIn.asked).toEqual([])
  expect(ai).toMatchObject({ seesPhotos: true })
})

test.each([
  ['```json\n{"text":"Aqua"}\n```', 'Aqua'],
  ['```\n{"text":"Aqua"}\n```', 'Aqua'],
  ['  ```json{"text":"Aqua"}```  ', 'Aqua'],
  ['{"text":"```Aqua```"}', '```Aqua```'],
  ['```{"text":"Aqua"}', 'unreadable'],
  ['{"text":"Aqua"}```', 'unreadable'],
  ['```{"text":"Aqua"}abc', 'unreadable'],
  ['abc{"text":"Aqua"}```', 'unreadable'],
  ['``````', 'unreadable'],
  ['`````', 'unreadable'],
])('an answer in a fence is read without it: %j is %s', async (text, read) => {
  world.standIn.answer(() => text)

  expect(valueOf(await ai.readLabel(PHOTO))).toBe(read)
})

test('the key goes in the header that the provider reads, and none where there is none', async () => {
  await ai.secondOpinion(['Wobblium'])
  await (await world.open({ apiKey: null })).secondOpinion(['Wobblium'])

  expect(world.standIn.asked.map(({ headers }) => headers['authorization'])).toEqual([
    'Bearer key-marker-of-the-stand-in',
    undefined,
  ])
})

test('each answer says whose words it is, by provider and model', async () => {
  const words = { provider: 'Acme AI', model: 'words-1' }
  const eyes = { provider: 'Acme AI', model: 'eyes-1' }

  expect(await ai.phraseSummary(FACTS)).toMatchObject({ ok: true, madeBy: words, isSent: true })
  expect(await ai.phraseFace(FACTS)).toMatchObject({ ok: true, madeBy: words })
  expect(await ai.secondOpinion(['Wobblium'])).toMatchObject({ ok: true, madeBy: words })
  expect(await ai.readLabel(PHOTO)).toMatchObject({ ok: true, madeBy: eyes })
  expect(await ai.lookAtFace(PHOTO)).toMatchObject({ ok: true, madeBy: eyes })
})

test('without a provider nobody is asked, nobody is named, and nothing is wrong with that', async () => {
  const nobody = openNoAi()

  expect(nobody).toMatchObject({ kind: 'none', name: null, seesPhotos: false })
  expect(nobody.health()).toEqual({
    state: 'off',
    ms: null,
    note: 'Not configured: our own engines answer alone',
  })
  for (const ask of [
    nobody.readLabel(PHOTO),
    nobody.phraseSummary(FACTS),
    nobody.secondOpinion(['Wobblium']),
    nobody.phraseFace(FACTS),
    nobody.lookAtFace(PHOTO),
  ])
    expect(await ask).toEqual({ ok: false, why: 'off', isSent: false })
})
