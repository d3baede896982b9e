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
  expect(() => readConfig({ NODE_ENV: 'production', APP_ORIGIN: 'http://opaline.example' })).toThrow(/https/)
  expect(readConfig({ NODE_ENV: 'production', APP_ORIGIN: 'http://localhost:3000' }).origin).toContain(
    'localhost',
  )
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' }).databaseUrl).toBeNull()
})
