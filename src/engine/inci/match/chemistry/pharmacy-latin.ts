/**
 * The Latin in which pharmacies name substances, by its rules: acids (`Acidum salicylicum`), salts with the metal in the
 * genitive (`Zinci oxidum`, `Natrii benzoas`) or, as older books have it, beside an adjective (`Natrium benzoicum`), esters (`Methylis
 * salicylas`), alcohols (`Alcohol cetylicus`) and single words (`Mentholum`). Fixed names stand in `knowledge/languages/la.tsv`.
 */
const METALS: readonly (readonly [RegExp, string])[] = [
  [/^natri(?:um|i|cum)$/, 'sodium'],
  [/^kali(?:um|i|cum)$/, 'potassium'],
  [/^calci(?:um|i|cum)$/, 'calcium'],
  [/^magnesi(?:um|i|cum)$/, 'magnesium'],
  [/^alumin(?:ium|ii|um|i)$/, 'aluminum'],
  [/^zinc(?:um|i|icum)$/, 'zinc'],
  [/^titan(?:ium|ii|i)$/, 'titanium'],
  [/^bismut(?:h?um|h?i)$/, 'bismuth'],
  [/^ferr(?:um|i)$/, 'iron'],
  [/^ferros(?:um|i)$/, 'ferrous'],
  [/^ferric(?:um|i)$/, 'ferric'],
  [/^cupr(?:um|i|icum)$/, 'copper'],
  [/^argent(?:um|i)$/, 'silver'],
  [/^ammoni(?:um|i)$/, 'ammonium'],
  [/^lithi(?:um|i)$/, 'lithium'],
  [/^bari(?:um|i)$/, 'barium'],
  [/^stronti(?:um|i)$/, 'strontium'],
  [/^plumb(?:um|i)$/, 'lead'],
  [/^hydrargyr(?:um|i)$/, 'mercury'],
  [/^mangan(?:um|i)$/, 'manganese'],
  [/^selen(?:ium|ii|i)$/, 'selenium'],
  [/^stann(?:um|i|osi)$/, 'stannous'],
]

/** Old adjectives whose salt is not told by the stem. */
const SALTS: Readonly<Record<string, string>> = {
  chloratum: 'chloride',
  bromatum: 'bromide',
  iodatum: 'iodide',
  jodatum: 'iodide',
  fluoratum: 'fluoride',
  oxydatum: 'oxide',
  oxidatum: 'oxide',
  sulfuratum: 'sulfide',
  hydroxydatum: 'hydroxide',
  hydricum: 'hydroxide',
  causticum: 'hydroxide',
  bicarbonicum: 'bicarbonate',
  hydrogenocarbonas: 'bicarbonate',
  hydrogencarbonas: 'bicarbonate',
  tetraboras: 'borate',
  boracicum: 'borate',
  thiosulfas: 'thiosulfate',
  laurilsulfas: 'lauryl sulfate',
  laurylsulfas: 'lauryl sulfate',
  edetas: 'EDTA',
}

const SINGLE: readonly (readonly [RegExp, readonly string[]])[] = [
  [/olum$/, ['ol']],
  [/inum$/, ['in', 'ine']],
  [/onum$/, ['one', 'on']],
  [/enum$/, ['ene']],
  [/anum$/, ['ane', 'an']],
  [/idum$/, ['ide']],
  [/ylum$/, ['yl']],
  [/[aei]tum$/, ['ate', 'ite', 'et']],
  [/osum$/, ['ose']],
  [/um$/, ['', 'um']],
]

const CHARS_MAX = 60
const LATIN = /(?:um|i|is|as|us|idi|ae)(?: |$)/i

/** What a Latin name may be called in English, likeliest first; none where it follows no rule. */
export function fromLatin(printed: string): string[] {
  const isLatin = printed.length <= CHARS_MAX && LATIN.test(printed) && WORDS.test(printed)
  return isLatin ? namesOf(printed.toLowerCase().split(' ')) : []
}

const WORDS = /^[A-Za-z-]+(?: [A-Za-z-]+){0,3}$/

function namesOf([first = '', ...others]: readonly string[]): string[] {
  const behind = others.join(' ')
  if (behind === '') return single(first)
  if (first === 'acidum') return acids(behind)
  if (first === 'alcohol') return alcohols(behind)
  if (behind === 'alcohol') return alcohols(first)
  const metal = METALS.find(([form]) => form.test(first))?.[1]
  return metal === undefined ? esters(first, behind) : saltsOf(behind).map((salt) => `${metal} ${salt}`)
}

function single(word: string): string[] {
  const rule = SINGLE.find(([end]) => end.test(word))
  return rule ? rule[1].map((end) => word.replace(rule[0], end)) : []
}

function acids(word: string): string[] {
  if (!/^[a-z-]+(?:icum|osum)$/.test(word)) return []
  const stem = word.replace(/(?:icum|osum)$/, '')
  if (word.endsWith('osum')) return [`${stem}ous acid`]
  // `Acidum trichloraceticum`: Latin leaves out the vowel between the parts.
  return [`${stem}ic acid`, `${stem.replace(/chlor(?=a)/, 'chloro')}ic acid`]
}

/** `cetylicus`, `cetylstearylicus` */
function alcohols(word: string): string[] {
  if (!word.endsWith('ylicus')) return []
  const name = word.slice(0, -'icus'.length)
  return [`${name} alcohol`, ...(/^ceto?(?:yl)?stearyl$/.test(name) ? ['cetearyl alcohol'] : [])]
}

function saltsOf(said: string): string[] {
  const known = SALTS[said]
  if (known !== undefined) return [known]
  const stem = (end: RegExp) => said.replace(end, '')
  if (/idum$/.test(said)) return [`${stem(/idum$/)}ide`]
  if (/[a-z]as$/.test(said)) return [`${stem(/as$/)}ate`]
  if (/is$/.test(said)) return [`${stem(/is$/)}ite`]
  if (/icum$/.test(said)) return [`${stem(/icum$/)}ate`]
  return /osum$/.test(said) ? [`${stem(/osum$/)}ite`] : []
}

/** `Methylis parahydroxybenzoas`, `Tocopheroli acetas`, `Retinoli palmitas`, `Isopropylis myristas` */
function esters(first: string, behind: string): string[] {
  const salts = saltsOf(behind)
  if (salts.length === 0) return []
  const group = first.replace(/is$/, '').replace(/oli$/, 'yl').replace(/ini$/, 'ine')
  if (group === first) return []
  return salts.flatMap((salt) => [
    ...(salt.startsWith('parahydroxybenzo') ? [`${group}paraben`] : []),
    `${group} ${salt}`,
    ...(salt.startsWith('mono') ? [`${group} ${salt.slice(4)}`] : []),
  ])
}
