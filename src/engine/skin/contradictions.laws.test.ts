import { fc } from '../../contract/seeded-fast-check.test-support.ts'
import { expect, test } from 'vitest'
import { SkinMeasureName, SkinZone, type SkinMeasure, type SkinReading } from '../../contract/skin.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { assessSkin } from './assess-skin.ts'
import { contradictionsIn } from './contradictions.test-support.ts'
import { REFERENCE } from './reference.ts'
import { GOOD_PHOTO } from './sample-faces.test-support.ts'

const knowledge = realKnowledge()
const profile = {
  skinType: null,
  allergies: [],
  preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
  isPregnant: false,
}
const NAMES = SkinMeasureName.options

/** Values over all of the norm and beyond, and zones that need not fit them at all. */
function anyMeasure(name: SkinMeasureName): fc.Arbitrary<SkinMeasure> {
  const { p10, p98 } = REFERENCE[name]
  const value = fc.double({ min: p10 - (p98 - p10), max: p98 + (p98 - p10), noNaN: true })
  const zones = fc.dictionary(
    fc.constantFrom(...SkinZone.options),
    fc.option(fc.oneof(value, fc.constantFrom(0, 30, 50)), { freq: 6 }),
  )
  return fc
    .record({
      value: fc.option(value, { freq: 9 }),
      zones,
      confidence: fc.double({ min: 0.3, max: 1, noNaN: true }),
    })
    .map((each) => ({ ...each, because: each.value === null ? 'too small' : '' }))
}

/** A good photo of a face whose tone and acne were not told. */
const readingOf = (measures: SkinReading['measures'], pigment: number | null = null): SkinReading => ({
  version: 'm-1',
  quality: GOOD_PHOTO,
  warnings: [],
  measures,
  acneSeverity: null,
  pigment,
  ita: null,
})

const anyReading = fc
  .tuple(fc.tuple(...NAMES.map(anyMeasure)), fc.option(fc.double({ min: -20, max: 60, noNaN: true })))
  .map(([all, pigment]) =>
    readingOf(
      Object.fromEntries(NAMES.map((name, at) => [name, all[at]])) as SkinReading['measures'],
      pigment,
    ),
  )

const assess = (reading: SkinReading) => assessSkin(reading, { reference: REFERENCE, profile, knowledge })

test('FREP-08 FREP-02 no sentence of any report contradicts the map or another sentence', () => {
  fc.assert(
    fc.property(anyReading, (reading) => {
      expect(contradictionsIn(assess(reading))).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

/** What steps of a routine speak of, and the part of the day whose steps it must be among. */
const SPOKEN_OF = [
  { word: 'retinoid', part: 'evening', step: /retinoid/i },
  { word: 'actives', part: 'evening', step: /acid|retinoid|peroxide/i },
  { word: 'sunscreen', part: 'morning', step: /^sunscreen/i },
] as const

test('FREP-10 FREP-11 FREP-13 no step names what the report says to avoid, or another step that is not there', () => {
  const rules = new Map(knowledge.skinCare.map((rule) => [rule.text, rule]))
  fc.assert(
    fc.property(anyReading, fc.boolean(), (reading, isPregnant) => {
      const { concerns, recommendations, ingredients } = assessSkin(reading, {
        reference: REFERENCE,
        profile: { ...profile, isPregnant },
        knowledge,
      })
      if (Array.isArray(recommendations)) throw new Error('a measured report has parts of the day')
      const { morning = [], evening = [], weekly = [], lifestyle = [], priority = '' } = recommendations
      const avoided = new Set(ingredients.avoid.map(({ name }) => name))
      for (const step of [...morning, ...evening]) {
        const named = rules.get(step)?.ingredients.map((at) => knowledge.ingredients[at]?.inci ?? '') ?? []
        expect(named.filter((name) => avoided.has(name))).toEqual([])
      }
      for (const { name } of ingredients.beneficial) expect(avoided).not.toContain(name)
      for (const advice of [...morning, ...evening, ...weekly, ...lifestyle])
        for (const { word, part, step } of SPOKEN_OF)
          if (advice.includes(word))
            expect(
              (recommendations[part] ?? []).some((one) => step.test(one)),
              advice,
            ).toBe(true)
      const [strongest] = concerns
      const focus = priority.slice(priority.indexOf(': ') + 2).toLowerCase()
      if (strongest) expect([...morning, ...evening].map((one) => one.toLowerCase())).toContain(focus)
    }),
    { numRuns: 1_000 },
  )
})

test('FREP-10 FREP-11 skin that is severely red is given nothing that stings, and its strongest concern has its step', () => {
  const most = (name: SkinMeasureName) => ({
    value: REFERENCE[name].p98 * 1.1,
    confidence: 0.9,
    zones: {},
    because: '',
  })
  const measures = Object.fromEntries(NAMES.map((name) => [name, most(name)])) as SkinReading['measures']
  const report = assess(readingOf(measures))

  expect(report.concerns[0]).toMatchObject({ name: 'Redness' })
  const steps = JSON.stringify([report.recommendations, report.ingredients.beneficial])
  expect(steps).not.toMatch(/salicylic|benzoyl|retino|mild acid|lactic|glycolic|scrub|peel/i)
  expect(steps).toContain('Wash with lukewarm water')
})

test('FREP-08 the measures that came out wrong on real faces say nothing wrong', () => {
  const calm = { value: 0.1, confidence: 0.9, zones: {}, because: '' }
  const measures = Object.fromEntries(NAMES.map((name) => [name, calm])) as SkinReading['measures']
  const cheeks = { value: 40, confidence: 0.9, because: '' }
  const reading = readingOf({
    ...measures,
    redness: { ...cheeks, zones: { 'left-cheek': 41, 'right-cheek': 39, nose: -11.6, forehead: 0 } },
  })
  const report = assess(reading)

  expect(report.concerns[0]?.zones).toEqual(['left-cheek', 'right-cheek'])
  expect(report.concerns[0]?.description).not.toContain('nose')
  expect(contradictionsIn(report)).toEqual([])
  const [concern] = report.concerns
  if (!concern) throw new Error('redness of 40 is named')
  const lying = { ...concern, description: concern.description.replace('on both cheeks', 'on the nose') }
  expect(contradictionsIn({ ...report, concerns: [lying] })).not.toEqual([])
})
