import { expect, it } from 'vitest'
import { readKnowledgeFolder, realKnowledge, writtenRows } from './folder.test-support.ts'

/** Rows on contact allergy, irritation and strength: a note says no more than the text it names. */

const files = readKnowledgeFolder()

const rowsOf = (file: string) => writtenRows(files, file)

const wordsOf = new Map(rowsOf('sources.tsv').map(({ id = '', title = '', words = '' }) => [id, words && `${title} ${words}`]))

/** The words kept of it name its columns: 4,000 rows of a law. */
const CLASSES = 'clp-annex-vi-atp21'

const SPELLED = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** The figures of a text; thousands may be parted by commas or blanks. */
const figuresOf = (text: string) =>
  (text.replaceAll(/(?<=\d)[, ](?=\d{3}(?!\d))/g, '').match(/(?<![A-Za-z\d.]|[A-Za-z]-)\d+(?:\.\d+)?/g) ?? []).map(Number)

function isRead(figure: number, words: string): boolean {
  const spelled = SPELLED[figure - 1]
  return figuresOf(words).includes(figure) || (spelled !== undefined && new RegExp(`\\b${spelled}\\b`, 'i').test(words))
}

it.each(['contact-allergens.tsv', 'irritants.tsv', 'potency.tsv'])('%s tells no figure that the words of its source do not hold', (file) => {
  const unread = rowsOf(file).flatMap(({ inci, note = '', source = '' }) => {
    const words = source === CLASSES ? '' : (wordsOf.get(source) ?? '')
    return figuresOf(words === '' ? '' : note).flatMap((figure) => (isRead(figure, words) ? [] : [`${inci}: ${figure}`]))
  })
  expect(unread).toEqual([])
})

it('a preservative is told to release formaldehyde by a text that names it', () => {
  const releasers = rowsOf('traits.tsv').filter(({ trait }) => trait === 'formaldehyde-releaser')
  expect(releasers.length).toBeGreaterThan(5)
  const otherNames = new Map([['2-BROMO-2-NITROPROPANE-1,3-DIOL', 'BRONOPOL']])
  const unnamed = releasers.filter(({ inci = '', source = '' }) => {
    const words = (wordsOf.get(source) ?? '').toUpperCase()
    return source !== 'opaline-editorial' && !words.includes(otherNames.get(inci) ?? inci)
  })
  expect(unnamed).toEqual([])
})

it('a share of patients and the grade beside it agree', () => {
  const told = rowsOf('contact-allergens.tsv').flatMap(({ inci, strength, note = '' }) => {
    const share = /^(?:[\w -]+; )?(\d+(?:\.\d+)?) % of (?:(?:the |[\d,]+ )?patients|the tests with)/.exec(note)?.[1]
    return share === undefined ? [] : [{ inci, strength, share: Number(share) }]
  })
  const gradeOf = (share: number) => (share >= 3 ? 'frequent' : share >= 0.5 ? 'occasional' : 'rare')
  expect(told.length).toBeGreaterThan(30)
  expect(told.filter(({ strength, share }) => strength !== gradeOf(share))).toEqual([])
})

it('a contact allergen judged by another has the grade of that one, or says that how often is our own judgement', () => {
  const rows = rowsOf('contact-allergens.tsv')
  const gradeOf = new Map(rows.map(({ inci = '', strength }) => [inci, strength]))
  const otherNames = new Map([
    ['perfume', 'PARFUM'],
    ['balsam of Peru itself', 'MYROXYLON PEREIRAE RESIN'],
  ])
  const judged = rows.flatMap(({ inci = '', strength, note = '' }) => {
    const by = /^judged by ([^,:]+)/.exec(note)?.[1] ?? ''
    const grade = gradeOf.get(otherNames.get(by) ?? by.toUpperCase())
    return grade === undefined ? [] : [{ inci, isSame: grade === strength, note }]
  })
  expect(judged.length).toBeGreaterThan(6)
  expect(judged.filter(({ isSame, note }) => !isSame && !note.includes('how often is our own judgement'))).toEqual([])
})

