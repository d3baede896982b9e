/** Metals, salts and parts of plants in scripts of Asia and of Hebrew, by the English word that the stop list knows them by. */
const SALTS: Readonly<Record<string, string>> = {
  lead: 'رصاص سرب עופרת लेड सीसा ตะกั่ว เลด 鉛 铅 납',
  mercury: 'زئبق زيبق جيوه כספית पारा मर्करी ปรอท เมอร์คิวรี 水銀 水银 汞 수은',
  arsenic: 'زرنيخ ارسنيك ארסן आर्सेनिक สารหนู 砒素 ヒ素 砷 비소',
  cadmium: 'كادميوم קדמיום कैडमियम แคดเมียม カドミウム 镉 鎘 카드뮴',
  barium: 'باريوم בריום बेरियम แบเรียม バリウム 钡 鋇 바륨',
  antimony: 'انتيمون אנטימון एंटीमनी พลวง アンチモン 锑 銻 안티몬',
  thallium: 'ثاليوم תליום थैलियम แทลเลียม タリウム 铊 鉈 탈륨',
  selenium: 'سيلينيوم سلنيوم סלניום सेलेनियम ซีลีเนียม セレン 硒 셀레늄',
  beryllium: 'بيريليوم בריליום बेरिलियम เบริลเลียม ベリリウム 铍 鈹 베릴륨',
  cobalt: 'كوبالت קובלט कोबाल्ट โคบอลต์ コバルト 钴 鈷 코발트',
  nickel: 'نيكل ניקל निकल นิกเกิล ニッケル 镍 鎳 니켈',
  sodium: 'صوديوم سديم נתרן सोडियम โซเดียม ナトリウム 钠 鈉 나트륨 소듐',
  potassium: 'بوتاسيوم پتاسيم אשלגן पोटेशियम โพแทสเซียม カリウム 钾 鉀 칼륨 포타슘',
  calcium: 'كالسيوم كلسيم סידן कैल्शियम แคลเซียม カルシウム 钙 鈣 칼슘',
  magnesium: 'مغنيسيوم منيزيم מגנזיום मैग्नीशियम แมกนีเซียม マグネシウム 镁 鎂 마그네슘',
  zinc: 'زنك روي אבץ जिंक ซิงก์ 亜鉛 锌 鋅 아연 징크',
  hydrochloride:
    'هيدروكلوريد هيدروكلرايد הידרוכלוריד हाइड्रोक्लोराइड ไฮโดรคลอไรด์ 塩酸塩 塩酸 盐酸盐 盐酸 鹽酸 염산염 염산 하이드로클로라이드',
  hydrobromide:
    'هيدروبروميد הידרוברומיד हाइड्रोब्रोमाइड ไฮโดรโบรไมด์ 臭化水素酸塩 臭化水素酸 氢溴酸 氫溴酸 브롬화수소산',
  chloride: 'كلوريد كلرايد כלוריד क्लोराइड คลอไรด์ 塩化 氯化 염화 클로라이드 クロリド',
  bromide: 'بروميد برومايد ברומיד ब्रोमाइड โบรไมด์ 臭化 溴化 브롬화 브로마이드',
  iodide: 'يوديد יודיד आयोडाइड ไอโอไดด์ ヨウ化 碘化 요오드화 아이오다이드',
  fluoride: 'فلوريد פלואוריד फ्लोराइड ฟลูออไรด์ フッ化 氟化 불화',
  oxide: 'اكسيد اوكسيد תחמוצת ऑक्साइड ออกไซด์ 酸化 氧化 산화 옥사이드',
  tetroxide: 'टेट्रॉक्साइड เตตรอกไซด์',
  trioxide: 'ثلاثياكسيد ट्राइऑक्साइड ไตรออกไซด์ 三酸化 三氧化二 三氧化 삼산화',
  sulfate: 'كبريتات سولفات סולפט सल्फेट ซัลเฟต 硫酸塩 硫酸 황산염 황산 설페이트',
  sulfide: 'كبريتيد سولفيد סולפיד सल्फाइड ซัลไฟด์ 硫化 황화',
  nitrate: 'نترات نيترات חנקת ניטרט नाइट्रेट ไนเตรต 硝酸塩 硝酸 질산 나이트레이트',
  carbonate: 'كربونات פחמת קרבונט कार्बोनेट คาร์บอเนต 炭酸 碳酸 탄산',
  phosphate: 'فوسفات فسفات זרחת פוספט फॉस्फेट ฟอสเฟต リン酸エステル リン酸 磷酸酯 磷酸 인산염 인산 포스페이트',
  acetate:
    'اسيتات خلات استات אצטט एसीटेट อะซิเตต อะซีเตท 酢酸エステル 酢酸 醋酸酯 醋酸 乙酸 초산 아세트산 아세테이트 アセテート',
  propionate:
    'بروبيونات پروپيونات פרופיונט प्रोपियोनेट โพรพิโอเนต โพรพิโอเนท プロピオン酸エステル プロピオン酸 丙酸酯 丙酸 프로피온산 프로피오네이트',
  dipropionate: 'डाइप्रोपियोनेट ไดโพรพิโอเนต ジプロピオン酸エステル 二丙酸 双丙酸酯 디프로피오네이트',
  valerate: 'فاليرات والرات ולרט वैलेरेट วาเลอเรต 吉草酸エステル 吉草酸 戊酸酯 戊酸 발레르산 발레레이트',
  butyrate: 'بوتيرات בוטיראט ब्यूटिरेट บิวทิเรต 酪酸エステル 酪酸 丁酸 부티레이트',
  furoate: 'فوروات פורואט फ्यूरोएट ฟูโรเอต フランカルボン酸エステル 糠酸 푸로에이트',
  benzoate: 'بنزوات בנזואט बेंजोएट เบนโซเอต 安息香酸エステル 苯甲酸 벤조에이트',
  maleate: 'ماليات מליאט मैलिएट มาลีเอต マレイン酸 马来酸 馬來酸 말레산 말레인산',
  tartrate: 'طرطرات טרטרט टार्ट्रेट ทาร์เทรต 酒石酸 주석산 타르타르산',
  citrate: 'سيترات ציטרט साइट्रेट ซิเตรต クエン酸 柠檬酸 枸橼酸 구연산',
}

