import { expect, it } from 'vitest'
import { parseList } from '../inci/parse.ts'
import { realKnowledge } from '../knowledge/folder.test-support.ts'
import type { Use } from '../knowledge/use-facts.ts'
import { usesOf } from './product-use.ts'

const knowledge = realKnowledge()
const useOf = (name: string) =>
  usesOf(parseList(`${name}: Aqua, Glycerin, Panthenol`, knowledge), { type: null, byNames: [] })(0)

/** What packs call a product in el, ro, hu, tr, ru, uk, bg, hr, sl, sk, fi, et, lt, lv, ja, ko, zh, th, vi, id, ar, he, hi, fa. */
const NAMES: readonly (readonly [readonly Use[], string])[] = [
  [
    ['toothpaste', 'mouth', 'rinse-off'],
    'Οδοντόκρεμα|Pastă de dinți|Fogkrém|Diş macunu|Зубная паста|Зубна паста|Паста за зъби|Pasta za zube|Zobna pasta|Zubná pasta|Hammastahna|Hambapasta|Dantų pasta|Zobu pasta|歯磨き粉|치약|牙膏|ยาสีฟัน|Kem đánh răng|Pasta gigi|معجون أسنان|משחת שיניים|टूथपेस्ट|خمیر دندان',
  ],
  [
    ['mouthwash', 'mouth', 'rinse-off'],
    'Στοματικό διάλυμα|Apă de gură|Szájvíz|Ağız çalkalama suyu|Ополаскиватель для полости рта|Ополіскувач для ротової порожнини|Вода за уста|Vodica za usta|Ustna voda|Ústna voda|Suuvesi|Suuvesi|Burnos skalavimo skystis|Mutes skalojamais līdzeklis|洗口液|구강청결제|漱口水|น้ำยาบ้วนปาก|Nước súc miệng|Obat kumur|غسول الفم|מי פה|माउथवॉश|دهان شویه',
  ],
  [
    ['body', 'leave-on'],
    'Γαλάκτωμα σώματος|Loțiune de corp|Testápoló|Vücut losyonu|Лосьон для тела|Лосьйон для тіла|Лосион за тяло|Losion za tijelo|Losjon za telo|Telové mlieko|Vartalovoide|Kehakreem|Kūno losjonas|Ķermeņa losjons|ボディローション|바디로션|身体乳|โลชั่นทาผิวกาย|Sữa dưỡng thể|Losion tubuh|لوشن الجسم|תחליב גוף|बॉडी लोशन|لوسیون بدن',
  ],
  [
    ['rinse-off', 'body'],
    'Αφρόλουτρο|Gel de duș|Tusfürdő|Duş jeli|Гель для душа|Гель для душу|Душ гел|Gel za tuširanje|Gel za prhanje|Sprchový gél|Suihkugeeli|Dušigeel|Dušo želė|Dušas želeja|シャワージェル|샤워젤|沐浴露|เจลอาบน้ำ|Sữa tắm|Sabun mandi cair|جل استحمام للجسم|גל רחצה|बॉडी वॉश|شامپو بدن',
  ],
  [
    ['rinse-off', 'hair'],
    'Σαμπουάν|Șampon|Sampon|Şampuan|Шампунь|Шампунь|Шампоан|Šampon|Šampon|Šampón|Shampoo|Šampoon|Šampūnas|Šampūns|シャンプー|샴푸|洗发水|แชมพู|Dầu gội|Sampo|شامبو|שמפו|शैम्पू|شامپو',
  ],
  [
    ['hair-dye', 'hair'],
    'Βαφή μαλλιών|Vopsea de păr|Hajfesték|Saç boyası|Краска для волос|Фарба для волосся|Боя за коса|Boja za kosu|Barva za lase|Farba na vlasy|Hiusväri|Juuksevärv|Plaukų dažai|Matu krāsa|ヘアカラー|염색약|染发膏|ยาย้อมผม|Thuốc nhuộm tóc|Cat rambut|صبغة شعر|צבע לשיער|हेयर डाई|رنگ مو',
  ],
  [
    ['lip', 'leave-on'],
    'Βάλσαμο χειλιών|Balsam de buze|Ajakbalzsam|Dudak balsamı|Бальзам для губ|Бальзам для губ|Балсам за устни|Balzam za usne|Balzam za ustnice|Balzam na pery|Huulivoide|Huulepalsam|Lūpų balzamas|Lūpu balzams|リップクリーム|립밤|润唇膏|ลิปบาล์ม|Son dưỡng môi|Pelembap bibir|بلسم شفاه|שפתון|लिप बाम|بالم لب',
  ],
  [
    ['nails'],
    'Βερνίκι νυχιών|Lac de unghii|Körömlakk|Tırnak cilası|Лак для ногтей|Лак для нігтів|Лак за нокти|Lak za nokte|Lak za nohte|Lak na nechty|Kynsilakka|Küünelakk|Nagų lakas|Nagu laka|マニキュア|매니큐어|指甲油|ยาทาเล็บ|Sơn móng tay|Cat kuku|طلاء الأظافر|לק לציפורניים|नेल पॉलिश|لاک ناخن',
  ],
  [
    ['spray'],
    'Σπρέι μαλλιών|Spray de păr|Hajspray|Saç spreyi|Спрей для волос|Спрей для волосся|Спрей за коса|Sprej za kosu|Pršilo za lase|Sprej na vlasy|Hiussuihke spray|Juuksesprei|Purškiklis plaukams|Matu izsmidzināms līdzeklis|ヘアスプレー|헤어 스프레이|头发喷雾|สเปรย์ฉีดผม|Xịt tóc|Semprot rambut|بخاخ الشعر|ספריי לשיער|हेयर स्प्रे|اسپری مو',
  ],
  [
    ['baby', 'under-6'],
    'Βρεφική κρέμα|Cremă pentru bebeluși|Babakrém|Bebek kremi|Крем для малышей|Крем для немовлят|Бебешки крем|Krema za bebe|Krema za dojenčke|Krém pre bábätká|Vauvavoide|Beebi kreem|Kūdikių kremas|Zīdaiņu krēms|ベビークリーム|베이비 크림|婴儿霜|ครีมสำหรับทารก|Kem cho trẻ sơ sinh|Krim bayi|كريم للرضع|קרם לתינוקות|शिशु क्रीम|کرم نوزاد',
  ],
  [
    ['body', 'leave-on'],
    'Cooling leg gel|Leg gel|Massage gel|Muscle gel|Bust gel|Cellulite gel|Beingel|Venengel|Franzbranntwein Gel|Gel jambes légères|Gel vergetures|Gel para piernas cansadas|Gel pernas cansadas|Gel gambe|Żel do nóg|Beengel|Bacak jeli|다리 젤|レッグジェル',
  ],
  [
    ['sunscreen', 'leave-on'],
    'Αντηλιακή κρέμα|Cremă de protecție solară|Naptej|Güneş kremi|Солнцезащитный крем|Сонцезахисний крем|Слънцезащитен крем|Krema za sunčanje|Krema za sončenje|Opaľovací krém|Aurinkovoide|Päikesekreem|Kremas nuo saulės|Saules aizsargkrēms|日焼け止め|선크림|防晒霜|ครีมกันแดด|Kem chống nắng|Krim tabir surya|واقي الشمس|קרם הגנה|सनस्क्रीन|کرم ضد آفتاب',
  ],
]

