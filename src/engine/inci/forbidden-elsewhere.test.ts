import { describe, expect, it } from 'vitest'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import { matchName } from './match/match.ts'

const knowledge = realKnowledge()

/** Whether a name is forbidden without condition, by the stop list or as an ingredient of its own. */
function isForbidden(printed: string): boolean {
  const { stop, ingredient } = matchName(printed, knowledge)
  if (knowledge.stopList[stop ?? -1]?.verdict === 'banned') return true
  return knowledge.ingredients[ingredient ?? -1]?.annexes?.some(({ effect }) => effect === 'banned') ?? false
}

describe('salts and acids in the grammar of other languages', () => {
  it.each([
    ['Turkish', 'Kurşun asetat'],
    ['Turkish', 'Cıva klorür'],
    ['Turkish', 'Kolşisin'],
    ['Finnish', 'Lyijyasetaatti'],
    ['Finnish', 'Trikloorietikkahappo'],
    ['Finnish', 'Dikloorimetaani'],
    ['Estonian', 'Elavhõbekloriid'],
    ['Estonian', 'Hüdrokortisoon'],
    ['Latvian', 'Hidrokortizons'],
    ['Lithuanian', 'Hidrokortizonas'],
    ['Hungarian', 'Ólom-acetát'],
    ['Hungarian', 'Ösztriol'],
    ['Romanian', 'Clorhidrat de procaină'],
    ['Romanian', 'Oxid galben de mercur'],
    ['Bulgarian', 'Оловен ацетат'],
    ['Ukrainian', 'Гідрокортизону ацетат'],
    ['Serbian', 'Klobetazol-propionat'],
    ['Croatian', 'Trikloroctena kiselina'],
    ['Czech', 'Octan olovnatý'],
    ['Czech', 'Kyselina fluorovodíková'],
    ['Danish', 'Fusidinsyre'],
    ['Norwegian', 'Kvikksølvklorid'],
    ['Swedish', 'Efedrinhydroklorid'],
    ['Icelandic', 'Hýdrókortisón'],
    ['Greek', 'Εξαχλωροφαίνιο'],
    ['Greek', 'Φωσφορική κλινδαμυκίνη'],
    ['Indonesian', 'Asam retinoat'],
    ['Vietnamese', 'Thủy ngân clorua'],
  ])('%s: %s', (_language, name) => {
    expect(isForbidden(name)).toBe(true)
  })

  it.each([
    'Sitrik asit',
    'Sitruunahappo',
    'Sidrunhape',
    'Citromsav',
    'Citrinų rūgštis',
    'Bárium-szulfát',
    'Síran bárnatý',
    'Бариев сулфат',
    'Χλωριούχο νάτριο',
    'Οξείδιο του ψευδαργύρου',
    'Oxid zinečnatý',
    'Natriumkloridi',
    'Seng oksida',
    'Золото',
    'Vitamins',
  ])('but not %s', (name) => {
    expect(isForbidden(name)).toBe(false)
  })
})

describe('names as another script says them', () => {
  it.each([
    ['Arabic', 'هيدروكورتيزون أسيتات'],
    ['Arabic', 'مونوبنزون'],
    ['Persian', 'ماینوکسیدیل'],
    ['Persian', 'استات سرب'],
    ['Hebrew', 'קלובטזול פרופיונט'],
    ['Hebrew', 'פורמאמיד'],
    ['Hindi', 'क्लोबेटासोल प्रोपियोनेट'],
    ['Hindi', 'लेड टेट्रॉक्साइड'],
    ['Thai', 'คลินดามัยซิน ฟอสเฟต'],
    ['Thai', 'กรดเรทิโนอิก'],
    ['Japanese', '酢酸鉛'],
    ['Japanese', 'リン酸クリンダマイシン'],
    ['Korean', '헥사클로로펜'],
    ['Korean', '초산납'],
    ['Chinese', '醋酸铅'],
  ])('%s: %s', (_language, name) => {
    expect(isForbidden(name)).toBe(true)
  })

  it.each([
    '硫酸钡',
    '酸化亜鉛',
    '나이아신아마이드',
    'ريتينول',
    'نياسيناميد',
    'ไนอาซินาไมด์',
    'नियासिनामाइड',
    'ニンジン根エキス',
  ])('but not %s', (name) => {
    expect(isForbidden(name)).toBe(false)
  })
})

describe('forbidden plants in other languages', () => {
  it.each([
    'Csattanó maszlag levél kivonat',
    'Extrakt z ocúnu jesenního',
    'Extract de mătrăgună',
    'Екстракт от татул',
    'Настойка белладонны',
    'Galnebærekstrakt',
    'Durnaropės lapų ekstraktas',
    'Hulluruohouute',
    'Εκχύλισμα μπελαντόνας',
    'Banotu yaprağı ekstresi',
    'Ekstrak kecubung',
    '乌头根提取物',
    '미국자리공뿌리추출물',
  ])('%s', (name) => {
    expect(isForbidden(name)).toBe(true)
  })

  it.each([
    'Kamillenblütenextrakt',
    'Rozmaringlevél kivonat',
    'Lavandelekstrakt',
    'Экстракт ромашки',
    'Ekstrak lidah buaya',
  ])('but not %s', (name) => {
    expect(isForbidden(name)).toBe(false)
  })
})

describe('colours by the numbers of other countries', () => {
  it.each([
    'D&C Red No. 19',
    'D&C Red 19',
    'FD&C Violet No. 1',
    '赤色505号',
    '赤505',
    'Merah K3',
    'Jingga K.1',
  ])('%s', (name) => {
    expect(isForbidden(name)).toBe(true)
  })

  it.each(['D&C Red No. 7', 'FD&C Yellow No. 5', '赤色226号', 'Merah K1'])('but not %s', (name) => {
    expect(isForbidden(name)).toBe(false)
  })
})

it.each([
  '雄黄',
  '雌黄',
  '朱砂',
  '鉛白',
  'Mürdesenk',
  'Olovnatá běloba',
  'Свинцеві білила',
  'Rumělka',
  'हरताल',
])('the mineral %s is forbidden', (name) => {
  expect(isForbidden(name)).toBe(true)
})
