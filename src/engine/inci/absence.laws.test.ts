import { expect, it } from 'vitest'
import { LIST, NAMES, read } from './absence.test-support.ts'
import { ABSENCE_AFTER, ABSENCE_BEFORE, ABSENCE_OPENING } from './blocks/absence/absence-words.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'

const knowledge = realKnowledge()
const DENIED = 'Talc, Lanolin, Formaldehyde'

/** Each cue in two of the places, so that each place has its turn with a third of the cues; another seed gives it others. */
const TURN = Number(process.env.PROPERTY_SEED ?? 0)
function twoOf(texts: readonly string[], cue: string, cues: readonly string[]): string[] {
  const first = cues.indexOf(cue) + TURN
  return texts.filter((_, at) => (at + first) % Math.ceil(texts.length / 2) === 0)
}

it.each(ABSENCE_BEFORE)('what stands behind "%s" is no ingredient, wherever the claim stands', (cue) => {
  const opening = cue.charAt(0).toUpperCase() + cue.slice(1)
  const texts = [
    `${LIST}. ${opening} ${DENIED}.`,
    `${LIST} ${cue} ${DENIED}`,
    `${opening} ${DENIED}. Ingredients: ${LIST}`,
    `${opening} ${DENIED}\n\nIngredients: ${LIST}`,
    `${opening}: ${DENIED}\n\n${LIST}`,
    `${opening.toUpperCase()} ${DENIED.toUpperCase()}. INGREDIENTS: ${LIST.toUpperCase()}`,
  ]
  for (const text of twoOf(texts, cue, ABSENCE_BEFORE)) {
    const { names, claims } = read(text)
    expect({ text, names }).toEqual({ text, names: NAMES })
    expect(claims.join(' ').toLowerCase()).toContain('formaldehyde')
  }
})

it.each(ABSENCE_BEFORE)('"%s" as the head of a block denies all lines of it', (cue) => {
  const texts = [
    `${cue}:\n- Talc\n- Lanolin\n- Formaldehyde\n\nIngredients: ${LIST}`,
    `${cue}\n\n• Talc\n\n• Lanolin\n\n• Formaldehyde\n\nIngredients: ${LIST}`,
    `Ingredients: ${LIST}\n\n${cue}:\nTalc\nLanolin\nFormaldehyde`,
    `${cue}:\nTalc\nLanolin\nFormaldehyde\n${LIST}, Squalane, Carbomer`,
  ]
  for (const text of twoOf(texts, cue, ABSENCE_BEFORE))
    expect({ text, names: read(text).names.slice(0, 4) }).toEqual({ text, names: NAMES })
})

it.each(ABSENCE_OPENING)('"%s" denies where a sentence or a piece of one begins', (cue) => {
  for (const text of [
    `${LIST}. ${cue} Talc, Lanolin or Formaldehyde.`,
    `${LIST}\n${cue} Talc, Lanolin or Formaldehyde`,
    `${LIST}, ${cue} Talc`,
  ])
    expect({ text, names: read(text).names }).toEqual({ text, names: NAMES })
})

it.each(ABSENCE_AFTER)('what stands before "%s" is no ingredient', (cue) => {
  const glue = cue.startsWith(':') ? '' : ' '
  for (const text of [
    `Ingredients: ${LIST}. Talc, Lanolin${glue}${cue}.`,
    `Ingredients: ${LIST}\nTalc, Lanolin${glue}${cue}`,
    `Talc, Lanolin${glue}${cue}. Ingredients: ${LIST}`,
  ])
    expect({ text, names: read(text).names }).toEqual({ text, names: NAMES })
})

it('no name of an ingredient holds a word that denies', () => {
  const cues = [...ABSENCE_BEFORE, ...ABSENCE_AFTER].filter((cue) => /^[a-z' ]+$/.test(cue))
  const names = [...knowledge.ingredients.map(({ inci }) => ` ${inci.toLowerCase()} `)]
  expect(cues.filter((cue) => names.some((name) => name.includes(` ${cue} `)))).toEqual([])
})
