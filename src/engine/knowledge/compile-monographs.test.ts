import { expect, it } from 'vitest'
import { compileKnowledge } from './compile.ts'
import { TINY_FILES as files } from './tiny-folder.test-support.ts'

const OTHER_SOURCES = (files['sources.tsv'] ?? '').replace('url', 'url\twords')
const EDITORIAL = 'opaline-editorial\tOur judgement\t2026-11-22\t'
const READ = [
  'one\tA review\t2026-11-22\thttps://journal.example/one\tit holds water',
  'two\tA trial\t2026-11-22\thttps://journal.example/two\ttwenty people, two weeks',
  'front\tA committee\t2026-11-22\thttps://committee.example/\tit is safe',
  'same\tA page\t2026-11-22\thttps://journal.example/one\tit is safe',
  'unread\tA paper\t2026-11-22\thttps://journal.example/unread\t',
]
/** Twenty words each. */
const TWENTY = `${'word '.repeat(19)}word.`
const SOUND = [
  `AQUA\tdoes\t\t${TWENTY}\tone`,
  `AQUA\tevidence\tmoderate\t${TWENTY}\ttwo`,
  `AQUA\tcareful\t\t${TWENTY}\tone`,
]

function compile(rows: string[], sources = READ.slice(0, 2)) {
  return compileKnowledge({
    ...files,
    'sources.tsv': [OTHER_SOURCES, EDITORIAL, ...sources].join('\n'),
    'monographs.tsv': ['inci\tpart\tgrade\ttext\tsource', ...rows].join('\n'),
  })
}

function errorsOf(rows: string[], sources?: string[]): string[] {
  const answer = compile(rows, sources)
  return 'errors' in answer ? answer.errors : []
}

it('statements stand in their order, each with its source, and the grade is that of the evidence', () => {
  const answer = compile(SOUND)
  if ('errors' in answer) throw new Error(answer.errors.join('\n'))
  const { ingredients, sources } = answer.compiled
  const at = (id: string) => sources.findIndex((source) => source.id === id)

  expect(ingredients.find(({ inci }) => inci === 'AQUA')?.monograph).toEqual({
    evidence: 'moderate',
    statements: [
      { part: 'does', text: TWENTY, source: at('one') },
      { part: 'evidence', text: TWENTY, source: at('two') },
      { part: 'careful', text: TWENTY, source: at('one') },
    ],
  })
})

it('one source that was read is enough where the rest is marked as our own judgement', () => {
  const [does = '', evidence = '', careful = ''] = SOUND
  const alone = [does, evidence.replace('two', 'one'), careful]

  expect(errorsOf(alone)).toEqual([
    'monographs.tsv:2: two sources that were read, or one and what is marked editorial',
  ])
  expect(errorsOf([does, evidence.replace('two', 'opaline-editorial'), careful])).toEqual([])
  expect(errorsOf(alone.map((row) => row.replace(/one$/, 'opaline-editorial')))).toContain(
    'monographs.tsv:2: nothing was read',
  )
})

it.each([
  ['20 people of a trial with 20', 'Of 20 people', 'twenty or 20 people', null],
  ['1,500 people where it was 1 500', 'Of 1,500 people', '1 500 people', null],
  ['9 per cent where it was 9.4', 'Of them 9 per cent', '9.4%', null],
  ['9.4 per cent where it was 9', 'Of them 9.4 per cent', '9%', '9.4'],
  ['a year of the title', 'In 2013', 'nothing', null],
  ['a figure nobody noted', 'Of 20 people', 'twelve people', '20'],
])('%s is held against the noted words', (_name, text, words, invented) => {
  const [first = '', ...rest] = SOUND
  const sources = ['one', 'two'].map(
    (id) => `${id}\tA paper (2013)\t2026-11-22\thttps://journal.example/${id}\t${words}`,
  )

  expect(errorsOf([first.replace('word word', text), ...rest], sources)).toEqual(
    invented === null ? [] : [`monographs.tsv:2: one does not say ${invented}`],
  )
})

it.each([
  ['60 words', [19, 20, 21], []],
  ['59 words', [19, 20, 20], ['monographs.tsv:2: 59 words, not 60 to 120']],
  ['121 words', [30, 30, 30, 30, 1], ['monographs.tsv:2: 121 words, not 60 to 120']],
  ['120 words', [30, 30, 30, 30], []],
])('%s', (_name, counts, errors) => {
  const rows = counts.map((count, i) => {
    const part = ['does', 'evidence'][i] ?? 'careful'
    const grade = part === 'evidence' ? 'strong' : ''
    return `AQUA\t${part}\t${grade}\t${'word '.repeat(count - 1)}word.\t${i === 0 ? 'one' : 'two'}`
  })

  expect(errorsOf(rows)).toEqual(errors)
})

it.each([
  ['a front page', 'front', 'front has no address of its own'],
  ["another source's address", 'same', 'same has no address of its own'],
  ['no noted words', 'unread', 'unread has no words it was read for'],
])('a source with %s is refused', (_name, id, message) => {
  const rows = SOUND.map((row) => row.replace('two', id))
  const sources = READ.filter((row) => /^(one|two)\t/.test(row) || row.startsWith(`${id}\t`))

  expect(errorsOf(rows, sources)).toContain(`monographs.tsv:3: ${message}`)
})

it.each([
  ['a part that is missing', SOUND.slice(0, 2), 'monographs.tsv:2: no word on careful'],
  ['parts out of their order', SOUND.toReversed(), 'monographs.tsv:2: parts stand in the order does, strength, evidence, careful'],
  ['no grade', SOUND.map((row) => row.replace('moderate', '')), 'monographs.tsv:2: grade cannot be ""'],
  ['a grade nobody knows', SOUND.map((row) => row.replace('moderate', 'superb')), 'monographs.tsv:3: grade cannot be "superb"'],
  ['a grade of something else', SOUND.map((row) => row.replace('does\t', 'does\tstrong')), 'monographs.tsv:2: only evidence has a grade'],
  ['a second grade', [...SOUND.slice(0, 2), ...SOUND.slice(1)], 'monographs.tsv:2: a second grade'],
  ['a word of praise', SOUND.map((row) => row.replace('word.', 'glowing.')), 'monographs.tsv:2: "glow" is a word of advertising'],
  ['a word of fear', SOUND.map((row) => row.replace('word.', 'toxic.')), 'monographs.tsv:2: "toxi" is a word of advertising'],
  ['half a sentence', SOUND.map((row) => row.replace('word.', 'word')), 'monographs.tsv:2: a statement ends with a full stop'],
  ['a long sentence', SOUND.map((row) => row.replace('word.', `${'more '.repeat(12)}word.`)), 'monographs.tsv:2: a sentence of 32 words, at most 30'],
  ['an unknown source', SOUND.map((row) => row.replace('two', 'three')), 'monographs.tsv:3: unknown source three'],
  ['an unknown ingredient', SOUND.map((row) => row.replace('AQUA', 'ZORB')), 'monographs.tsv:2: no ingredient named ZORB'],
])('%s is refused', (_name, rows, message) => {
  expect(errorsOf(rows)).toContain(message)
})
