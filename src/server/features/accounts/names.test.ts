import { expect, test } from 'vitest'
import { canonical, isReserved } from './names.ts'

test.each([
  ['Ana', 'ana'],
  ['  ANA@Example.test ', 'ana@example.test'],
  ['Ａｎａ', 'ana'],
  ['ﬁona', 'fiona'],
])('"%s" is the account of "%s"', (typed, account) => {
  expect(canonical(typed)).toBe(account)
})

test.each([
  ...['admin', 'administrator', 'root', 'support', 'staff', 'system', 'security', 'billing', 'help'],
  ...['helpdesk', 'api', 'owner', 'moderator', 'mod', 'opaline', 'official', 'info', 'contact', 'abuse'],
  ...['postmaster', 'webmaster', 'hostmaster', 'noreply', 'null', 'undefined', 'sysadmin', 'superuser'],
  ...['team', 'service', 'everyone', 'anonymous'],
])('DEC-07 nobody is called %s, however it is written', (name) => {
  for (const look of [name, name.toUpperCase(), ` ${name} `, [...name].join('.'), [...name].join('_')])
    expect(isReserved(look), look).toBe(true)
  expect(isReserved(`${name}x`)).toBe(false)
  expect(isReserved(`x${name}`)).toBe(false)
})

test.each([
  ['r00t', '0 for o'],
  ['adm1n', '1 for i'],
  ['admln', 'l for i'],
  ['bi11ing', '1 for l'],
  ['h3lp', '3 for e'],
  ['4dmin', '4 for a'],
  ['5taff', '5 for s'],
  ['roo7', '7 for t'],
  ['8illing', '8 for b'],
  ['ad-min', 'a dash'],
])('DEC-07 %s is refused: %s', (name) => {
  expect(isReserved(name)).toBe(true)
})

test.each(['ana', 'adm2n', 'roo6', '9wner', 'harbour', 'mode', 'teamster', ''])(
  '%s is nobody of ours',
  (name) => {
    expect(isReserved(name)).toBe(false)
  },
)
