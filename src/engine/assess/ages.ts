import type { Use } from '../knowledge/use-facts.ts'

/** Years and months in the languages whose headings are read, as `foldWords` writes them. */
const YEARS =
  'years?|yrs?|y|yo|jahren?|ans?|anos?|anni|lat|jaar|ar|let|lata|latka|roky|rokov|rokiv|rokami|godina?|godine|eves|ev|evnel|evesnel|yas|yasindan|ani|aastat?|aastastele|aastased|vuotta|vuotiaa\\p{L}*|vuotiail\\p{L}*|metu|metai|metams|gadi|gadu|gadiem|' +
  'года?|лет|роки|років|рокiв|годинки|години|ετων|ετη|χρονων|χρονια|سنوات|سنين|سنة|שנים|साल|वर्ष|سال|سالگی|tuoi|tahun|ปี|ขวบ|歳|才|岁|歲|周岁|세|살|년'
const MONTHS =
  'months?|mths?|monaten?|monate|mois|meses|mesi|miesiecy|miesiace|maanden|manader|maneder|mesicu|mesiacov|meseci|mjeseci|honapos|honapig|ay|ayi|luni|kuud|kuukautta|menesiu|menesi|' +
  'месяцев|месяца|мес|місяців|місяцiв|месеца|μηνων|μηνες|شهرا?|أشهر|חודשים|महीने|माह|ماه|ماهگی|thang|bulan|เดือน|か月|ヶ月|カ月|ヵ月|个月|個月|개월'
/** Between the two ends of a range, and in front of its upper end alone. */
const UP_TO =
  'up to|until|under|below|younger than|less than|bis|bis zu|unter|jusqu a|jusqu a l age de|moins de|hasta|hasta los|menores? de|menos de|fino a|fino ai|sotto i|sotto ai|inferiore a|meno di|ate|ate aos|menores que|do|ponizej|pod|tot|tot en met|onder|upp till|till|op til|til|opptil|inntil|' +
  'mladsi nez|mladsie ako|mlajsi od|mladih od|mladju od|ispod|pana la|sub|kuni|alla|alle|iki|lidz|jaunakiem par|jaunesniems nei|до|младше|моложе|молодше|под|ως|εως|μεχρι|κατω των|κατω απο|حتى|دون|تحت|أقل من|اقل من|עד|מתחת לגיל|تا|زیر|den|duoi|sampai|hingga|di bawah|ต่ำกว่า|ไม่เกิน'
/** Between the two ends of a range; some of them say from where, in front of one number alone. */
const TO = `${UP_TO}|to|through|a|au|aux|aos|ai|a los|y|e|og|och|ja|la|ile|ve|ve ya|and|und|και|إلى|الى|ל|से|ถึง|から|至|到|부터`
const BELOW =
  'and under|and below|and younger|alti|altinda|kucuk|alatt\\p{L}*|alattiak\\p{L}*|korig|eves korig|alasti\\p{L}*|से कम|तक|से छोटे|未満|以下|まで|迄|以内|以下|以內|及以下|미만|이하|까지'

const range = (units: string) =>
  new RegExp(
    `(?<!\\d) ?(\\d{1,2}) ?(?:(?:${units}) ?)?(?:(?:${TO}) ?)?(?<!\\d)(\\d{1,2}) ?(?:${units})(?!\\p{Ll})`,
    'gu',
  )
const below = (units: string) =>
  new RegExp(
    `(?: (?:${UP_TO}) ?(\\d{1,2}) ?(?:${units})(?!\\p{Ll}))|(?<!\\d)(\\d{1,2}) ?(?:${units})(?: (?:yas|yasin|eletkor|kor))? ?(?:${BELOW})`,
    'gu',
  )
const RANGE_OF_YEARS = range(YEARS)
const BELOW_YEARS = below(YEARS)
const RANGE_OF_MONTHS = range(MONTHS)
const BELOW_MONTHS = below(MONTHS)

/** `Unter drei Jahren`, `до трёх лет` */
const THREE = new RegExp(
  `(?<= )(?:three|drei|trois|tres|tre|trzech|trzy|drie|tri|treh|trech|troch|трех|три|трьох|trei|uc|harom|kolme|kolm|triju|tris|trim|τριων|τρια|ba|tiga|तीन|ثلاث|שלוש) (?=(?:${YEARS})(?!\\p{Ll}))`,
  'gu',
)

/** The law speaks of children under 3 and under 6 years. */
const [BABY_YEARS, CHILD_YEARS, MONTHS_OF_A_YEAR] = [3, 6, 12]

/**
 * For which ages a text says that a product is: `0 3 years`, `с рождения до 3 лет`, `3歳未満`. The text as `foldWords` writes
 * it. What begins at an age of 3 is for no baby.
 */
export function agesSaid(folded: string): readonly Use[] {
  const text = folded.replace(THREE, '3 ')
  if (!/\d/.test(text)) return []
  const ends = [
    ...[...text.matchAll(RANGE_OF_YEARS)].map(({ 1: from, 2: to }) => ({
      from: Number(from),
      to: Number(to),
    })),
    ...[...text.matchAll(RANGE_OF_MONTHS)].map(({ 1: from, 2: to }) => ({
      from: Number(from) / MONTHS_OF_A_YEAR,
      to: Number(to) / MONTHS_OF_A_YEAR,
    })),
    // Also said of how long a product keeps, which is seldom one of the ages of the law.
    ...[...text.matchAll(BELOW_YEARS)].map(({ 1: to, 2: below }) => ({ from: 0, to: Number(to ?? below) })),
    ...[...text.matchAll(BELOW_MONTHS)]
      .map(({ 1: to, 2: below }) => ({ from: 0, to: Number(to ?? below) / MONTHS_OF_A_YEAR }))
      .filter(({ to }) => to === BABY_YEARS),
  ].filter(({ from, to }) => from < to)
  if (ends.some(({ from, to }) => from < BABY_YEARS && to <= BABY_YEARS && (from > 0 || to > 0)))
    return ['baby', 'under-6']
  return ends.some(({ from, to }) => from < CHILD_YEARS && to <= CHILD_YEARS) ? ['under-6'] : []
}
