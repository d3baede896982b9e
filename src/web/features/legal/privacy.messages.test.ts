import { expect, test } from 'vitest'
import { privacySections } from './privacy.messages.ts'

const textOf = (provider: Parameters<typeof privacySections>[0]) => JSON.stringify(privacySections(provider))

test('DEC-20 the policy names where a photo is processed, as the running server is set up', () => {
  expect(textOf(null)).toContain('read by our own programs on this server')
  expect(textOf(null)).toContain('Nothing you enter for an analysis leaves this server.')

  const words = textOf({ name: 'Acme AI', seesPhotos: false })
  expect(words).toContain('Words beside results come from Acme AI')
  expect(words).toContain('Photos are not sent.')
  expect(words).not.toContain('leaves this server')

  expect(textOf({ name: 'Acme AI', seesPhotos: true })).toContain(
    'A photo of a face is sent only if you agreed to that by the name of Acme AI',
  )
  // Until the server has spoken, neither is claimed.
  expect(textOf(undefined)).not.toMatch(/leaves this server|Acme|Photos are not sent/)
})
