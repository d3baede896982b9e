import { expect, test } from 'vitest'
import { openPasswords } from './passwords.ts'

const AT_ONCE = 2
const WAITING = 40

test('a hash is argon2id of 19 MiB in two passes, opens for its password alone, and nobody has none', async () => {
  const { hash, verify } = await openPasswords('nobody')

  const stored = await hash('a quiet harbour')

  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verify(stored, 'a quiet harbour')).toBe(true)
  expect(await verify(stored, 'a quiet Harbour')).toBe(false)
  expect(await verify(null, 'nobody')).toBe(false)
})

test('two are hashed at once and forty wait; one more is told to come back in three seconds, and later is welcome', async () => {
  const passwords = await openPasswords('nobody')
  const taken = Array.from({ length: AT_ONCE + WAITING }, () => passwords.verify(null, 'a quiet harbour'))

  await expect(passwords.hash('a quiet harbour')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Many people are signing in right now. Please try again in a moment.',
    retryAfterSeconds: 3,
  })

  expect(await Promise.all(taken)).toEqual(Array(AT_ONCE + WAITING).fill(false))
  expect(await passwords.hash('a quiet harbour')).toMatch(/^\$argon2id/)
})
