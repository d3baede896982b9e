import { nameKey } from '../inci/match/name-key.ts'

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')
const keysOf = (text: string) => wordsOf(text).map(nameKey)

/** Words around the one that counts, in the languages of the word list. */
export const NOISE: ReadonlySet<string> = new Set(
  wordsOf(`
    i a an am i'm im have got my of with against for severe strong mild bad to the any all and products derivatives based
    ich bin habe eine ein meine mein gegen auf von der die das dem den starke schwere und produkte keine
    je suis j'ai ai une un mon ma aux au à contre la le les des du de d' produits forte
    tengo una un a al los las el la lo de del con fuerte productos y
    sono ho una un mia mio ai agli alle alla allo al il lo i gli l' di del della dei degli prodotti forte
    sou tenho uma um minha meu ao à aos às o os as do da dos das com produtos
    mam jestem moja na silne silna od produkty
    я у меня есть моя на к сильная продукты
    jag är har mot för av på min jeg er har mot mod over på af jestem ég er með fyrir við af kraftigt tak takk tack kiitos
    ik ben heb een voor van op mijn alstublieft ek is vir my asseblief
    olen on minulla minun minul mul vastu suhtes eest vagyok van nekem allergiám
    jsem mám mam moje mé som moja sam imam sem moj sunt am am la față de vă rog
    esu turiu man mano esmu ir pret jam kam ndaj nga sóc tinc als diet naiz nina wa ya
    съм имам към от сум на моля маю мене до будь ласка пожалуйста сам имам од молим
    έχω είμαι σε στο στη στην στον στα στους στις με από για το τα τη τον τους οι η ο
    من ضد تجاه عندي لدي لدى أعاني أنا على الى إلى به از دارم هستم است را سے مجھے ہے ہوں کا کی کو
    אני יש לי נגד של מ בבקשה אי
    मुझे से है हूँ हूं का की के को मैं আমার আছে আমি এর এ எனக்கு உள்ளது
    als tôi bị dị di ứng ung nhạy cảm dung nạp với các loại saya terhadap pada punya ada ako sa may mga ako'y var ben benim karşı bana`),
)

/** Small letters of a sentence that are short for an allergen in capitals: `mi alergia`, `mit Ausschlag`, `a bit of`. */
export const WORDS_OF_SENTENCES: ReadonlySet<string> = new Set(['mi', 'mit', 'bit'])

/** What joins two allergies in one entry. */
export const JOINING: ReadonlySet<string> = new Set(
  keysOf(
    'and or und oder et ou y o e i oraz lub и или & + with og och ve sau ili vagy eller atau ir un eta agus dhe və жана және kaj edo aŭ arba vai ose và και та або וגם और এবং ও و اور',
  ),
)

