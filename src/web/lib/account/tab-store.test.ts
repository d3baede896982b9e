import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountHeader, believe } from './believed.ts'
import { drop, dropAllOf, keep, readKept } from './tab-store.ts'

const ANA = 'usr_aaaaaaaaaaaaaaaaaaaaaa'
const BEA = 'usr_bbbbbbbbbbbbbbbbbbbbbb'

beforeEach(() => vi.stubGlobal('sessionStorage', storage()))
afterEach(() => {
  vi.unstubAllGlobals()
  believe(undefined)
})

/** As the browser's: its own properties are its entries. */
function storage(): object {
  const entries: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => void (entries[key] = value),
    removeItem: (key: string) => void delete entries[key],
  }
  return new Proxy(entries, {
    get: (_, key) => methods[key as keyof typeof methods],
  })
}

test('what is kept for one account is not there for another, and there again for the first', () => {
  believe(ANA)
  keep('draft', { text: 'Aqua' })

  believe(BEA)
  expect(readKept('draft')).toBeUndefined()
  believe(null)
  expect(readKept('draft')).toBeUndefined()

  believe(ANA)
  expect(readKept('draft')).toEqual({ text: 'Aqua' })
  drop('draft')
  expect(readKept('draft')).toBeUndefined()
})

test("a visitor's draft belongs to whoever signs in next, and to nobody after that", () => {
  believe(null)
  keep('draft', 'Aqua')

  believe(ANA)
  expect(readKept('draft')).toBe('Aqua')
  believe(BEA)
  expect(readKept('draft')).toBeUndefined()
})

test('a sign-out forgets everything of its account and nothing of another', () => {
  believe(ANA)
  keep('draft', 'Aqua')
  believe(BEA)
  keep('buying', 'premium_monthly')

  dropAllOf(ANA)

  expect(readKept('buying')).toBe('premium_monthly')
  believe(ANA)
  expect(readKept('draft')).toBeUndefined()
})

test('a call names the account, or nobody, and says nothing while it is not known', () => {
  expect(accountHeader()).toEqual({})
  believe(null)
  expect(accountHeader()).toEqual({ 'Opaline-Account': 'none' })
  believe(ANA)
  expect(accountHeader()).toEqual({ 'Opaline-Account': ANA })
})