const PLANT_PARTS: Readonly<Record<string, string>> = {
  extract:
    'مستخلص خلاصه عصاره תמצית अर्क सत्व एक्सट्रैक्ट สารสกัดจาก สารสกัด エキス 抽出物 抽出液 提取物 提取液 萃取物 萃取液 浸膏 추출물 추출액 엑스',
  root: 'جذر جذور ريشه שורש जड़ ราก 根茎 根莖 根 뿌리',
  leaf: 'اوراق ورق برگ עלי עלה पत्ती पत्ता ใบ 葉 叶 잎',
  seed: 'بذور بذر دانه זרעי זרע बीज เมล็ด 種子 种子 籽 씨 종자',
  fruit: 'ثمار ثمره ميوه פרי फल ผล 果実 果實 果实 果 열매',
  flower: 'ازهار زهره گل פרח פרחי फूल ดอก 花 꽃',
  bark: 'لحاء پوست קליפת छाल เปลือก 樹皮 树皮 껍질',
  oil: 'زيت روغن שמן तेल น้ำมัน 精油 油 オイル 오일',
  powder: 'مسحوق بودره پودر אבקת चूर्ण पाउडर ผง 粉末 末 粉 가루 분말',
  tincture: 'صبغه تنتور טינקטורת टिंचर ทิงเจอร์ チンキ 酊剂 酊劑 酊 팅크',
  of: 'من از של का की के จาก の',
  herb: 'عشبه عشب गण 草 전초',
}

/** Of acids whose names these scripts write as they sound; East Asia mostly translates them. */
const ACIDS: Readonly<Record<string, string>> = {
  acid: 'حمض حامض اسيد חומצה חומצת एसिड अम्ल กรด アシッド 애씨드 애시드',
}

export type OtherWord = { english: string; kind: 'salt' | 'plant' | 'acid' }

const WORDS: ReadonlyMap<string, OtherWord> = new Map([
  ...wordsOf(SALTS, 'salt'),
  ...wordsOf(PLANT_PARTS, 'plant'),
  ...wordsOf(ACIDS, 'acid'),
])

function wordsOf(table: Readonly<Record<string, string>>, kind: OtherWord['kind']): [string, OtherWord][] {
  return Object.entries(table).flatMap(([english, words]) =>
    words.split(' ').map((word): [string, OtherWord] => [plainWord(word), { english, kind }]),
  )
}

/** Letters that Arabic and Persian write in several ways as one, without the Arabic article and the marks for vowels. */
function plainWord(word: string): string {
  return word
    .normalize('NFKC')
    .replace(/[\u064b-\u0652\u0640\u200c-\u200f]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/[ىی]/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/^ال(?=.{3})/, '')
}

/** These scripts join the words of a name. */
const JOINED = /[\u0e00-\u0e7f\u2e80-\ud7ff]/
const JOINED_CHARS_MAX = Math.max(
  ...[...WORDS.keys()].filter((word) => JOINED.test(word)).map((word) => word.length),
)
/** A name has no more of them. */
const PEELED_MAX = 5

/** What is left of a name without the words for salts and parts of plants at its ends, and those words. */
export function peeled(printed: string): { core: string; words: OtherWord[] } {
  const words: OtherWord[] = []
  const cores = printed.split(/[\s()/・·,-]+/).flatMap((part) => {
    const known = WORDS.get(plainWord(part))
    if (!known) return peelJoined(part, words)
    words.push(known)
    return []
  })
  return { core: cores.join(' '), words }
}

function peelJoined(part: string, words: OtherWord[]): string[] {
  if (!JOINED.test(part)) return part === '' ? [] : [part]
  let core = part.normalize('NFKC')
  for (let count = 0; count < PEELED_MAX && core !== ''; count++) {
    const end = longestAt(core, false) ?? longestAt(core, true)
    if (!end) break
    words.push(end.word)
    core = end.rest
  }
  return core === '' ? [] : [core]
}

function longestAt(text: string, isFront: boolean): { word: OtherWord; rest: string } | null {
  for (let length = Math.min(JOINED_CHARS_MAX, text.length); length > 0; length--) {
    const word = WORDS.get(isFront ? text.slice(0, length) : text.slice(-length))
    if (word) return { word, rest: isFront ? text.slice(length) : text.slice(0, -length) }
  }
  return null
}
