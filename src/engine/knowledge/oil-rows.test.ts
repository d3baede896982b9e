import { expect, it } from 'vitest'
import { readKnowledgeFolder, writtenRows } from './folder.test-support.ts'

/** Rows on what oils hold and on other traits: each says what its source says, and of the very thing that it speaks of. */

const files = readKnowledgeFolder()
const rowsOf = (file: string) => writtenRows(files, file)
const wordsOf = new Map(rowsOf('sources.tsv').map(({ id = '', words = '' }) => [id, words]))

const held = rowsOf('constituents.tsv').map(({ oils = '', constituent = '', min = '', max = '', sources = '' }) => {
  const ids = sources.split('|')
  return { name: `${oils.split('|')[0]}: ${constituent}`, oils: oils.split('|'), constituent, shares: [min, max], ids, words: ids.map((id) => wordsOf.get(id) ?? '').join('; ') }
})
const read = held.filter(({ ids }) => !ids.includes('opaline-editorial'))

/** Words that texts use for a constituent beside its own name. */
const ALSO: Record<string, string[]> = {
  'BETA-CARYOPHYLLENE': ['caryophyllene'],
  'CINNAMIC ACID': ['cinnamic and benzoic acids', 'benzoic and cinnamic acids'],
  'BENZOIC ACID': ['cinnamic and benzoic acids', 'benzoic and cinnamic acids'],
  'CINNAMYL ALCOHOL': ['cinnamic alcohol'],
  'METHYL EUGENOL': ['eugenol methyl ether'],
  'PHENOL, 2-METHOXY- 4-(2-PROPENYL)-, ACETATE': ['eugenyl acetate'],
  CINNAMAL: ['cinnamaldehyde', 'cinnamic aldehyde'],
  EUCALYPTOL: ['1,8-cineole'],
}

const figuresOf = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

it('every source of a constituent keeps the words that it was read in', () => {
  expect(read.length).toBeGreaterThan(150)
  expect(read.filter(({ ids }) => ids.some((id) => !wordsOf.get(id))).map(({ name }) => name)).toEqual([])
})

it('a share of an oil stands in the words of its source', () => {
  // `0` is _up to_, `100` is no figure of a text that says _more than half_.
  const figures = read.flatMap(({ name, shares, words }) =>
    shares
      .filter((share) => share !== '' && share !== '0' && share !== '100')
      .map((share) => ({ name, share: Number(share), words })),
  )
  expect(figures.length).toBeGreaterThan(150)
  expect(figures.filter(({ share, words }) => !figuresOf(words).includes(share)).map(({ name, share }) => `${name} ${share}`)).toEqual([])
})

it('what we judged ourselves has no figure', () => {
  const own = held.filter(({ ids }) => ids.includes('opaline-editorial'))
  expect(own.filter(({ shares }) => shares.some((share) => share !== '')).map(({ name }) => name)).toEqual([])
})

it('a source of a constituent names it', () => {
  const silent = read.filter(({ constituent, words }) => {
    const said = words.toLowerCase()
    return ![constituent.toLowerCase(), ...(ALSO[constituent] ?? [])].some((word) => said.includes(word))
  })
  expect(silent.map(({ name }) => name)).toEqual([])
})

it('a name that means an oil or an extract has no figures of the oil', () => {
  const either = held.filter(({ oils }) => oils.some((oil) => oil.endsWith('OIL/EXTRACT')))
  expect(either.length).toBeGreaterThan(20)
  expect(either.filter(({ shares }) => shares[1] !== '').map(({ name }) => name)).toEqual([])
})

it('what may not be used above 1 % has no limit of its own above that', () => {
  const limits = rowsOf('limits.tsv')
  const capped = rowsOf('traits.tsv').filter(({ trait }) => trait === 'one-percent')
  expect(capped.length).toBeGreaterThan(40)
  const wrong = capped.filter(({ inci }) => {
    const own = limits.filter((row) => row.inci === inci)
    const uses = new Set(own.map(({ ref, use }) => `${ref} ${use}`))
    // Of two rows of one use the smaller is of the substance alone, the other of a mixture.
    const most = [...uses].map((use) =>
      Math.min(...own.filter((row) => `${row.ref} ${row.use}` === use).map(({ max, factor }) => Number(max) / Number(factor || 1))),
    )
    return own.length === 0 || Math.max(...most) > 1
  })
  expect(wrong.map(({ inci }) => inci)).toEqual([])
})

it('a trait told to all readers rests on a text of its own and not on the front page of a committee', () => {
  const address = new Map(rowsOf('sources.tsv').map(({ id = '', url = '' }) => [id, url]))
  const rows = ['traits.tsv', 'may-hold.tsv', 'interactions.tsv'].flatMap((file) => rowsOf(file))
  const front = rows.filter(({ source = '' }) => /\/scientific-committees\/?$/.test(address.get(source) ?? ''))
  expect(front).toEqual([])
})

it('oils of one make-up suit sensitive skin equally ill', () => {
  const poor = new Set(rowsOf('traits.tsv').flatMap(({ inci, trait }) => (trait === 'poor-for-sensitive' ? [inci] : [])))
  const split = held.filter(({ oils }) => oils.some((oil) => poor.has(oil)) && !oils.every((oil) => poor.has(oil)))
  expect(split.map(({ name }) => name)).toEqual([])
})