const CJK = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]'
/** The same in scripts that write it in one with a word. */
export const GLUED_JOINS: readonly RegExp[] = [
  // `nuts – latex`, `nuts | latex`, `Allergy: nuts`; inside a word the middle dot is Catalan.
  /\s?[–—|>→⇒=•●▪:;#~\\*]+\s?|\s[·‧]\s/g,
  /(?<=\s)و(?=\p{Script=Arabic}{3})/gu,
  /(?<=\s)ו(?=\p{Script=Hebrew}{3})/gu,
  /(?<=\p{Script=Hangul})[와과](?=\s)/gu,
  new RegExp(`(?<=${CJK})[和与與及とや](?=${CJK})`, 'gu'),
  /และ/g,
]

/** Without their accents they are words of other languages, or stand in names. */
export const JOINING_AS_WRITTEN: ReadonlySet<string> = new Set('és și en ja dan'.split(' '))

/** German, the languages of the north, Dutch, Estonian and Hungarian write the cue behind the word without a blank; the longest first. */
export const GLUED_CUES = (
  'kontaktdermatitis dermatitis kontaktekzem ekzem asthma ausschlag eksem astma eiweißallergie allergic allergisch allergiker allergikerin allergie allergien unverträglichkeit intoleranz überempfindlichkeit empfindlichkeit allergi allergia allergiaa yliherkkyys ' +
  'herkkyys intoleranssi överkänslighet känslighet intolerans overfølsomhed overfølsomhet følsomhed følsomhet intoleranse intolerance ' +
  'overgevoeligheid gevoeligheid intolerantie allergiás allergiám intolerancia túlérzékenység érzékenység érzékeny ' +
  'ofnæmi óþol ülitundlikkus tundlikkus talumatus'
)
  .split(' ')
  .sort((one, other) => other.length - one.length)

/** Japanese, Korean, Chinese and Thai, which need no blank; the longest first. */
export const NOISE_SIGNS = [
  // Of what somebody falls ill by it.
  ...[
    '喘息',
    '哮喘',
    '湿疹',
    '濕疹',
    '皮炎',
    '皮膚炎',
    '皮肤炎',
    '蕁麻疹',
    '荨麻疹',
    'じんましん',
    'かぶれ',
    '천식',
    '습진',
    '피부염',
    '두드러기',
  ],
  'アレルギーがあります',
  'アレルギーがある',
  'アレルギー持ち',
  'アレルギーです',
  'アレルギー',
  'アレルゲン',
  'で肌荒れします',
  'で肌荒れ',
  'が合わない',
  'が苦手です',
  'が苦手',
  'に敏感',
  'に弱い',
  'がダメ',
  'がだめ',
  '不耐症',
  '過敏症',
  '알레르기가 있습니다',
  '알레르기가 있어요',
  '알레르기 있음',
  '알레르기',
  '알러지가 있어요',
  '알러지 있음',
  '알러지',
  '에 민감해요',
  '에 민감',
  '불내증',
  '과민증',
  '过敏源',
  '過敏原',
  '过敏',
  '過敏',
  '不耐受',
  '敏感',
  '不能吃',
  '不能用',
  '不要',
  '不含',
  '无法忍受',
  '無法忍受',
  '我对',
  '我對',
  '対して',
  'ไม่ทนต่อ',
  'ไม่เอา',
  'ไม่มี',
  'ปราศจาก',
  'ไวต่อ',
  'ภูมิแพ้',
  'ดิฉันแพ้',
  'ฉันแพ้',
  'ผมแพ้',
  'แพ้',
  '、',
  '，',
] as const

/** What somebody types who has none. */
export const NO_ALLERGY: ReadonlySet<string> = new Set(
  [
    'none',
    'no',
    'nothing',
    'no allergies',
    'no allergy',
    'no known allergies',
    'none known',
    'n/a',
    'i do not have any',
    'i dont have any',
    'i have none',
    'i have no allergies',
    'keine',
    'nichts',
    'keine allergien',
    'ich habe keine',
    'aucune',
    'aucune allergie',
    'rien',
    'ninguna',
    'ninguno',
    'nada',
    'sin alergias',
    'nessuna',
    'nessuna allergia',
    'niente',
    'nenhuma',
    'nenhum',
    'brak',
    'nie mam',
    'geen',
    'geen allergieën',
    'žádné',
    'nemám',
    'bez alergií',
    'žiadne',
    'bez alergénov',
    'nema',
    'nemam',
    'brak alergii',
    'nincs',
    'ei ole',
    'ei mitään',
    'pole',
    'nav',
    'nėra',
    'neturiu',
    'nimic',
    'yok',
    'asnjë',
    'inga allergier',
    'ingen allergier',
    'engin',
    'няма',
    'немає',
    'нема',
    'нет аллергий',
    'καμία',
    'κανένα',
    'لا يوجد',
    'לא',
    'אין',
    'ندارم',
    'कोई नहीं',
    'ไม่มี',
    'không có',
    'tidak ada',
    'wala',
    'hakuna',
    '特になし',
    'ありません',
    '없어요',
    '没有',
    '沒有',
    'inga',
    'ingen',
    'нет',
    'нет аллергии',
    'なし',
    '없음',
    '无',
    '無',
  ].map(nameKey),
)
