import { expect, test } from 'vitest'
import { failureText } from '../failure-text.ts'
import { fieldsOf } from '../problem-error.ts'
import { bodyOrRefusal } from './body-check.ts'

function refusalOf(given: unknown) {
  const checked = bodyOrRefusal('withdraw', given)
  if ('body' in checked) throw new Error('nothing was refused')
  return checked.refusal
}

test('DEC-56 what is missing is said by field, in the sentences of the contract, and the first of them as a whole', () => {
  const refusal = refusalOf({ name: ' ', email: 'ana', contract: 'x' })

  expect(fieldsOf(refusal)).toEqual({
    name: 'Please enter your name.',
    email: 'Please enter a valid email address.',
    contract: 'Please say which contract you withdraw from.',
  })
  expect(failureText(refusal, { fallback: 'Nothing was sent.' })).toBe('Please enter your name.')
})

test('DEC-56 blanks around the entries are not sent', () => {
  const given = { name: ' Ana Reis ', email: 'ana@example.test', contract: ' Standard ' }

  expect(bodyOrRefusal('withdraw', given)).toEqual({
    body: { name: 'Ana Reis', email: 'ana@example.test', contract: 'Standard' },
  })
})

test('of several faults of a field the first is told, and a fault of no field is one of the whole', () => {
  const fields = fieldsOf(
    refusalOf({ name: 'Ana', email: `${'a'.repeat(300)}`, contract: 'Standard', more: 1 }),
  )

  expect(fields['email']).toBe('Please enter a valid email address.')
  expect(Object.keys(fields)).toEqual(['email', 'body'])
})
