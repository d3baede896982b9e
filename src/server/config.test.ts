import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigurationError, readConfig } from './config.ts'

test('an empty environment gives the documented defaults', () => {
  const config = readConfig({})

  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    origin: 'http://localhost:3000',
    dataDir: './.data',
    databaseUrl: null,
    logLevel: 'info',
  })
})

test('the origin follows the port unless it is given', () => {
  expect(readConfig({ PORT: '4100' }).origin).toBe('http://localhost:4100')
  expect(readConfig({ APP_ORIGIN: 'https://opaline.example/' }).origin).toBe('https://opaline.example')
})

test('every bad variable is named at once', () => {
  const read = () => readConfig({ PORT: 'many', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' })

  expect(read).toThrow(ConfigurationError)
  expect(read).toThrow(/PORT[^]*LOG_LEVEL|LOG_LEVEL[^]*PORT/)
  expect(read).toThrow(/DATABASE_URL/)
})

test('production refuses a public origin without https', () => {
  const production = { NODE_ENV: 'production', BILLING_MODE: 'test' }
  expect(() => readConfig({ ...production, APP_ORIGIN: 'http://opaline.example' })).toThrow(/https/)
  expect(readConfig({ ...production, APP_ORIGIN: 'http://localhost:3000' }).origin).toContain('localhost')
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' }).databaseUrl).toBeNull()
})

const PADDLE = {
  PADDLE_API_KEY: 'pdl_sdbx_apikey_marker',
  PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_new, pdl_ntfset_old',
  PADDLE_CLIENT_TOKEN: 'test_token',
  PADDLE_PRICE_STANDARD_MONTHLY: 'pri_01standard',
  PADDLE_PRICE_PREMIUM_ANNUAL: 'pri_01premium',
}

test('BILL-46 without any key of a payment provider checkouts are tests', () => {
  expect(readConfig({}).payment).toBeNull()
  expect(readConfig({ PADDLE_ENV: 'production', PADDLE_WEBHOOK_TOLERANCE_SECONDS: '30' }).payment).toBeNull()
})

test('BILL-46 the keys, prices and webhook secrets of the provider are read together', () => {
  expect(readConfig(PADDLE).payment).toEqual({
    apiKey: 'pdl_sdbx_apikey_marker',
    webhookSecrets: ['pdl_ntfset_new', 'pdl_ntfset_old'],
    clientToken: 'test_token',
    environment: 'sandbox',
    prices: { 'standard-monthly': 'pri_01standard', 'premium-annual': 'pri_01premium' },
    webhookToleranceSeconds: 60,
  })
})

test('B-67 production does not give plans away unless that is said', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/BILLING_MODE=test/)
  expect(readConfig({ NODE_ENV: 'production', BILLING_MODE: 'test' }).payment).toBeNull()
  expect(readConfig({ ...PADDLE, NODE_ENV: 'production' }).payment).not.toBeNull()
})

test('DEC-50 half a payment configuration is refused, naming all that is missing, and never becomes test mode', () => {
  const onlyKey = () => readConfig({ PADDLE_API_KEY: 'pdl_sdbx_apikey_marker' })

  expect(onlyKey).toThrow(ConfigurationError)
  expect(onlyKey).toThrow(/PADDLE_WEBHOOK_SECRET: is missing[^]*PADDLE_PRICE_STANDARD_MONTHLY/)
  expect(() => readConfig({ PADDLE_CLIENT_TOKEN: 'test_token' })).toThrow(
    /PADDLE_API_KEY: is missing[^]*PADDLE_WEBHOOK_SECRET: is missing/,
  )
  expect(() => readConfig({ ...PADDLE, PADDLE_WEBHOOK_SECRET: ' , ' })).toThrow(/PADDLE_WEBHOOK_SECRET/)
})

test.each([
  ['a live token in the sandbox', { PADDLE_CLIENT_TOKEN: 'live_token' }, /PADDLE_CLIENT_TOKEN/],
  ['a sandbox key in production', { PADDLE_ENV: 'production' }, /PADDLE_API_KEY[^]*production/],
  ['two plans of one price', { PADDLE_PRICE_PREMIUM_ANNUAL: 'pri_01standard' }, /same price/],
  ['something else for a price', { PADDLE_PRICE_PREMIUM_ANNUAL: 'pro_01' }, /PADDLE_PRICE_PREMIUM_ANNUAL/],
  ['a tolerance of an hour', { PADDLE_WEBHOOK_TOLERANCE_SECONDS: '3600' }, /TOLERANCE/],
])('%s is refused', (_name, change, words) => {
  expect(() => readConfig({ ...PADDLE, ...change })).toThrow(words)
  expect(() => readConfig({ ...PADDLE, ...change })).not.toThrow(/marker/)
})

test('DEC-45 an owner replaces figures and promises by a file; what is wrong with it is said at once', () => {
  const folder = mkdtempSync(join(tmpdir(), 'opaline-site-'))
  const write = (name: string, content: string) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return path
  }
  const figures = [{ value: '12', label: 'labels read', footnote: 'Counted by hand on one afternoon.' }]

  const told = readConfig({
    SITE_FILE: write('good.json', JSON.stringify({ figures })),
    SUPPORT_EMAIL: 'help@opaline.example',
  })

  expect(told.site.figures).toEqual(figures)
  expect(told.site.support).toMatchObject({ email: 'help@opaline.example', formReplyHours: 24 })
  const wrong = write('wrong.json', JSON.stringify({ figures: [{ value: '12', label: 'x' }], colour: 'red' }))
  expect(() => readConfig({ SITE_FILE: wrong })).toThrow(/SITE_FILE[^]*footnote[^]*SITE_FILE[^]*colour/)
  expect(() => readConfig({ SITE_FILE: write('cut.json', '{"figures":') })).toThrow(/is not JSON/)
  expect(() => readConfig({ SITE_FILE: join(folder, 'missing.json') })).toThrow(/cannot be read/)
  rmSync(folder, { recursive: true })
})

test('B-07 the first administrator is named by address and password together, and a weak password is refused unsaid', () => {
  const keeper = { ADMIN_EMAIL: 'keeper@example.test', ADMIN_PASSWORD: 'a lantern by the sea' }

  expect(readConfig({}).admin).toBeNull()
  expect(readConfig(keeper).admin).toEqual({ email: 'keeper@example.test', password: 'a lantern by the sea' })
  expect(() => readConfig({ ADMIN_EMAIL: keeper.ADMIN_EMAIL })).toThrow(/ADMIN_PASSWORD: is missing/)
  expect(() => readConfig({ ADMIN_PASSWORD: 'x' })).toThrow(/ADMIN_EMAIL: is missing/)
  expect(() => readConfig({ ...keeper, ADMIN_EMAIL: 'keeper' })).toThrow(/ADMIN_EMAIL/)
  expect(() => readConfig({ ...keeper, ADMIN_PASSWORD: 'tiny' })).toThrow(/ADMIN_PASSWORD: .*at least 6/)
  const common = () => readConfig({ ...keeper, ADMIN_PASSWORD: 'admin123' })
  expect(common).toThrow(/ADMIN_PASSWORD: is too easy to guess/)
  expect(common).not.toThrow(/admin123/)
})
