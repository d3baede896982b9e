import { expect, test } from 'vitest'
import { checkWithdrawal, faultsIn } from './withdrawal-check.ts'

test('DEC-56 what is missing is said by field, in the sentences of the contract', () => {
  expect(checkWithdrawal({ name: ' ', email: 'ana', contract: 'x' })).toEqual({
    isRight: false,
    errors: {
      name: 'Please enter your name.',
      email: 'Please enter a valid email address.',
      contract: 'Please say which contract you withdraw from.',
    },
  })
})

test('DEC-56 blanks around the entries are not sent', () => {
  expect(
    checkWithdrawal({ name: ' Ana Reis ', email: ' ana@example.test ', contract: ' Standard ' }),
  ).toEqual({
    isRight: true,
    request: { name: 'Ana Reis', email: 'ana@example.test', contract: 'Standard' },
  })
})

test('of several faults of a field the first is told; faults of nothing on the form are left out', () => {
  expect(
    faultsIn([
      ['email', 'first'],
      ['email', 'second'],
      ['body', 'x'],
    ]),
  ).toEqual({ email: 'first' })
})
