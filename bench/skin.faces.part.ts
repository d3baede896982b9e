import { readFileSync } from 'node:fs'
import { SkinMeasureName, type SkinReading } from '../src/contract/skin.ts'
import type { SkinReport } from '../src/contract/skin-report.ts'
import { concernLabel } from '../src/contract/bands.ts'
import { loadKnowledge } from '../src/engine/knowledge/load.ts'
import { assessSkin } from '../src/engine/skin/assess-skin.ts'
import { contradictionsIn } from '../src/engine/skin/contradictions.test-support.ts'
import { refuseReport } from '../src/engine/skin/refuse-report.ts'
import { REFERENCE } from '../src/engine/skin/reference.ts'
import { quantileOf } from './faces.photos.part.ts'
import { KINDS, type FacePhoto, type Kind } from './skin.photos.part.ts'
import { areaUnderCurve } from './skin.statistics.part.ts'

const knowledge = loadKnowledge(JSON.parse(readFileSync('dist/knowledge.json', 'utf8')))
const NOBODY = {
  skinType: null,
  allergies: [],
  preferences: { veganOnly: false, naturalOnly: false, lowComedogenic: false },
  isPregnant: false,
}

export function assessed(reading: SkinReading): SkinReport {
  return assessSkin(reading, { reference: REFERENCE, profile: NOBODY, knowledge })
}

/** What happened to each photo: 'read', or why not. */
function outcomeOf({ reading }: FacePhoto): string {
  return 'refusal' in reading ? reading.refusal : (refuseReport(assessed(reading)) ?? 'read')
}

export function printUsable(
  photos: readonly FacePhoto[],
  unbordered: readonly FacePhoto[],
  names: boolean,
): void {
  console.log('\nUsable')
  for (const kind of KINDS)
    printOutcomes(
      kind,
      photos.filter((photo) => photo.kind === kind),
      names,
    )
  printOutcomes('rosacea, no border', unbordered, names)
}

function printOutcomes(title: string, photos: readonly FacePhoto[], names: boolean): void {
  const counts = new Map<string, string[]>()
  for (const photo of photos) {
    const outcome = outcomeOf(photo)
    counts.set(outcome, [...(counts.get(outcome) ?? []), photo.file])
  }
  const rest = [...counts].filter(([outcome]) => outcome !== 'read')
  const read = counts.get('read')?.length ?? 0
  const reasons = rest.map(([why, files]) => `${why} ${files.length}${names ? ` (${files.join(' ')})` : ''}`)
  console.log(`   ${title.padEnd(19)} ${read} of ${photos.length}; ${reasons.join(', ')}`)
}

const reportsOf = (photos: readonly FacePhoto[], kind: Kind) =>
  photos.flatMap(({ reading, kind: own }) =>
    own === kind && 'measures' in reading ? [assessed(reading)] : [],
  )

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`

/** How many ordinary faces are told that something stands out. */
export function printConcerns(photos: readonly FacePhoto[]): void {
  const reports = reportsOf(photos, 'portraits')
  console.log(
    `\nConcerns of ${reports.length} ordinary portraits: measured, named (goal 20 %), severe (goal 3 %)`,
  )
  for (const name of SkinMeasureName.options) {
    const found = reports.flatMap(({ concerns }) => concerns.filter(({ measure }) => measure === name))
    const measured = reports.filter(({ reading }) => reading.measures[name].value !== null).length
    const severe = found.filter(({ severity }) => concernLabel(severity) === 'Severe').length
    console.log(
      `   ${name.padEnd(20)} measured ${percent(measured, reports.length)}, named ${percent(found.length, reports.length)}, severe ${percent(severe, reports.length)}`,
    )
  }
  const any = reports.filter(({ concerns }) =>
    concerns.some(({ severity }) => concernLabel(severity) === 'Severe'),
  )
  const sent = reports.filter(({ fullText }) => fullText.includes('a professional'))
  console.log(
    `   anything severe ${percent(any.length, reports.length)}; sent to a professional ${percent(sent.length, reports.length)}`,
  )
}

/** Medians of the scores, and for every measure how often a dark face shows more than a light one. */
export function printTones(photos: readonly FacePhoto[]): void {
  const [dark, light] = [reportsOf(photos, 'tone-dark'), reportsOf(photos, 'tone-light')]
  console.log(`\nDark against light: ${dark.length} and ${light.length} faces read`)
  for (const axis of ['overall', 'clarity', 'texture', 'tone', 'hydration'] as const) {
    const scores = (reports: readonly SkinReport[]) => reports.flatMap(({ scores }) => scores[axis] ?? [])
    const medians = [scores(dark), scores(light)].map((values) => quantileOf(values, 0.5))
    console.log(`   ${axis.padEnd(20)} median ${medians.map((each) => each.toFixed(1)).join(' and ')}`)
  }
  for (const name of SkinMeasureName.options) {
    const values = (reports: readonly SkinReport[]) =>
      reports.flatMap(({ reading }) => reading.measures[name].value ?? [])
    const [one, other] = [values(dark), values(light)]
    console.log(
      `   ${name.padEnd(20)} AUC ${areaUnderCurve(one, other).toFixed(2)}, median ${quantileOf(one, 0.5).toFixed(2)} and ${quantileOf(other, 0.5).toFixed(2)} (${one.length}, ${other.length})`,
    )
  }
}

/** Every sentence of every report against its map, its figures and the other sentences, as the laws ask it of made-up readings. */
export function printContradictions(photos: readonly FacePhoto[]): void {
  const reports = photos.flatMap(({ file, kind, reading }) =>
    'measures' in reading ? [{ file: `${kind} ${file}`, found: contradictionsIn(assessed(reading)) }] : [],
  )
  const wrong = reports.filter(({ found }) => found.length > 0)
  console.log(
    `\nSentences against map and figures: ${wrong.length} of ${reports.length} reports contradict themselves (goal 0)`,
  )
  for (const { file, found } of wrong) console.log(`   ${file}: ${found.join('; ')}`)
  if (wrong.length > 0) process.exitCode = 1
}
