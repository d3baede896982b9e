import type { SkinMeasureName } from '../src/contract/skin.ts'
import { quantileOf } from './faces.photos.part.ts'
import type { FacePhoto, Kind, PatchPhoto } from './skin.photos.part.ts'
import { areaUnderCurve, meanOf, spearman } from './skin.statistics.part.ts'

/** Rosacea against ordinary portraits, over the faces it was measured on. */
export function printRedness(photos: readonly FacePhoto[]): void {
  printSeparation(photos, 'redness', ['rosacea', 'portraits'], 'goal 0.95')
}

export function printBlemishes(photos: readonly FacePhoto[]): void {
  printSeparation(photos, 'blemish-spots', ['acne-selfies', 'normal-selfies'], 'goal 0.92')
  const severities = (kind: Kind) =>
    photos.flatMap((photo) =>
      photo.kind === kind && 'measures' in photo.reading ? (photo.reading.acneSeverity ?? []) : [],
    )
  const [more, less] = [severities('acne-selfies'), severities('normal-selfies')]
  console.log(
    `   acneSeverity: AUC ${areaUnderCurve(more, less).toFixed(3)}, medians ${quantileOf(more, 0.5).toFixed(2)} and ${quantileOf(less, 0.5).toFixed(2)}`,
  )
}

function printSeparation(
  photos: readonly FacePhoto[],
  measure: SkinMeasureName,
  [more, less]: [Kind, Kind],
  goal: string,
): void {
  const [higher, lower] = [valuesOf(photos, more, measure), valuesOf(photos, less, measure)]
  const area = areaUnderCurve(higher.values, lower.values)
  console.log(`\n${measure}, ${more} against ${less}: AUC ${area.toFixed(3)} (${goal})`)
  for (const [kind, { values, read }] of [
    [more, higher],
    [less, lower],
  ] as const)
    console.log(
      `   ${kind.padEnd(14)} measured on ${values.length} of ${read} read; median ${quantileOf(values, 0.5).toFixed(1)}, p10 ${quantileOf(values, 0.1).toFixed(1)}, p90 ${quantileOf(values, 0.9).toFixed(1)}`,
    )
}

function valuesOf(photos: readonly FacePhoto[], kind: Kind, measure: SkinMeasureName) {
  const read = photos.flatMap((photo) =>
    photo.kind === kind && 'measures' in photo.reading ? [photo.reading.measures[measure].value] : [],
  )
  return { values: read.filter((value) => value !== null), read: read.length }
}

/** Every figure of a piece of skin against the mean of the five raters; a rater beside the mean of the other four stands for what can be had. */
export function printRaters(photos: readonly PatchPhoto[]): void {
  const persons = [...new Set(photos.map(({ person }) => person))]
  const [first] = photos
  if (!first) return
  console.log(
    `\nSeverity against five raters, ${photos.length} photos: Spearman over all, and within each person`,
  )
  for (const figure of Object.keys(first.patch) as (keyof PatchPhoto['patch'])[])
    printAgreement(figure, photos, persons, ({ patch }) => patch[figure] ?? 0)
  for (const rater of first.ratings.keys()) {
    const others = ({ ratings }: PatchPhoto) => meanOf(ratings.filter((_, at) => at !== rater))
    const mine = ({ ratings }: PatchPhoto) => ratings[rater] ?? Number.NaN
    printAgreement(`rater ${rater + 1}, other four`, photos, persons, mine, others)
  }
}

function printAgreement(
  name: string,
  photos: readonly PatchPhoto[],
  persons: readonly string[],
  figure: (photo: PatchPhoto) => number,
  truth: (photo: PatchPhoto) => number = ({ ratings }) => meanOf(ratings),
): void {
  const over = (some: readonly PatchPhoto[]) => spearman(some.map(figure), some.map(truth)).toFixed(2)
  const each = persons.map(
    (person) => `person ${person} ${over(photos.filter((photo) => photo.person === person))}`,
  )
  console.log(`   ${name.padEnd(20)} ${over(photos)}; ${each.join(', ')}`)
}
