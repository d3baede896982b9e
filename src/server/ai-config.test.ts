import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const GOOGLE = { AI_PROVIDER: 'google', AI_API_KEY: 'key-marker', AI_TEXT_MODEL: 'gemini-x' }
const OTHER = {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: 'https://ai.example.org/v1/',
  AI_TEXT_MODEL: 'words',
}

test('without a provider nobody is asked', () => {
  expect(readConfig({}).ai).toBeNull()
})

test('a provider is read with its defaults: its own name, two million tokens a day, no photos', () => {
  expect(readConfig(GOOGLE).ai).toEqual({
    kind: 'google',
    apiKey: 'key-marker',
    baseUrl: null,
    textModel: 'gemini-x',
    visionModel: null,
    name: 'Google',
    dailyTokens: 2_000_000,
  })
  expect(readConfig(OTHER).ai).toMatchObject({
    apiKey: null,
    baseUrl: 'https://ai.example.org/v1',
    name: 'ai.example.org',
  })
  expect(
    readConfig({ ...OTHER, AI_NAME: 'Acme', AI_DAILY_TOKENS: '5', AI_VISION_MODEL: 'eyes' }).ai,
  ).toMatchObject({
    name: 'Acme',
    dailyTokens: 5,
    visionModel: 'eyes',
  })
})

test.each([
  [{ AI_PROVIDER: 'google' }, /AI_TEXT_MODEL: is missing[^]*AI_API_KEY: is missing/],
  [{ AI_PROVIDER: 'openai-compatible', AI_TEXT_MODEL: 'x' }, /AI_BASE_URL: is missing/],
  [{ AI_PROVIDER: 'clairvoyant' }, /AI_PROVIDER/],
  [{ AI_API_KEY: 'key-marker' }, /AI_PROVIDER: is missing, while AI_API_KEY is set/],
  [{ ...OTHER, AI_BASE_URL: 'http://ai.example.org/v1' }, /AI_BASE_URL: must start with https/],
  [{ ...OTHER, AI_BASE_URL: 'https://me:secret@ai.example.org/' }, /AI_BASE_URL: must hold neither/],
  [{ ...OTHER, AI_BASE_URL: 'https://ai.example.org/?key=1' }, /AI_BASE_URL: must hold neither/],
  [{ ...OTHER, AI_DAILY_TOKENS: '0' }, /AI_DAILY_TOKENS/],
  [{ ...OTHER, AI_NAME: '<b>Acme</b>' }, /AI_NAME/],
])('half a configuration is refused, with every problem named and no secret: %j', (env, problem) => {
  expect(() => readConfig(env)).toThrow(problem)
  expect(() => readConfig(env)).not.toThrow(/key-marker|secret/)
})

test('a provider on this machine may do without https', () => {
  expect(readConfig({ ...OTHER, AI_BASE_URL: 'http://127.0.0.1:8080/v1' }).ai?.baseUrl).toContain('127.0.0.1')
})