it.each(NAMES.flatMap(([uses, names]) => names.split('|').map((name) => [name, uses] as const)))(
  'S08: "%s" is %j',
  (name, uses) => {
    expect([...useOf(name)]).toEqual(expect.arrayContaining([...uses]))
  },
)

/** For children under 3, in the languages whose headings are read. */
const AGES =
  'Cream 0-3 years|Cream for children under 3 years|Cream up to 3 years of age|0-36 months cream|Creme 0-3 Jahre|Creme für Kinder bis 3 Jahre|Creme für Kinder unter 3 Jahren|Crème 0 à 3 ans|Crème pour enfants de moins de 3 ans|Crema de 0 a 3 años|Crema para niños menores de 3 años|Crema 0-3 anni|Crema per bambini sotto i 3 anni|Creme 0 a 3 anos|Creme para crianças até 3 anos|Krem dla dzieci 0-3 lata|Krem dla dzieci do 3 lat|Crème 0-3 jaar|Crème voor kinderen tot 3 jaar|Kräm 0-3 år|Kräm för barn under 3 år|Creme 0-3 år|Krém pro děti 0-3 roky|Krém pro děti do 3 let|Krém pre deti do 3 rokov|Krém 0-3 éves korig|Krém 3 éves kor alatt|Krém 3 év alatti gyermekeknek|Cremă 0-3 ani|Cremă pentru copii până la 3 ani|Krem 0-3 yaş|Krem 3 yaş altı|Krem 0-36 ay|Крем 0-3 года|Крем для детей до 3 лет|Крем для детей младше 3 лет|Крем с рождения до 3 лет|Крем от 0 до 3 лет|Крем для дітей до 3 років|Крем 0-3 роки|Крем за деца до 3 години|Krema za djecu do 3 godine|Krema za otroke do 3 let|Κρέμα 0-3 ετών|Κρέμα για παιδιά κάτω των 3 ετών|Voide 0-3 vuotta|Voide alle 3-vuotiaille|Kreem 0-3 aastat|Kremas 0-3 metų|Krēms 0-3 gadi|クリーム 0~3歳|クリーム 3歳未満|クリーム 0歳から3歳|크림 0-3세|크림 3세 이하|크림 0~36개월|面霜 0-3岁|面霜 3岁以下|面霜 0至3歲|ครีม 0-3 ปี|Kem cho trẻ dưới 3 tuổi|Kem 0-3 tuổi|Krim 0-3 tahun|كريم 0-3 سنوات|كريم للأطفال دون 3 سنوات|קרם 0-3 שנים|קרם עד 3 שנים|क्रीम 0-3 साल|کرم 0-3 سال|Cream for children under three years|Creme für Kinder unter drei Jahren|Crème pour enfants de moins de trois ans|Крем для детей до трёх лет|Krem dla dzieci do trzech lat'

