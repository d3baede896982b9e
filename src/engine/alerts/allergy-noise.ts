import { nameKey } from '../inci/match/name-key.ts'

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')
const keysOf = (text: string) => wordsOf(text).map(nameKey)

/** What says that an entry is about an allergy, by language. */
export const CUES: ReadonlySet<string> = new Set(
  keysOf(`
  allergy allergies allergic intolerance intolerant sensitivity sensitive reaction reactions react
  allergie allergien allergisch unverträglichkeit empfindlich überempfindlich reagiere vertrage
  allergique allergiques intolérance intolérant intolérante sensible sensibilité
  alergia alergias alérgico alérgica intolerancia intolerante sensibilidad reacción
  allergico allergica intolleranza intollerante sensibilità reazione
  intolerância sensibilidade sensível reação
  alergie uczulenie uczulenia uczulony uczulona alergiczny alergiczna nietolerancja reakcja
  аллергия аллергии аллергию аллергик аллергичен аллергична непереносимость чувствительность реакция`),
)

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
    я у меня есть моя на к сильная продукты`),
)

/** Small letters of a sentence that are short for an allergen in capitals: `mi alergia`, `mit Ausschlag`, `a bit of`. */
export const WORDS_OF_SENTENCES: ReadonlySet<string> = new Set(['mi', 'mit', 'bit'])

/** What joins two allergies in one entry. */
export const JOINING: ReadonlySet<string> = new Set(
  keysOf('and or und oder et ou y o e i oraz lub и или & + with'),
)

/** German, the languages of the north, Dutch and Hungarian write the cue behind the word without a blank. */
export const GLUED_CUES = (
  'allergie allergien unverträglichkeit intoleranz überempfindlichkeit allergi allergiker allergikerin allergia allergiaa yliherkkyys ' +
  'intoleranssi överkänslighet intolerans overfølsomhed overfølsomhet intoleranse intolerance overgevoeligheid intolerantie allergiás intolerancia'
).split(' ')

/** Japanese, Chinese and Korean, which need no blank; the longest first. */
export const NOISE_SIGNS = [
  'アレルギーがあります',
  'アレルギー',
  'アレルゲン',
  '알레르기가 있어요',
  '알레르기',
  '알러지',
  '过敏源',
  '過敏原',
  '过敏',
  '過敏',
  '我对',
  '我對',
  '対して',
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
