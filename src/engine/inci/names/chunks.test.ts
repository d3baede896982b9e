import { expect, test } from 'vitest'
import { findRemarks } from '../label.ts'
import { splitChunks, trimChunk } from './chunks.ts'

/** Which commas, dots and bars part two names; those of numbers, places in a name and remarks do not. */
test.each([
  ['Aqua, Glycerin', 'Aqua | Glycerin'],
  ['Aqua; Glycerin', 'Aqua | Glycerin'],
  ['Aqua • Glycerin', 'Aqua | Glycerin'],
  ['Aqua | Glycerin', 'Aqua | Glycerin'],
  ['Aqua, (Water, Eau), Urea', 'Aqua | (Water, Eau) | Urea'],
  ['Aqua (Water; Eau), Urea', 'Aqua (Water; Eau) | Urea'],
  ['Aqua [+/- Mica, Talc], Urea', 'Aqua | +/- Mica | Talc | Urea'],
  ['水・油・塩', '水 | 油 | 塩'],
  ['水・油・塩, 糖', '水 | 油 | 塩 | 糖'],
  ['水・油, 塩, 糖', '水・油 | 塩 | 糖'],
  ['水・油, 塩', '水・油 | 塩'],
  ['1,2-Hexanediol, Urea', '1,2-Hexanediol | Urea'],
  ['1,2 Hexanediol, Urea', '1,2 Hexanediol | Urea'],
  ['1,2Hexanediol, Urea', '1,2Hexanediol | Urea'],
  ['1, 2-Hexanediol, Urea', '1, 2-Hexanediol | Urea'],
  ['1, 2 Hexanediol, Urea', '1, 2 Hexanediol | Urea'],
  ['1 | 2-Hexanediol | Urea', '1 | 2-Hexanediol | Urea'],
  ['2, 3 Hexanediol', '2 | 3 Hexanediol'],
  ['2, 3-Hexanediol', '2, 3-Hexanediol'],
  ['3, 2-Hexanediol', '3 | 2-Hexanediol'],
  ['3,2-Hexanediol', '3 | 2-Hexanediol'],
  ['2,2-Hexanediol', '2,2-Hexanediol'],
  ['2,4-Diol', '2,4-Diol'],
  ['1,10-Decanediol', '1,10-Decanediol'],
  ['2,4,6-Triol', '2,4,6-Triol'],
  ['123,4-Diol', '123 | 4-Diol'],
  ['12,345-Diol', '12 | 345-Diol'],
  ['1,2,3-Triol', '1,2,3-Triol'],
  ['Polysorbate 20,1,2-Hexanediol', 'Polysorbate 20 | 1,2-Hexanediol'],
  ['PEG-8,4-Terpineol', 'PEG-8 | 4-Terpineol'],
  ['PEG-3,4-Diol', 'PEG-3,4-Diol'],
  ['PEG-4,5-Diol', 'PEG-4 | 5-Diol'],
  ['PEG-3,4,5-Triol', 'PEG-3,4,5-Triol'],
  ['PEG-3,4 Diol', 'PEG-3 | 4 Diol'],
  ['Methyl 2,4-Diol', 'Methyl 2,4-Diol'],
  ['Methyl 2,4 Diol', 'Methyl 2 | 4 Diol'],
  ['Methyl/2,4-Diol', 'Methyl/2,4-Diol'],
  ['Methyl(2,4-Diol', 'Methyl(2,4-Diol'],
  ['Methyl 2,4,6-Triol', 'Methyl 2,4,6-Triol'],
  ['Urea 10,000ppm, Aqua', 'Urea 10,000ppm | Aqua'],
  ['Urea (10,000 ppm), Aqua', 'Urea (10,000 ppm) | Aqua'],
  ['Urea 3,663ppb, Aqua', 'Urea 3,663ppb | Aqua'],
  ['Urea 1,000 mg, Aqua', 'Urea 1,000 mg | Aqua'],
  ['Urea 1,000 IU, Aqua', 'Urea 1,000 IU | Aqua'],
  ['Urea 1,000,000, Aqua', 'Urea 1,000,000 | Aqua'],
  ['Urea 1000,000 ppm, Aqua', 'Urea 1000 | 000 ppm | Aqua'],
  ['Urea 1,000.5, Aqua', 'Urea 1,000.5 | Aqua'],
  ['Urea 1,00.5, Aqua', 'Urea 1 | 00.5 | Aqua'],
  ['Urea 0,5 %, Aqua', 'Urea 0,5 % | Aqua'],
  ['Urea 0,5%, Aqua', 'Urea 0,5% | Aqua'],
  ['Urea 0,8 g/100 g, Aqua', 'Urea 0,8 g/100 g | Aqua'],
  ['Urea 2,5 mg/g, Aqua', 'Urea 2,5 mg/g | Aqua'],
  ['Urea 2,5 mg/kg, Aqua', 'Urea 2 | 5 mg/kg | Aqua'],
  ['CI 77491,77492, Mica', 'CI 77491 | 77492 | Mica'],
  ['CI 77491, 77492, Mica', 'CI 77491 | 77492 | Mica'],
  ['20,30 x', '20 | 30 x'],
  ['1,2 -x', '1,2 -x'],
  ["1,2' -x", "1,2' -x"],
  ['1,2,x', '1,2 | x'],
  ["2,2',6,6'-tetrabromo, Urea", "2,2',6,6'-tetrabromo | Urea"],
  ["diphenylmethane-4,4'-diisocyanate, Urea", "diphenylmethane-4,4'-diisocyanate | Urea"],
  ["x 4,4'-y", "x 4,4'-y"],
  ["N,N'-Bis, Urea", "N,N'-Bis | Urea"],
  ['N,N-Bis(2-Hydroxyethyl)-p-Phenylenediamine, Urea', 'N,N-Bis(2-Hydroxyethyl)-p-Phenylenediamine | Urea'],
  ['n,n-dimethyl, Urea', 'n,n-dimethyl | Urea'],
  ['N, N-Dimethyl, Urea', 'N, N-Dimethyl | Urea'],
  ['O,O-Diethyl, Urea', 'O,O-Diethyl | Urea'],
  ['S,S-x, y', 'S,S-x | y'],
  ['N,O-x, y', 'N | O-x | y'],
  ['Methyl-N,N-x, y', 'Methyl-N,N-x | y'],
  ['Methyl N,N-x, y', 'Methyl N | N-x | y'],
  ['AN,N-x, y', 'AN | N-x | y'],
  ['N,N x, y', 'N | N x | y'],
  ['N,Na, y', 'N | Na | y'],
  ['B,B-x, y', 'B | B-x | y'],
  [
    '[4-(4-Hydroxy-3-iodophenoxy)-3,5-diiodophenyl]acetic acid, Urea',
    '[4-(4-Hydroxy-3-iodophenoxy)-3,5-diiodophenyl]acetic acid | Urea',
  ],
  ['[4-(4-Hydroxy)]-Acid, Urea', '[4-(4-Hydroxy)]-Acid | Urea'],
  ['[Hydroxy-x]acid, Urea', '[Hydroxy-x]acid | Urea'],
  ['[4 x]acid, Urea', '[4 x]acid | Urea'],
  ['[4-x] acid, Urea', '[4-x] acid | Urea'],
  ['[4-x]Acid, Urea', '[4-x]Acid | Urea'],
  ['Talc [Mica]', 'Talc [Mica]'],
  ['Aqua,,Urea', 'Aqua | Urea'],
  [', Aqua ,', 'Aqua'],
  ['Alcohol Denat., Urea', 'Alcohol Denat. | Urea'],
  ['Alcohol Denat.', 'Alcohol Denat.'],
  ['Alcohol Denat. , Urea', 'Alcohol Denat. | Urea'],
  ['(-)-alpha-Bisabolol, (+)-Limonene', '(-)-alpha-Bisabolol | (+)-Limonene'],
  ['- Aqua', 'Aqua'],
  ['-Aqua-', 'Aqua'],
  ['"Aqua"', 'Aqua'],
  ['Aqua), Urea]', 'Aqua | Urea'],
  ['Aqua (Water, Urea', 'Aqua (Water | Urea'],
  ['Aqua) , (Urea)', 'Aqua | (Urea)'],
  ['Aqua。, Urea', 'Aqua | Urea'],
  ['Aqua/, /Urea', 'Aqua | Urea'],
  ['=Aqua=, ~Urea~, _Talc_', 'Aqua | Urea | Talc'],
  ['Aqua:, :Urea', 'Aqua | Urea'],
  ['Urea {a, b}, Talc', 'Urea {a, b} | Talc'],
  ['Aqua※, ◎Urea, ★Talc★', 'Aqua | ◎Urea | ★Talc'],
])('%j is cut into %j', (text, chunks) => {
  const cut = splitChunks(text, 0, text.length, findRemarks(text))
  expect(cut.map(({ start, end }) => text.slice(start, end)).join(' | ')).toBe(chunks)
})

