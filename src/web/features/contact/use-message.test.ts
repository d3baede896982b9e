import { expect, test } from 'vitest'
import { bodyOrRefusal } from '../../lib/form/body-check.ts'
import { fieldsOf } from '../../lib/problem-error.ts'
import { messageOf, type MessageDraft } from './use-message.ts'

const checkMessage = (draft: MessageDraft) => bodyOrRefusal('sendFeedback', messageOf(draft))
const firstFault = (draft: MessageDraft) => {
  const checked = checkMessage(draft)
  return 'refusal' in checked ? Object.entries(fieldsOf(checked.refusal))[0] : undefined
}

const RIGHT: MessageDraft = {
  firstName: 'Ana',
  lastName: 'Reis',
  email: 'ana@example.test',
  subject: 'A wrong score',
  message: 'Linalool scores lower than I expected.',
  website: '',
}

test('CONT-14 every input reaches the field it is meant for, and the name is First and Last', () => {
  expect(checkMessage(RIGHT)).toEqual({
    body: {
      name: 'Ana Reis',
      email: 'ana@example.test',
      subject: 'A wrong score',
      message: 'Linalool scores lower than I expected.',
    },
  })
})

test.each([
  ['CONT-10', { firstName: '', lastName: ' A ' }, 'name', 'Name must be at least 2 characters'],
  ['CONT-11', { email: 'ana@example' }, 'email', 'Please enter a valid email address'],
  ['CONT-12', { subject: ' Oil  ' }, 'subject', 'Subject must be at least 5 characters'],
  ['CONT-12', { subject: 'o'.repeat(201) }, 'subject', 'Subject must be at most 200 characters'],
  ['CONT-13', { message: 'o'.repeat(5_001) }, 'message', 'Message must be at most 5,000 characters'],
  ['CONT-13', { message: 'Too short' }, 'message', 'Message must be at least 10 characters'],
] as const)('%s the rule that fails is named with its field', (_, part, field, message) => {
  expect(firstFault({ ...RIGHT, ...part })).toEqual([field, message])
})

test.each([
  ['a', '', true],
  ['', 'Li', true],
  ['A', 'B', true],
  ['', '', false],
])('the joined name of %j and %j counts, not either part alone', (firstName, lastName, isEnough) => {
  const isRight = 'body' in checkMessage({ ...RIGHT, firstName, lastName })
  expect(isRight).toBe(isEnough && `${firstName} ${lastName}`.trim().length >= 2)
})

test('CONT-09 of many faults only the first in the order of the form is told', () => {
  const empty = { firstName: '', lastName: '', email: '', subject: '', message: '', website: '' }
  expect(firstFault(empty)).toEqual(['name', 'Name must be at least 2 characters'])
  expect(firstFault({ ...empty, firstName: 'Ana' })?.[0]).toBe('email')
})

test('what a program typed into the hidden field goes along, and nothing else does', () => {
  expect(checkMessage({ ...RIGHT, website: 'https://spam.example' })).toMatchObject({
    body: { website: 'https://spam.example' },
  })
})
