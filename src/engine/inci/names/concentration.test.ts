import { expect, test } from 'vitest'
import { endOfAmount, isShareAt, takeConcentration } from './concentration.ts'

/** `Zinc Oxide = 5 %`: the name and its amount; the name alone where none was found. */
function taken(text: string): string {
  const { concentration, name } = takeConcentration(text, 0, text.length)
  return concentration
    ? `${name} = ${Number(concentration.value.toPrecision(12))} ${concentration.unit}`
    : name
}

/** What one of each unit is in per cent or in parts of a million. */
test.each([
  ...[
    '%',
    ' %',
    ' percent',
    ' per cent',
    ' pct',
    ' prozent',
    ' vol%',
    ' pour cent',
    ' pourcent',
    ' por ciento',
  ].map((unit) => [unit, '2 %']),
  ...[' por cento', ' per cento', ' percento', ' procent', ' proc.', ' процент', 'g/100g', ' g/100 g'].map(
    (unit) => [unit, '2 %'],
  ),
  ...[
    'g/100ml',
    ' g/100 ml',
    ' g / 100 g',
    ' g / 100 ml',
    ' g per 100 g',
    ' g per 100g',
    ' g per 100 ml',
  ].map((unit) => [unit, '2 %']),
  ...['ppm', ' ppm', ' mg/kg', 'mg/kg', ' µg/g', ' μg/g', ' mg per kg'].map((unit) => [unit, '2 ppm']),
  [' ppb', '0.002 ppm'],
  [' mg/100g', '20 ppm'],
  [' mg/100 g', '20 ppm'],
  ...[' mg/g', ' mg/ml', ' g/kg', ' g/l', ' mg per g', ' mg per ml', ' g per kg'].map((unit) => [
    unit,
    '0.2 %',
  ]),
  [' g/g', '200 %'],
])('two of "%s" are %s, in small letters and capitals, before the name and behind it', (unit, amount) => {
  expect(taken(`Urea 2${unit}`)).toBe(`Urea = ${amount}`)
  expect(taken(`Urea (2${unit})`)).toBe(`Urea = ${amount}`)
  expect(taken(`2${unit} Urea`)).toBe(`Urea = ${amount}`)
  if (!unit.includes('µ') && !unit.includes('μ'))
    expect(taken(`Urea 2${unit.toUpperCase()}`)).toBe(`Urea = ${amount}`)
})

test.each([
  ['Urea', 'Urea'],
  ['Urea 5', 'Urea 5'],
  ['Urea 5 parts', 'Urea 5 parts'],
  // The sign of a unit inside a word is none.
  ['Urea 5 ppmx', 'Urea 5 ppmx'],
  ['Urea 5 percentage', 'Urea 5 percentage'],
  ['PEG-40 Stearate', 'PEG-40 Stearate'],
  ['a5% Alcohol', 'a5% Alcohol'],
  ['z9% Alcohol', 'z9% Alcohol'],
  ['A5% Alcohol', 'A5% Alcohol'],
  ['Z9% Alcohol', 'Z9% Alcohol'],
  ['PEG-4% Stearate', 'PEG-4% Stearate'],
  ['Polysorbate 20 5%', 'Polysorbate 20 = 5 %'],
  ['CI 77891 2 %', 'CI 77891 = 2 %'],
  ['5%', ' = 5 %'],
])('"%s" is read as "%s"', (text, read) => {
  expect(taken(text)).toBe(read)
})

test.each([
  ['Urea 0%', 'Urea = 0 %'],
  ['Urea 0.5%', 'Urea = 0.5 %'],
  ['Urea 0,5 %', 'Urea = 0.5 %'],
  ['Urea .5 %', 'Urea = 0.5 %'],
  ['Urea (.5 %)', 'Urea = 0.5 %'],
  ['Urea:.5%', 'Urea = 0.5 %'],
  ['Urea-.5%', 'Urea = 0.5 %'],
  ['Urea.5%', 'Urea = 5 %'],
  ['Urea 10,032 ppm', 'Urea = 10032 ppm'],
  ['Urea 1,000,000 ppm', 'Urea = 1000000 ppm'],
  ['Urea 10,03 ppm', 'Urea = 10.03 ppm'],
  ['Urea 1,234%', 'Urea = 1.234 %'],
  ['Urea 1.234 ppm', 'Urea = 1234 ppm'],
  ['Urea 1.2.3 %', 'Urea 1.2.3 %'],
  ['Urea 5. %', 'Urea 5. %'],
])('the figure in "%s": %s', (text, read) => {
  expect(taken(text)).toBe(read)
})

test.each([
  ['Urea 2-5%', 'Urea = 5 %'],
  ['Urea 2 - 5 %', 'Urea = 5 %'],
  ['Urea 0.5-2,5 %', 'Urea = 2.5 %'],
  ['Urea 2- %', 'Urea 2- %'],
  ['Urea 2%-5', 'Urea 5 = 2 %'],
  ['2-5% Urea', 'Urea = 5 %'],
])('a range is taken at its end: "%s" is %s', (text, read) => {
  expect(taken(text)).toBe(read)
})

