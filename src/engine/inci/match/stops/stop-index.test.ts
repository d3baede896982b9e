import { expect, test } from 'vitest'
import type { StopEntry } from '../../../knowledge/stop-entry.ts'
import { nameKey } from '../name-key.ts'
import { buildStopIndex } from './stop-index.ts'

type Entry = Partial<StopEntry> & { name: string }

/** A list of invented entries, forbidden where nothing else is said; `also` are further spellings of a name. */
function listOf(entries: readonly Entry[]): StopEntry[] {
  return entries.map((entry) => ({
    ...{
      verdict: 'banned',
      group: 'name',
      ref: '1',
      note: '',
      since: '2020-01-01',
      source: 0,
      cas: [],
      ec: [],
      except: [],
    },
    keys: [entry.name, ...(entry.also ?? [])].map(nameKey),
    ...entry,
  }))
}

const LIST = listOf([
  { name: 'Blandium', cas: ['50-00-0'], ec: ['200-001-8'] },
  { name: 'Xylofluran', also: ['Fluraxyl'], cas: ['50-00-0', '71-43-2'] },
  { name: 'Lead', also: ['Lead compounds'], group: 'salts', except: ['Lead oxide', 'Lead fluoride'] },
  { name: 'Barbatrolonic acid', group: 'salts' },
  { name: 'Gold salts', group: 'salts' },
  { name: 'Conium maculosum', also: ['Spotted harmwort'], group: 'preparations' },
  { name: 'Thevetix', group: 'genus', except: ['Thevetix edulis'] },
  { name: 'Savina Oil' },
  { name: 'Coca Leaf', group: 'preparations' },
  { name: 'Herbula una bina', group: 'preparations' },
  { name: 'Herbula una bina trina', group: 'preparations' },
  { name: 'Folirbate' },
  {
    name: 'Tar of brown coal',
    group: 'words',
    words: [
      ['TAR', 'COAL'],
      ['PITCH', 'COAL'],
    ],
  },
  { name: 'Conditional powder', verdict: 'conditional' },
  { name: 'Grevotoxin', verdict: 'conditional' },
  { name: 'Mercury', group: 'salts' },
  { name: 'Mercury second', also: ['Mercury'], group: 'salts' },
])
const INDEX = buildStopIndex(LIST)

/** The name of the entry and the kind of the hit, or null. */
function found(printed: string): string | null {
  const hit = INDEX.find(printed)
  return hit && `${LIST[hit.stop]?.name} by ${hit.kind}`
}

test.each([
  // Its name, another spelling of it, its number; of a number that two have the first.
  ['Blandium', 'Blandium by name'],
  ['BLAND-IUM', 'Blandium by name'],
  ['Fluraxyl', 'Xylofluran by other-name'],
  ['50-00-0', 'Blandium by number'],
  ['200-001-8', 'Blandium by number'],
  ['EINECS 200-001-8', 'Blandium by number'],
  ['200-001-9', null],
  ['CAS 71-43-2', 'Xylofluran by number'],
  ['71-43-3', null],
  ['Harmless', null],
  ['', null],
  // By its sound, where it is forbidden whatever the use.
  ['Xylofluranum', 'Xylofluran by other-name'],
  ['Ксилофлуран', 'Xylofluran by other-name'],
  ['Grevotoxinum', null],
  ['Folirbat', 'Folirbate by other-name'],
  ['Фолирбат', 'Folirbate by other-name'],
  // Of a spelling that two entries have the last.
  ['Mercury', 'Mercury second by other-name'],
] as const)('"%s" is on the list as %s', (printed, hit) => {
  expect(found(printed)).toBe(hit)
})