test('what stands beyond the range is neither cut nor looked at', () => {
  const text = '1, Aqua (a, b), Urea, 2-Diol'
  const cut = (from: number, to: number) =>
    splitChunks(text, from, to, findRemarks(text)).map(({ start, end }) => text.slice(start, end))

  expect(cut(3, 20)).toEqual(['Aqua (a, b)', 'Urea'])
  // A remark that closes behind the end is none.
  expect(cut(3, 13)).toEqual(['Aqua (a', 'b'])
  expect(cut(3, 3)).toEqual([])
})

test('a name is trimmed to its own signs, and to nothing where it has none', () => {
  const trimmed = (text: string, from = 0, to = text.length) => {
    const chunk = trimChunk(text, from, to)
    return chunk && text.slice(chunk.start, chunk.end)
  }
  for (const sign of ' \n\t,;:.-"\'•・|=~_/') {
    expect(trimmed(`${sign}Aqua${sign}`), sign).toBe('Aqua')
    expect(trimmed(sign), sign).toBeNull()
  }
  for (const sign of ')]}') expect(trimmed(`${sign} Aqua`), sign).toBe('Aqua')
  for (const sign of '([{。※◎○●◇◆□■☆★▶') expect(trimmed(`Aqua ${sign}`), sign).toBe('Aqua')
  expect(trimmed('(-)-Bisabolol')).toBe('(-)-Bisabolol')
  expect(trimmed('-(+)-Limonene')).toBe('(+)-Limonene')
  expect(trimmed('Alcohol Denat., x', 0, 14)).toBe('Alcohol Denat.')
  expect(trimmed('Alcohol Denat., x', 0, 13)).toBe('Alcohol Denat')
  expect(trimmed('Alcohol Denatx.')).toBe('Alcohol Denatx')
  expect(trimmed('Aqua (Water)')).toBe('Aqua (Water)')
  expect(trimmed('Aqua (Water))')).toBe('Aqua (Water)')
  expect(trimmed('Aqua] [Water]}')).toBe('Aqua] [Water')
  expect(trimmed('')).toBeNull()
})
