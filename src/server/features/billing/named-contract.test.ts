import { expect, test } from 'vitest'
import { namedIn } from './withdrawal.ts'

test.each<[string, string[]]>([
  ['', []],
  ['my contract with you', []],
  ['Premium', ['Plan: Premium']],
  ['the STANDARD plan', ['Plan: Standard']],
  ['Standardised', []],
  ['Standard, monthly', ['Plan: Standard', 'Paid: monthly']],
  ['Premium a month', ['Plan: Premium', 'Paid: monthly']],
  ['Premium for a year', ['Plan: Premium', 'Paid: yearly']],
  ['annual Premium', ['Plan: Premium', 'Paid: yearly']],
  ['paid annually', ['Paid: yearly']],
  ['yearly', ['Paid: yearly']],
  ['bought on 2026-03-09', ['Day named: 2026-03-09']],
  ['bought on 9 March 2026', ['Day named: 2026-03-09']],
  ['bought on 9. Mar. 2026', ['Day named: 2026-03-09']],
  ['bought on 31 December 2026', ['Day named: 2026-12-31']],
  ['bought on 1 jan 2027', ['Day named: 2027-01-01']],
  ['2026-03-09 or 8 March 2026', ['Day named: 2026-03-09']],
  ['2026-13-09', []],
  ['1999-03-09', []],
  ['the 9th', []],
])('"%s" names %j', (contract, named) => {
  expect(namedIn(contract)).toEqual(named)
})
