import { expect, it } from 'vitest'
import { realKnowledge } from '../../knowledge/folder.test-support.ts'
import { parseList } from '../parse.ts'

const knowledge = realKnowledge()
const LIST = 'Aqua, Glycerin, Panthenol, Tocopherol, Urea'

const read = (text: string) => parseList(text, knowledge).items.map(({ printed }) => printed)

it.each([
  'You will find neither talc, lanolin nor formaldehyde here',
  'Lanolin, talc, formaldehyde — none of them ever came near our kettle',
  'In unseren Tiegel kommen weder Talc, Lanolin noch Formaldehyde',
  'Talc, Lanolin und Formaldehyde suchst du hier nie erfolgreich',
  'Ni talc, lanolin, formaldehyde ne passent chez nous',
  'Talc, lanolin y formaldehyde nunca pasan por aquí',
  'Talc, lanolin e formaldehyde nós nunca quisemos',
  'Talku, lanolin i formaldehyde w słoiku nie zobaczysz',
  'Je vindt hier nooit talc, lanolin of formaldehyde',
  'Här blandas aldrig talc, lanolin eller formaldehyde i',
  'Du møder hverken talc, lanolin eller formaldehyde',
  'Talc, lanolin ani formaldehyde v naší dílně nepotkáte',
  'Tässä purkissa ei ole talc, lanolin, formaldehyde',
  '10가지 유해성분 FREE: talc, lanolin, formaldehyde',
  '7つのフリー：talc、lanolin、formaldehyde',
  '10-free: talc, lanolin, formaldehyde',
  'FREE: talc, lanolin, formaldehyde',
])('%j denies all that it names, alone and beside a list', (denied) => {
  expect(read(denied)).toEqual([])
  expect(read(`Ingredients: ${LIST}.\n${denied}.`)).toEqual(LIST.split(', '))
})

it.each([
  'Not only Talc, Lanolin, Kaolin',
  'Nicht nur Talc, Lanolin, Kaolin',
  'Talc, Lanolin, Kaolin, not tested on animals',
  'Talc, Lanolin (not bleached), Kaolin',
  "I can't live without it: Talc, Lanolin, Kaolin",
  'Nothing left out: Talc, Lanolin, Kaolin',
  'Without further ado: Talc, Lanolin, Kaolin',
  'Ohne Zweifel gut: Talc, Lanolin, Kaolin',
  'Rosa Mai (Rosa Centifolia) Oil, Talc, Lanolin, Kaolin',
])('%j denies nothing that it names', (text) => {
  for (const name of ['Talc', 'Kaolin']) expect(read(text).join('; ')).toContain(name)
})

it.each([
  "WHAT ISN'T",
  'WHAT STAYED OUT',
  'Was nicht drin ist',
  'Fravalgt:',
  'Uteslutna ämnen:',
  '9つの無添加',
  '7가지 무첨가',
])('"%s" over lines denies each of them', (head) => {
  expect(read(`${LIST}\n\n${head}\nTalc\nLanolin\nFormaldehyde`)).toEqual(LIST.split(', '))
})

it('a list in narrow print that begins with water ends a claim over lines', () => {
  const text = 'MADE WITHOUT\nTALC + LANOLIN\nFORMALDEHYDE\nWATER, GLYCERIN,\nPANTHENOL, UREA,\nTOCOPHEROL'
  expect(read(text)).toEqual(['WATER', 'GLYCERIN', 'PANTHENOL', 'UREA', 'TOCOPHEROL'])
})

it.each(['Talc ×、 Lanolin ×、 Formaldehyde ×。', '[NO] Talc\n[NO] Lanolin', 'Talc: ingen | Lanolin: ingen'])(
  '%j denies each piece',
  (text) => expect(read(text)).toEqual([]),
)

it.each([
  'The No List — Talc, Lanolin, Formaldehyde: all banned from our kitchen.',
  'Was fehlt? Talc, Lanolin, Formaldehyde.',
  'Most other creams: water, talc, lanolin, formaldehyde.\nOurs: none of those.',
  'Altre creme: acqua, talc, lanolin, formaldehyde.\nLa nostra: niente di tutto ciò.',
])('%j names nothing that is inside', (text) => expect(read(text)).toEqual([]))

it('a list with water among its names follows a claim about nothing in particular', () => {
  expect(read('Savon, sans superflu : Sodium Olivate, Sodium Cocoate, Aqua, Glycerin')).toHaveLength(4)
})

it.each([
  'Unsere Seife enthält kein Palmöl. Auch Triclosan setzen wir nicht ein.',
  'Triclosan verwenden wir nicht, und Lanolin war nie dabei.',
  'Frage: Ist da Triclosan drin?\nAntwort: Nein, Triclosan ist nicht enthalten und war es nie.',
  'Buongiorno, nel nostro smalto non è presente il Triclosan, vietato da anni. Saluti.',
  'The balm contains neither Triclosan nor any Lanolin.',
  'I asked them. The lotion does not use Triclosan, and never did.',
  'We declare that the soap does not contain, and is not washed with, any of the following:\n1. Triclosan\n2. Hydroquinone\n3. Tretinoin',
  'Dat zit er niet in: Triclosan, Lanolin, Talc.',
  'Das ist nicht drin: Triclosan, Lanolin, Talc.',
  'Not in the jar: Triclosan, Lanolin, Talc.',
  'Uvnitř není: Triclosan, Lanolin, Talc.',
  'Laborbericht. Nicht nachgewiesen (unter BG): Triclosan; Tretinoin; Talc.',
  'Report: none detected (LOD 1 ppm): Triclosan; Tretinoin',
  'What you will NOT find here >> Triclosan // Lanolin // Talc',
])('%j is prose that denies, alone and beside a list', (text) => {
  expect(read(text)).toEqual([])
  expect(read(`${text}\n\nIngredients: ${LIST}.`)).toEqual(LIST.split(', '))
})

it.each([
  'Sans oublier le beurre de karité, la liste : ',
  'Ohne zu vergessen, was drin steht: ',
  'Balsamo senza risciacquo: ',
  'Crema sin receta: ',
  'Not a drop of perfume – but sadly still with water: ',
  'Frei von Talc – leider aber noch mit Farbstoff: ',
  'No solo lleva cera, también aceite: ',
  'No olvides que lleva cera: ',
  'N’oublie pas qu’elle contient de la cire : ',
  'Il n’y a pas que de la cire dedans : ',
  'Sans conteste le plus riche de la gamme : ',
  'parabeenvrij ✔ alcoholvrij ✔ || ',
  'sem sulfatos, sem dimeticona 🌿 ',
  'silikon- und parabenfreie Pflege » ',
  'Salbe „endlich ohne Rezept”, abgeschrieben: ',
])('%j denies nothing of the list behind it', (front) => {
  expect(read(front + LIST)).toEqual(LIST.split(', '))
})

it('a remark that denies behind its last word holds all of its brackets', () => {
  expect(read(`Összetevők: ${LIST} (lanolin, talc és kaolin nélkül készült)`)).toEqual(LIST.split(', '))
})