it.each(AGES.split('|'))('S08: "%s" is for babies', (name) => {
  expect([...useOf(name)]).toEqual(expect.arrayContaining(['baby', 'under-6']))
})

/** Of an age above, of how long it keeps, and what the pack says it is not for. */
const NO_AGES =
  'Cream from 3 years|Cream 3+|Crème à partir de 3 ans|Creme ab 3 Jahren|Crema desde los 3 años|Crema dai 3 anni|Krem od 3 lat|Cremă de la 3 ani|Крем с 3 лет|Krem 3 yaş ve üzeri|クリーム 3歳以上|크림 3세 이상|面霜 3岁以上|Cream 12 months|Cream 24 h|Крем. Не применять детям до 3 лет|Krém. Nem használható 3 éves kor alatt|Krem. 3 yaş altı çocuklarda kullanmayınız|Крем. Хранить в недоступном для детей месте|クリーム 3歳未満には使用しないでください|크림 3세 이하 영유아에게는 사용하지 마십시오|面霜 不适用于3岁以下儿童|كريم يحفظ بعيدا عن متناول الأطفال'

it.each(NO_AGES.split('|'))('S08: "%s" is not said to be for babies', (name) => {
  const found = useOf(name)
  expect(found.has('baby')).toBe(false)
  expect(found.has('under-6')).toBe(false)
})