test.each([
  ['Lead Chloride', 'Lead by group'],
  ['Bleichlorid', 'Lead by group'],
  ['Chlorure de plomb', 'Lead by group'],
  ['Lead(II) Nitrate', 'Lead by group'],
  ['Lead Oxide', null],
  ['Bleioxid', null],
  ['Oxyde de plomb', null],
  ['Lead Fluoride', null],
  ['White Lead Chloride Powder Salt', 'Lead by group'],
  ['Sodium Barbatrolonate', 'Barbatrolonic acid by group'],
  ['Natriumbarbatrolonat', 'Barbatrolonic acid by group'],
  ['Barbatrolonic acid', 'Barbatrolonic acid by name'],
  ['Gold Chloride', 'Gold salts by group'],
  ['Gold', null],
  ['Metallic Gold', null],
  ['Xylofluran Hydrochloride', null],
  // What is no group is still the same substance with a word of how pure it is.
  ['Pure Blandium', 'Blandium by group'],
  ['Blandium Crystals', 'Blandium by group'],
  ['Pure Blandium Crystals', 'Blandium by group'],
  ['Crystals', null],
  ['Blandium Pure Foo', null],
  ['Blandium Chloride', null],
  ['Blandium III', 'Blandium by other-name'],
  // Eight words, without the valences, are the most.
  ['Pure Raw Fresh Organic Natural Crude Technical Blandium', 'Blandium by group'],
  ['Pure Raw Fresh Organic Natural Crude Technical II Blandium', 'Blandium by group'],
  ['Pure Raw Fresh Organic Natural Crude Technical Liquid Blandium', null],
] as const)('with words around it that leave it the same "%s" is %s', (printed, hit) => {
  expect(found(printed)).toBe(hit)
})

test.each([
  ['Conium maculosum', 'Conium maculosum by name'],
  ['Conium Maculosum Root Extract', 'Conium maculosum by group'],
  ['Extrait de conium maculosum', 'Conium maculosum by group'],
  ['Spotted Harmworts', 'Conium maculosum by group'],
  ['Spotter Harmworts', null],
  ['Spotted Harmwort Oil', 'Conium maculosum by group'],
  ['Conium Maculosum Foo Bar Extract', null],
  ['Conium Album Extract', null],
  ['Glycerin / Conium Maculosum Extract', 'Conium maculosum by group'],
  ['Glycerin & Conium Maculosum Extract', 'Conium maculosum by group'],
  ['Foo (Conium Maculosum) Extract', 'Conium maculosum by group'],
  // Any plant of a genus, but those that are allowed.
  ['Thevetix Foo Extract', 'Thevetix by group'],
  ['Thevetix Extract', 'Thevetix by group'],
  ['Thevetix Foo Bar Extract', null],
  ['Foo Thevetix Extract', null],
  ['Thevetix Edulis', null],
  // Where a preparation alone is named the plant is none.
  ['Savina Oil', 'Savina Oil by name'],
  ['Huile de savina', 'Savina Oil by group'],
  ['Savina Extract', null],
  ['Savina', null],
  ['Coca Leaf Extract', 'Coca Leaf by group'],
  ['Coca Leaf', 'Coca Leaf by name'],
  ['Coca Leaf Foo Extract', 'Coca Leaf by group'],
  ['Coca Leaf Foo Bar Extract', null],
  ['Herbula Una Bina Extract', 'Herbula una bina by group'],
  ['Herbula Una Bina Quarta Extract', null],
  ['Coca', null],
  ['Leaf Extract', null],
  ['Extract', null],
  // German writes both as one word.
  ['Thevetixwurzel', 'Thevetix by group'],
  ['Thevetixextrakt', 'Thevetix by group'],
] as const)('of plants "%s" is %s', (printed, hit) => {
  expect(found(printed)).toBe(hit)
})

test.each([
  ['Tar of Coal', 'Tar of brown coal by group'],
  ['Coal Tar', 'Tar of brown coal by group'],
  ['Coals and Tars', 'Tar of brown coal by group'],
  ['Pitch from Coal', 'Tar of brown coal by group'],
  ['Tar', null],
  ['Coal', null],
  ['Tar Pitch', null],
  ['Coalx Tar', null],
] as const)('of entries by words "%s" is %s', (printed, hit) => {
  expect(found(printed)).toBe(hit)
})

test('every spelling on the list is known by its key', () => {
  expect(['BLANDIUM', 'FLURAXYL', 'GOLDSALTS', 'GREVOTOXIN'].map(INDEX.has)).toEqual([true, true, true, true])
  expect(['BLAND', ''].map(INDEX.has)).toEqual([false, false])
})
