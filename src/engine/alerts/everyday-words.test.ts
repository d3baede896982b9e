import { expect, it } from 'vitest'
import { matchExactly } from '../inci/match/match.ts'
import { nameWords } from '../inci/match/name-key.ts'
import { readKnowledgeFolder, realKnowledge } from '../knowledge/folder.test-support.ts'
import { PLANT_TERM } from '../knowledge/compiled.ts'
import { namesMet } from './alerts-of.test-support.ts'
import { holdsEverydayWord } from './everyday-words.ts'
import { holdsWords } from './word-patterns.ts'

const knowledge = realKnowledge()
const terms = knowledge.allergies.filter(({ id }) => !id.startsWith(PLANT_TERM))

it.each([
  ['milk', 'Butyl Lactate'],
  ['sulfates', 'Ferrous Ammonium Sulfate'],
  ['sulfates', 'Solfato di magnesio'],
  ['alcohol', 'Caprylyl Alcohol'],
  ['alcohol', 'Anisyl Alcohol1'],
  ['lemongrass', 'Melissa Officinalis Seed Oil'],
  ['lemongrass', 'Thymus Citriodorus Flower/Leaf Extract'],
  ['alcohol', 'Alcool cétostéarylique pur'],
  ['gluten', 'Hydrolyzed Germinated Rice Grain Extract'],
  ['mango', 'Garcinia Mangostana Peel Powder'],
  ['almond', 'Arginine Mandelate'],
  ['citrus', 'Citronellyl Acetate'],
  ['citrus', 'Limonium Tetragonum Extract'],
  ['peanut', 'Arachideth-20'],
  ['pineapple', 'Fragaria Ananassa Callus Extract'],
  ['jasmine', 'Gardenia Jasminoides Fruit'],
  ['cocoa', 'Theobroma Grandiflorum Fruit Extract'],
  ['cinnamon', 'Cassia Angustifolia Leaf Extract'],
  ['keratin', 'Keratinase'],
  ['daisy', 'Yarrowia Lipolytica Extract'],
  ['sulfonamides', 'T-Butylphenyl Imidazolylphenyl Sulfonamide'],
  ['red pepper', 'Red Clay Pepper Mix'],
  ['retinoids', 'Precursor of Vitamin A'],
  ['nickel', 'Cupriavidus Metallidurans Ferment Extract Filtrate'],
  ['月桂', '月桂酰基氨基酸'],
  ['甜菜', '椰油酰胺基甜菜碱'],
  ['肉豆蔻', '肉豆蔻酸辛酯'],
  ['豆蔻', '肉豆蔻酸辛酯'],
  ['柠檬', '柠檬酸二钠盐'],
  ['大豆', '호두유추출물'],
  ['수수', '옥수수씨가루'],
  ['モロコシ', 'トウモロコシ粉末'],
  ['リンゴ', 'リンゴ酸ジエチル'],
  ['メロン', 'スイカズラ粉末'],
  ['スイカ', 'スイカズラ粉末'],
  ['ローズ', 'ローズマリー粉末'],
  ['アルコール', 'セチルアルコール混合物'],
  ['아마', '폴리아마이드분말'],
  ['호박', '호박산무수물'],
  ['고추', '고추냉이가루'],
])('a name that only holds the word for %s is none of it: %s', (word, name) => {
  expect(namesMet(word, `Ingredients: Aqua, Glycerin, ${name}, Panthenol`)).toEqual([])
})

it.each([
  ['jordnöt', 'Jordnötsolja'],
  ['Mandel', 'Mandelmilchpulver'],
  ['milk', 'Protéines de lait'],
  ['арахис', 'Арахисовая паста'],
  ['アーモンド', 'アーモンドミルク'],
  ['jojoba', 'Decyl Jojobate'],
  ['borage', 'Hydrolyzed Borage Seed Oil'],
  ['strawberry', 'Hydrolyzed Strawberry Fruit'],
  ['lemongrass', 'Lemon Grass Leaf Oil'],
  ['lemongrass', 'Melissa Officinalis Leaf Oil'],
  ['lemongrass', 'Leptospermum Petersonii Oil'],
  ['lemongrass', 'Neral'],
  ['red pepper', 'Red Pepper Extract'],
  ['chickpea', 'Farine de pois chiche'],
  ['essential oils', 'Huile essentielle de Citrus Reticulata'],
  ['essential oils', 'Olejek eteryczny z sosny'],
  ['PEG', 'Polyethylene Glycol 400'],
])('what is made of it is met: %s, %s', (word, name) => {
  expect(namesMet(word, `Ingredients: Aqua, Glycerin, ${name}, Panthenol`)).toEqual([name])
})

it('a word of an allergy that is the name of an ingredient finds that ingredient', () => {
  // The first is looked for as a mixture of scents, the second as two things that go by one word.
  const known = new Set(['essential oil', 'essential oils', 'tea'])
  const lost = terms.flatMap(({ id, words, ingredients, nameWords: patterns }) =>
    words.flatMap((word) => {
      const at = matchExactly(word, knowledge)?.ingredient ?? null
      if (at === null || known.has(word) || ingredients.includes(at)) return []
      const inci = knowledge.ingredients[at]?.inci ?? ''
      return holdsWords(nameWords(`${word} ${inci}`), patterns) ? [] : [`${id}: ${word} is ${inci}`]
    }),
  )
  expect(lost).toEqual([])
})

/** Of every run of signs that may be an everyday word, the terms that have it. */
const termsByWord = new Map<string, typeof terms>()
for (const term of terms)
  for (const word of term.words) {
    const plain = nameWords(word).join(' ')
    termsByWord.set(plain, [...(termsByWord.get(plain) ?? []), term])
  }

const FOREIGN = /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\P{L}]/u
const LETTERS_MAX = 14
const WORDS_MAX = 4

/** Signs of a word that may be one of their own, and words side by side. */
function runsOf(name: string): string[] {
  const words = nameWords(name)
  const rows = words.flatMap((_, at) =>
    Array.from({ length: WORDS_MAX - 1 }, (_none, more) => words.slice(at, at + more + 2).join(' ')),
  )
  return rows.concat(signsOf(words))
}

function signsOf(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const starts = FOREIGN.test(word) ? [...word].map((_, at) => at) : [0]
    return starts.flatMap((from) =>
      Array.from({ length: Math.min(LETTERS_MAX, word.length - from) }, (_, size) =>
        word.slice(from, from + size + 1),
      ),
    )
  })
}

it('a name that another language gives an ingredient tells of no allergy that the ingredient is none of', () => {
  const wrong: string[] = []
  for (const [file, text] of Object.entries(readKnowledgeFolder())) {
    if (!file.startsWith('languages/')) continue
    for (const line of text.split('\n').slice(1)) {
      const [inci = '', names = ''] = line.split('\t')
      const at = knowledge.ingredients.findIndex((one) => one.inci === inci)
      for (const name of names.split('|').map((one) => one.trim())) {
        const finding = { printed: name, inci: null }
        for (const term of new Set(runsOf(name).flatMap((run) => termsByWord.get(run) ?? []))) {
          if (term.ingredients.includes(at)) continue
          if (holdsWords(nameWords(`${name} ${inci}`), term.nameWords)) continue
          if (holdsEverydayWord({ finding }, term, knowledge)) wrong.push(`${term.id}: ${name} is ${inci}`)
        }
      }
    }
  }
  expect(wrong).toEqual([])
})
