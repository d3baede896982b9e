import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { statementName } from '../../db/traced-pool.ts'
import { inTrace, measured, openTrace, withLeafSpan, withSpan } from './spans.ts'

const traced = <T>(work: () => Promise<T>) => {
  const trace = openTrace()
  return new Promise<ReturnType<typeof openTrace>>((resolve, reject) => {
    inTrace(trace, () => void work().then(() => resolve(trace), reject))
  })
}

test('OPS-03 spans know what they are a part of, also where two go on side by side', async () => {
  const { spans } = await traced(() =>
    Promise.all([
      withSpan('outer', async () => {
        await pause(5)
        await withLeafSpan('inner', () => pause(5))
      }),
      withSpan('beside', async () => measured('counted', () => 1)),
    ]),
  )

  const parentOf = (name: string) => spans.find((span) => span.name === name)?.parent?.name ?? null
  expect(spans.map(({ name }) => name).toSorted()).toEqual(['beside', 'counted', 'inner', 'outer'])
  expect(parentOf('inner')).toBe('outer')
  expect(parentOf('counted')).toBe('beside')
  expect(parentOf('outer')).toBeNull()
  expect(spans.every(({ start, end }) => end !== null && end >= start)).toBe(true)
})

test('OPS-03 what fails says so, and fails as it would have', async () => {
  const { spans } = await traced(async () => {
    await expect(withSpan('bad', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(() =>
      measured('worse', () => {
        throw new Error('never')
      }),
    ).toThrow('never')
  })

  expect(spans.map(({ name, hasFailed }) => [name, hasFailed])).toEqual([
    ['bad', true],
    ['worse', true],
  ])
})

test('OPS-03 outside of a request nothing is measured, and of one that asks without end the first parts are kept', async () => {
  expect(await withSpan('nowhere', async () => 1)).toBe(1)
  const trace = await traced(async () => {
    for (let i = 0; i < 250; i += 1) await withLeafSpan('again', async () => i)
  })

  expect(trace.spans).toHaveLength(200)
  expect(trace.dropped).toBe(50)
})

test.each([
  ['select "id", "name" from "analyses" where "id" = $1', 'select analyses'],
  ['insert into "usage_counters" ("user_id") values ($1)', 'insert usage_counters'],
  ['update "public"."jobs" set "lease_id" = $1', 'update jobs'],
  ['  (select 1 from sessions)', 'select sessions'],
  ['begin', 'begin'],
  ["select 'somebody''s words'", 'select'],
  ['', 'query'],
])('OPS-03 a statement is named by verb and table: %s', (text, name) => {
  expect(statementName(text)).toBe(name)
})