it('a study that tested some oil or another tells no share of all its patients', () => {
  const ofOneOrMore = rowsOf('contact-allergens.tsv').filter(({ source = '' }) =>
    /tested with at least one/.test(wordsOf.get(source) ?? ''),
  )
  expect(ofOneOrMore.length).toBeGreaterThan(10)
  expect(ofOneOrMore.filter(({ note = '' }) => /% of [\d,]+ patients/.test(note))).toEqual([])
})

it('a scent that rests on the list of the law stands in it', () => {
  const { ingredients, sources } = realKnowledge()
  const list = sources.findIndex(({ id }) => id === 'scents-confirmed-2023')
  const scents = ingredients.filter(({ contact }) => contact?.source === list)
  expect(scents.length).toBeGreaterThan(15)
  const outside = scents.filter(({ annexes = [] }) => !annexes.some(({ effect }) => effect === 'fragrance-allergen'))
  expect(outside.map(({ inci }) => inci)).toEqual([])
})

it('a row that rests on the classes of the law tells a class and no more', () => {
  const told = rowsOf('irritants.tsv').filter(({ source }) => source === CLASSES)
  const beside = /^(?:its mixture is )?classed as [a-z ]+(?:(?:from )?[\d.]+ %(?: on)?(?:, [a-z ]+ [\d.]+ %(?: on)?)?)?$/
  const more = told.filter(({ note = '' }) => !beside.test(note)).map(({ inci }) => inci)
  expect(told.length).toBeGreaterThan(50)
  expect(more).toEqual(['ACETONE', 'HYDROQUINONE', 'POTASSIUM HYDROXIDE', 'SODIUM HYDROXIDE'])
})

it('a row told by a relative says so', () => {
  const relatives = ['SODIUM HYALURONATE', 'SODIUM CARBOMER', 'BEHENYL ALCOHOL', 'C13-14 ISOPARAFFIN', 'GLYCOL STEARATE SE', 'POLYSORBATE 85']
  const silent = rowsOf('irritants.tsv').filter(({ inci = '', note = '' }) => relatives.includes(inci) && !/^judged by /.test(note))
  expect(silent).toEqual([])
})

it('of two ranks of one table the better one has no lower grade, or the note says that the grade is our own', () => {
  const grades = ['rare', 'occasional', 'frequent']
  const ranked = rowsOf('contact-allergens.tsv').flatMap(({ inci = '', strength = '', note = '', source }) => {
    const rank = /ranks? (\d+)(?:st|nd|rd|th) of/.exec(note)?.[1]
    const isOwn = /our own judgement/.test(note)
    return source !== 'young-2022' || rank === undefined || isOwn ? [] : [{ inci, rank: Number(rank), grade: grades.indexOf(strength) }]
  })
  const byRank = ranked.toSorted((a, b) => a.rank - b.rank)
  const risen = byRank.filter(({ grade }, at) => byRank.slice(0, at).some((better) => better.grade < grade))
  expect(byRank.length).toBeGreaterThan(10)
  expect(risen).toEqual([])
})

it('a salt of a contact allergen is one too, of the same grade or by a judgement that is called our own', () => {
  const stemOf = (inci: string) =>
    inci
      .replace(/^(?:SODIUM|POTASSIUM|CALCIUM|MAGNESIUM|AMMONIUM|MEA|TEA)[ -]/, '')
      .replace(/ (?:HCL|SULFATE|DIGLUCONATE|DIACETATE|DIHYDROCHLORIDE)$/, '')
      .replace('SORBIC ACID', 'SORBATE')
      .replace('BENZOIC ACID', 'BENZOATE')
  const told = new Map(rowsOf('contact-allergens.tsv').map((row) => [row['inci'] ?? '', row]))
  const stems = new Map([...told.values()].map((row) => [stemOf(row['inci'] ?? ''), row]))
  const salts = realKnowledge().ingredients.flatMap(({ inci, isImported }) =>
    !isImported && stems.has(stemOf(inci)) && stemOf(inci) !== inci ? [inci] : [],
  )
  const apart = salts.filter((inci) => {
    const [own, kin] = [told.get(inci), stems.get(stemOf(inci))]
    const isOwn = [own, kin].some((row) => row?.['note']?.includes('our own judgement'))
    return !own || (own['strength'] !== kin?.['strength'] && !isOwn)
  })
  expect(salts.length).toBeGreaterThan(20)
  expect(apart).toEqual([])
})
