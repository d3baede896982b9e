import { expect, test } from 'vitest'
import { registryNumber, fromCyrillic, innKey, nameKey, nameWords } from './name-key.ts'

test.each([
  ['Glycerin', 'GLYCERIN'],
  ['1, 2-Hexanediol', '12HEXANEDIOL'],
  ['1.2-hexanediol', '12HEXANEDIOL'],
  ['1,2- HEXANE-DIOL', '12HEXANEDIOL'],
  ['PEG-40', 'PEG40'],
  ['PEGー9', 'PEG9'],
  ['9ーPEG', '9PEG'],
  ['ブー', 'ブー'],
  ['ブー9', 'ブ9'],
  ['9ーブ', '9ブ'],
  ['ブーチ', 'ブーチ'],
  ['É\u007f!\u00801', 'E1'],
  ['ブチル', 'ブチル'],
  ['プチル', 'プチル'],
  ['Sulphur', 'SULFUR'],
  ['Aluminium', 'ALUMINUM'],
  ['Hydrolysed', 'HYDROLYZED'],
  ['Hydrolized', 'HYDROLYZED'],
  ['Colour', 'COLOR'],
  ['Flavour', 'FLAVOR'],
  ['메칠', '메틸'],
  ['에칠', '에틸'],
  ['Łój', 'LOJ'],
  ['Ølø', 'OLO'],
  ['Đ', 'D'],
  ['Æther', 'AETHER'],
  ['Œil', 'OEIL'],
  ['Crème', 'CREME'],
  ['α-Tocopherol', 'ALPHATOCOPHEROL'],
  ['β', 'BETA'],
  ['γ', 'GAMMA'],
  ['δ', 'DELTA'],
  ['Ж', 'Ж'],
  ['水', '水'],
  ['½', '12'],
  ['a{z}', 'AZ'],
  ['@[`', ''],
  ['/:', ''],
  ['-', ''],
  ['', ''],
  ['ß', 'SS'],
  ['ﬁ', 'FI'],
  ['É1', 'E1'],
])('the key of "%s" is "%s"', (name, key) => {
  expect(nameKey(name)).toBe(key)
})

test.each([
  ['PEG-40 Stearate', 'PEG 40 STEARATE'],
  ['1,2-Hexanediol', '1 2 HEXANEDIOL'],
  ['a', 'A'],
  ['', ''],
  ['- -', ''],
  ['Crème brûlée', 'CRÈME BRÛLÉE'],
  ['Ж-ж', 'Ж Ж'],
  ['x{y}', 'X Y'],
  ['a\u007fb', 'A B'],
  ['a\u0080b', 'A\u0080B'],
  ['aZ09', 'AZ09'],
])('the words of "%s" are "%s"', (name, words) => {
  expect(nameWords(name).join(' ')).toBe(words)
})

test.each([
  ['56-81-5', '56-81-5'],
  ['CAS 56-81-5', '56-81-5'],
  ['CAS-Nr.: 56-81-5', '56-81-5'],
  ['n° CAS 56-81-5', '56-81-5'],
  ['cas no. 56-81-5', '56-81-5'],
  ['CAS Number 56-81-5', '56-81-5'],
  ['Registry number 56-81-5', '56-81-5'],
  ['rn 56-81-5', '56-81-5'],
  ['№ 56-81-5', '56-81-5'],
  [' 56-81-5 ', '56-81-5'],
  ['200-289-5', '200-289-5'],
  ['EC 200-289-5', '200-289-5'],
  ['EG-Nr. 200-289-5', '200-289-5'],
  ['EINECS: 200-289-5', '200-289-5'],
  ['n° CE 200-289-5', '200-289-5'],
  ['1200-289-5', null],
  ['200-28-95', null],
  ['56-81-5.', null],
  ['x 56-81-5', null],
  ['56-81-55', null],
  ['5-81-5', null],
  ['1234567-81-5', '1234567-81-5'],
  ['12345678-81-5', null],
  ['56-8-5', null],
  ['cas cas cas cas cas cas cas cas 56-81-5', '56-81-5'],
  ['cas cas cas cas cas cas cas cas cas 56-81-5', null],
  ['a', null],
  ['9', null],
  ['56:81:5', null],
])('the number of a substance in "%s" is %s', (printed, number) => {
  expect(registryNumber(printed)).toBe(number)
})

/** As the international names of medicines sound, whatever the language; null for what is too short or no single word. */
test.each([
  ['Hexachlorophene', 'ESAKLOROFEN'],
  ['Hexachlorofeen', 'ESAKLOROFEN'],
  ['heksachlorofen', 'ESAKLOROFEN'],
  ['esaclorofene', 'ESAKLOROFEN'],
  ['Phenobarbital', 'FENOBARBITAL'],
  ['Fenobarbital', 'FENOBARBITAL'],
  ['Quinidine', 'KINIDIN'],
  ['kinidin', null],
  ['Xylometazoline', 'SILOMETASOLIN'],
  ['Ksylometazolin', 'SILOMETASOLIN'],
  ['Chlorpromazine', 'KLORPROMASIN'],
  ['hlorpromazin', 'LORPROMASIN'],
  ['Codeine', null],
  ['Morphinum', 'MORFIN'],
  ['abcdefg', null],
  ['abcdefgh', 'ABKDEFG'],
  ['Acid salicylic', null],
  ['Tetracaine', 'TETRAKAIN'],
  ['Yohimbine', 'IOIMBIN'],
  ['Johimbin', 'IOIMBIN'],
  ['Warfarin', 'VARFARIN'],
  ['Varfarin', 'VARFARIN'],
  ['Naphazoline', 'NAFASOLIN'],
  ['Ñandubay9', null],
  ['Tretinoïn', 'TRETINOIN'],
])('"%s" sounds like %s', (name, sound) => {
  expect(innKey(name)).toBe(sound)
})

test.each([
  ['абвгдезийклмнопрстуфыэ', 'ABVGDEZIIKLMNOPRSTUFIE'],
  ['ёжхцчшщъьюя', 'EJCHCCHSSIUIA'],
  ['latin', 'latin'],
])('%s is read as %s', (cyrillic, latin) => {
  expect(fromCyrillic(cyrillic)).toBe(latin)
})

test('blanks around the name of a medicine are none of it', () => {
  expect(innKey(' Hexachlorophene ')).toBe(innKey('Hexachlorophene'))
  expect(innKey('Hexachlorophene')).not.toBeNull()
})
