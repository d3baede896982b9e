import { describe, expect, it } from 'vitest'
import { analyze } from '../analyze.ts'
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

/** The same substance as packs of many countries print it, as the subject of a list and as it is declined. */
describe('a forbidden substance, whatever the language of the list', () => {
  it.each([
    [
      'boric acid',
      'Boric acid|борна киселина|kyseliny borité|borsyre|βορικό οξύ|βορικού οξέος|boorhape|boorihappo|aigéad bórach|borna kiselina',
    ],
    [
      'boric acid',
      'bórsav|borsav|boro rūgštis|boro rugsties|borskābes|aċidu boriku|kwasu borowego|acid boric|borova kislina|борной кислоты',
    ],
    [
      'picric acid',
      'Picric acid|пикринова киселина|πικρικό οξύ|pikriinhape|pikrinska kiselina|pikrinsav|pikrino rūgštis|pikrīnskābe|acid picric',
    ],
    [
      'trichloroacetic acid',
      'Trichloroacetic acid|trikloreddiksyre|trikloräädikhape|trihloretiķskābe|трихлорсирћетна киселина|trikloroctena kiselina',
    ],
    ['mercury', 'Živa|живе|живак|rtuti|rtęci|ortuť|ртути|ртуть'],
    [
      'chromium trioxide',
      'kromov trioksid|хромов триоксид|τριοξείδιο του χρωμίου|hroma trioksīds|trioxid de crom|триоксид хрома',
    ],
    [
      'hydroquinone',
      'Hydroquinone|хидрохинон|υδροκινόνη|hidrohinon|hüdrokinoon|hidrohinons|hidrochinonas|гідрохінон',
    ],
    ['strychnine', 'Strychnine|strihnin|стрихнин|strühniin|στρυχνίνη|strihninas'],
    ['tetracaine', 'Tetracaine|τετρακαΐνη|τετρακαινη|tetrakaiin|tetrakainas'],
    ['vitamin D', 'D vitamini|Βιταμίνη D3|vitamiin D3|D3-vitamiini|D3 vitamīns|вітамін D3'],
    ['warfarin', 'Warfarin|βαρφαρίνη|varfarinas|varfarīns'],
    ['formaldehyde', 'φορμαλδεΰδη|φορμαλδευδη|formaldehüüd|формалдехид|formaldehidas'],
    ['phthalates', 'dietyyliheksyyliftalaatti|dietüülheksüülftalaat|dietilheksil ftalat|диетилхексилфталат'],
    ['dimethylformamide', 'dimetyyliformamidi|dimetyloformamid|dimetüülformamiid|διμεθυλοφορμαμίδιο'],
    ['carbon disulfide', 'szén-diszulfid|rikkihiili|διθειάνθρακας|oglekļa disulfīds|sirouhlík'],
    ['coal tar', 'kivihiiliterva|kivisöetõrv|λιθανθρακόπισσα|akmeņogļu darva|premogov katran'],
  ])('%s: %s', (_substance, names) => {
    expect(names.split('|').filter((name) => !isForbidden(name))).toEqual([])
  })

  it('boric acid is told by its own entry, and not by that of its oxide', () => {
    const { stop } = matchName('Bórsav', knowledge)
    expect(knowledge.stopList[stop ?? -1]?.name).toBe('Boric acid')
  })

  it.each([
    [
      'salicylic acid',
      'szalicilsav|salitsüülhape|σαλικυλικό οξύ|salicilo rūgštis|salicilskābe|acid salicilic|salicilna kiselina|саліцилова кислота',
    ],
    [
      'benzoic acid',
      'benzoesav|bensoehape|βενζοϊκό οξύ|benzoinė rūgštis|benzoskābe|acid benzoic|benzojeva kiselina|бензоена киселина',
    ],
    [
      'lactic acid',
      'tejsav|piimhape|maitohappo|γαλακτικό οξύ|pieno rūgštis|pienskābe|acid lactic|mliječna kiselina|млечна киселина',
    ],
    [
      'sorbic acid',
      'szorbinsav|sorbiinhape|σορβικό οξύ|sorbo rūgštis|sorbīnskābe|acid sorbic|сорбинова киселина',
    ],
    [
      'formic acid',
      'hangyasav|sipelghape|muurahaishappo|acid formic|mravlja kiselina|мравчена киселина|муравьиная кислота',
    ],
    [
      'phosphoric acid',
      'foszforsav|fosforhape|φωσφορικό οξύ|fosforo rūgštis|fosforskābe|acid fosforic|fosforna kiselina',
    ],
    [
      'the green of chromium oxide',
      'kromov oksid|хромов оксид|oxid chromitý|króm-oxid|οξείδιο του χρωμίου|kroomoksiid|оксид хрома',
    ],
    [
      'the oxides and salts of other metals',
      'cink-oxid|vas-oxid|železov oksid|nátrium-szulfát|sinkkisulfaatti|θειικό μαγνήσιο|sodyum sülfat',
    ],
    [
      'metals that are no poison',
      'srebro|zlato|bakar|réz|vas|arany|kulta|hõbe|sidabras|varš|злато|мед|золото|χρυσός',
    ],
    ['vitamins', 'Vitaminas|Vitamini|Vitaminai|Витамины|Βιταμίνες|nikotinamidas|nikotīnskābe|retinols'],
    [
      'what is said with an h',
      'dihidroksiaceton|hlorheksidin|holesterol|hidrolizēts proteīns|hijaluronska kiselina',
    ],
  ])('but not %s: %s', (_substance, names) => {
    expect(names.split('|').filter(isForbidden)).toEqual([])
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

describe('a forbidden name among words that say nothing of what it is made of', () => {
  it.each([
    'with Formaldehyde',
    'incl. Hydroquinone',
    'as Hydroquinone',
    'Formaldehyde trace',
    'residues of Formaldehyde',
    'preserved with Formaldehyde',
    'Formaldehyde added as preservative',
    'Hydroquinone = 2',
    '2 x Hydroquinone',
    'Formaldehyde E240',
    'Hydroquinone etc.',
    'max Hydroquinone',
    'Lead Acetate up to 2',
    'avec Hydroquinone',
    'con Formaldehyde',
    'içerir Hydroquinone',
    'liposomal Betamethasone',
    'new Hydroquinone',
  ])('%s is told as what may be forbidden, and the list has no score', (name) => {
    const { ingredients, overallScore } = analyze(`Aqua, Glycerin, ${name}, Panthenol, Squalane`, knowledge)
    const rules = ingredients.map(({ why }) => why?.rule)
    expect([rules.includes('perhaps-banned'), overallScore]).toEqual([true, null])
  })

  it.each([
    'Cobalt Blue',
    'Quinoline Yellow WS',
    'Melamine Formaldehyde Resin',
    'Phytosphingosine Acetamide',
    'Amaryllis Belladonna Flower Extract',
    'Hydroquinone-free',
  ])('%s is another substance, or none', (name) => {
    const { ingredients } = analyze(`Aqua, Glycerin, ${name}, Panthenol, Squalane`, knowledge)
    expect(ingredients.filter(({ why }) => why?.rule === 'perhaps-banned')).toEqual([])
  })
})

describe('an allowed name among words that say nothing of what it is made of', () => {
  it.each([
    'with Niacinamide',
    'incl. Niacinamide',
    'Niacinamide etc.',
    'Niacinamide as preservative',
    'max Niacinamide',
    'avec Niacinamide',
  ])('%s is that', (name) => {
    expect(analyze(`Aqua, ${name}, Panthenol`, knowledge).ingredients[1]?.inci).toBe('NIACINAMIDE')
  })

  it.each(['Rosa Damascena in Water', 'Niacinamide Complex', '2 x Niacinamide', 'Avena Sativa with Honey'])(
    '%s is not',
    (name) => {
      expect(matchName(name, knowledge).tier).not.toBe('part')
    },
  )
})