test.each([
  ...[
    'up to',
    'at most',
    'no more than',
    'not more than',
    'less than',
    'at least',
    'maximum',
    'maximal',
    'max',
    'max.',
  ],
  ...[
    'minimum',
    'mindestens',
    'min',
    'min.',
    'min:',
    'approximately',
    'approx',
    'approx.',
    'about',
    'circa',
    'ca',
    'ca.',
  ],
  ...['roughly', 'bis zu', 'höchstens', 'weniger als', 'etwa', "jusqu'à", 'jusqu’à', 'jusqu a', 'au maximum'],
  ...['environ', 'au plus', 'moins de', 'fino a', 'al massimo', 'massimo', 'hasta', 'como máximo', 'máximo'],
  ...[
    'aproximadamente',
    'até',
    'no máximo',
    'cerca de',
    'do',
    'maksymalnie',
    'maks',
    'około',
    'tot',
    'ten hoogste',
  ],
  ...['ongeveer', 'upp till', 'högst', 'cirka', 'Max', '< ', '<='],
])('"%s" in front of an amount is no part of the name', (word) => {
  expect(taken(`Urea ${word} 5%`)).toBe('Urea = 5 %')
  expect(taken(`${word} 5% Urea`)).toBe('Urea = 5 %')
})

test.each([...'<>~=≤≥≈.'])('a "%s" goes with the amount, in brackets too', (sign) => {
  for (const text of [
    `Urea ${sign}5%`,
    `Urea ${sign} 5%`,
    `Urea (${sign}5%)`,
    `Urea (${sign} 5%)`,
    `${sign}5% Urea`,
  ])
    expect(taken(text).replace('= 0.5', '= 5'), text).toBe('Urea = 5 %')
})

test.each([
  ['Urea Climax 5%', 'Urea Climax = 5 %'],
  ['Urea ndo 5%', 'Urea ndo = 5 %'],
  ...[
    'w/w',
    'v/v',
    'm/m',
    'w/v',
    'm/v',
    'v/w',
    'p/p',
    'p/v',
    '(w/w)',
    '(v/v)',
    '(m/m)',
    '(w/v)',
    '(m/v)',
  ].map((measure) => [`Urea 5% ${measure}`, 'Urea = 5 %']),
  ['Urea 5% x/x', 'Urea x/x = 5 %'],
  ['Urea [5%]', 'Urea = 5 %'],
  ['Urea {5%}', 'Urea = 5 %'],
  ['Urea ( 5 % )', 'Urea = 5 %'],
  ['Urea (5% pure)', 'Urea ( pure) = 5 %'],
  ['Urea 5%)', 'Urea ) = 5 %'],
  ['Urea: 5%', 'Urea = 5 %'],
  ['Urea - 5%', 'Urea = 5 %'],
  ['Urea = 5%', 'Urea = 5 %'],
  ['5% - Urea', 'Urea = 5 %'],
  ['5%: Urea', 'Urea = 5 %'],
  ['5% = Urea', 'Urea = 5 %'],
  ['5%. Urea', 'Urea = 5 %'],
  ['Urea 5% Powder', 'Urea Powder = 5 %'],
  ['Urea (5%) Powder', 'Urea Powder = 5 %'],
])('around an amount: "%s" is %s', (text, read) => {
  expect(taken(text)).toBe(read)
})

test.each([
  ['Niacinamide10%', 'Niacinamide = 10 %'],
  ['ZINC OXIDE12.5%', 'ZINC OXIDE = 12.5 %'],
  ['Urea10 %', 'Urea = 10 %'],
  ['Glycerin0,5%', 'Glycerin = 0.5 %'],
  // The number of a name is no amount, and no digit of it is.
  ['Ubiquinone Q10%', 'Ubiquinone Q10%'],
  ['PEG-40%', 'PEG-40%'],
  ['PEG40%', 'PEG40%'],
  ['C12%', 'C12%'],
  ['Coenzyme Q10 20%', 'Coenzyme Q10 = 20 %'],
])('without a blank between name and amount "%s" is %s', (text, read) => {
  expect(taken(text)).toBe(read)
})

test.each(['up to 5%', 'less than 5 %', 'max. 5%', 'bis zu 5 %', "jusqu'à 5 %", 'fino a 5%'])(
  'a bracket around a bound goes with it: (%s)',
  (bound) => {
    expect(taken(`Urea (${bound})`)).toBe('Urea = 5 %')
    expect(taken(`Urea [${bound}] Powder`)).toBe('Urea Powder = 5 %')
  },
)

test('with an amount taken off the range of a name ends where the name does', () => {
  const range = (text: string, start = 0, end = text.length) => {
    const found = takeConcentration(text, start, end)
    return [found.start, found.end, text.slice(found.start, found.end)]
  }

  expect(range('Urea 5%')).toEqual([0, 4, 'Urea'])
  expect(range('5% Urea')).toEqual([3, 7, 'Urea'])
  expect(range('Urea 5% Oil')).toEqual([0, 11, 'Urea 5% Oil'])
  expect(range('Urea')).toEqual([0, 4, 'Urea'])
  // What stands beyond the range is not read.
  expect(range('10% Urea 5%', 4, 8)).toEqual([4, 8, 'Urea'])
  expect(range('10% Urea 5%', 4, 10)).toEqual([4, 10, 'Urea 5'])
  expect(range('10% Urea 5%', 4, 11)).toEqual([4, 8, 'Urea'])
  expect(range('10% Urea 5%', 1, 8)).toEqual([4, 8, 'Urea'])
})

test.each([
  ['Urea 5% Glycerin', 7],
  ['Urea (5%) Glycerin', 9],
  ['Urea 5%', null],
  ['5% Urea', null],
  ['Urea Glycerin', null],
])('an amount inside "%s" ends at %s', (text, end) => {
  expect(endOfAmount(text, 0, text.length)).toBe(end)
})

test.each([
  ['%', true],
  [' %', true],
  ['  %', false],
  [' g/100 g', true],
  [' mg/g', true],
  ['ppm', false],
  [' mg/kg', false],
  ['', false],
  ['x', false],
])('"%s" is a unit of which fractions are printed: %s', (unit, is) => {
  expect(isShareAt(`5${unit}`, 1)).toBe(is)
})
