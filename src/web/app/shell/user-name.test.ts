import { expect, test } from 'vitest'
import { avatarLetter, displayName } from './app-header.tsx'

test('HDR-09 HDR-10 HDR-11 the avatar takes username, then e-mail, then U', () => {
  expect(avatarLetter({ username: 'ana', email: 'x@example.test' })).toBe('A')
  expect(avatarLetter({ username: '', email: 'x@example.test' })).toBe('X')
  expect(avatarLetter({ username: '', email: '' })).toBe('U')
})

test('HDR-12 HDR-13 the full name needs both halves', () => {
  const user = { username: 'ana', email: '', firstName: 'Ana', lastName: 'Reis' }
  expect(displayName(user)).toBe('Ana Reis')
  expect(displayName({ ...user, lastName: null })).toBe('ana')
})
