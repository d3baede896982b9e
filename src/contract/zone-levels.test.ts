import { fc } from './seeded-fast-check.test-support.ts'
import { expect, test } from 'vitest'
import { SkinZone } from './skin.ts'
import { zoneReadings } from './zone-levels.ts'

const levels = (zones: Parameters<typeof zoneReadings>[0]) =>
  zoneReadings(zones).map(({ zone, level }) => `${zone} ${level}`)

test('zones are compared with each other by thirds of their own range, from above', () => {
  expect(levels({ chin: 10, nose: 6, forehead: 1 })).toEqual(['forehead least', 'nose middle', 'chin most'])
})

test('zones that hardly differ, and a single one, are the same; none of them is made out to be most', () => {
  expect(levels({ nose: 10, chin: 10.9 })).toEqual(['nose same', 'chin same'])
  expect(levels({ nose: 4 })).toEqual(['nose same'])
  expect(levels({ nose: 0, chin: 0 })).toEqual(['nose same', 'chin same'])
})

test('DEC-35 a zone that was not measured is unknown and shifts no other', () => {
  expect(levels({ forehead: null, nose: 1, chin: 9 })).toEqual([
    'forehead unknown',
    'nose least',
    'chin most',
  ])
  expect(levels({ forehead: null })).toEqual(['forehead unknown'])
  expect(levels({})).toEqual([])
})

test('whatever the values, every zone has a level and more is never a lesser one', () => {
  const rank = { unknown: 0, least: 1, same: 2, middle: 2, most: 3 }
  const value = fc.double({ min: -100, max: 100, noNaN: true })
  fc.assert(
    fc.property(fc.array(value, { minLength: 2, maxLength: 9 }), (values) => {
      const zones = Object.fromEntries(values.map((one, at) => [SkinZone.options[at] ?? 'nose', one]))
      const read = zoneReadings(zones).sort((a, b) => (a.value ?? 0) - (b.value ?? 0))
      expect(read).toHaveLength(values.length)
      for (const [at, { level }] of read.entries())
        expect(rank[level]).toBeGreaterThanOrEqual(rank[read[at - 1]?.level ?? 'unknown'])
    }),
  )
})
