import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'
import { isEasyToGuess } from './password-strength.ts'

const OWNER = ['ana.reis', 'ana.reis@example.test', 'Ana', 'Reis']

test.each([
  ...['aaaaaa', 'qqqqqqqq', 'abcabcabc', 'abcdef', '123456', '01011990', 'qwerty123', 'zxcvbnm1', 'iloveyou'],
  ...['Passw0rd!', 'P@ssw0rd1', 'Welcome1!', 'Admin123!', 'letmein1', 'trustno1', 'princess7', 'liverpool1'],
  ...[
    'summer2024',
    'Summer2024!',
    'Winter2023!',
    'Sommer2024',
    'Berlin2024',
    'anna1990',
    'harbour',
    'lantern',
  ],
  ...['opaline', 'Opaline1', 'opaline2024!', 'skincare1', 'ana.reis', 'AnaReis1', 'reis2024', 'anareis!'],
])('B-92 %s is refused, whatever its length', (password) => {
  expect(isEasyToGuess(password, OWNER)).toBe(true)
})

test.each([
  ...['ginkgo', 'k7vm2q', 'tz9pqr', 'plover42', 'teapots3', 'skylark2', 'fenwick8', 'tumbler9', 'quietsea'],
  ...['maple7tin', 'rivulet8', 'a quiet harbour', 'a lantern by the sea', '海の静かな灯台', 'tr4v3l!kite'],
])('B-92 %s is taken', (password) => {
  expect(isEasyToGuess(password, OWNER)).toBe(false)
})

/** As zxcvbn counts the guesses. */
test.each([
  ['plover1', 99_386, true],
  ['maple7', 114_456, false],
])('B-92 a hundred thousand guesses are enough: %s withstands %i', (password, _guesses, isEasy) => {
  expect(isEasyToGuess(password, [])).toBe(isEasy)
})

test('B-92 twenty characters are read, whatever follows', () => {
  expect(isEasyToGuess(`${'a'.repeat(18)}7k`, [])).toBe(true)
  expect(isEasyToGuess(`${'a'.repeat(20)}maple7tin`, [])).toBe(true)
  expect(isEasyToGuess(`${'a'.repeat(10)}maple7tin`, [])).toBe(false)
})

test('B-92 the parts of a name of three letters and more are tried first, shorter ones are not', () => {
  expect(isEasyToGuess('xyvu4471', ['xyv-u447@example.test'])).toBe(false)
  expect(isEasyToGuess('kaltenbrun1', ['o.kaltenbrun'])).toBe(true)
  expect(isEasyToGuess('kaltenbrun1', [])).toBe(false)
  expect(isEasyToGuess('kaltenbrun1', [null, undefined, ''])).toBe(false)
})

test('an estimate reads the beginning only, so that the longest password costs no more than a short one', () => {
  const long = `maple7tin rivulet8 ${'p4$$w0rd1!|(<{[@50'.repeat(10)}`

  expect(isEasyToGuess(long, [])).toBe(false)
  expect(isEasyToGuess('a'.repeat(200), [])).toBe(true)
})

describe('the form asks', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld()
  })
  afterAll(() => world.close())
  const ask = (client: Client, password: string, about: string[] = []) =>
    client.post('/api/password-strength', { password, about })

  test('B-92 how strong a password is, by the rule that decides when it is sent, and nothing of it stays', async () => {
    const visitor = world.client()
    const said = async (password: string, about?: string[]) =>
      ((await ask(visitor, password, about)).body as { strength: string }).strength

    expect(await said('summer2024')).toBe('easy')
    expect(await said('plover42')).toBe('fair')
    expect(await said('a lantern by the sea')).toBe('strong')
    // 98 million guesses, and a hundred.
    expect(await said('fenwick7tin')).toBe('fair')
    expect(await said('ginkgo42')).toBe('strong')
    expect(await said('harbourlight7', ['harbourlight'])).toBe('easy')
    expect(world.logged.join()).not.toContain('lantern')
    expect((await ask(visitor, '')).status).toBe(400)
  })

  test('B-92 whoever is signed in need not say whose password it is, and nobody asks without end', async () => {
    const ana = await world.as('quiet.plover')

    expect((await ask(ana, 'quietplover1')).body).toEqual({ strength: 'easy' })
    for (let i = 0; i < 60; i += 1) await ask(ana, 'plover42')
    expect(await ask(ana, 'plover42')).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  })
})
