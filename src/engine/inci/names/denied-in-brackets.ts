import type { Stretch } from '../label.ts'

/** `Hydroquinone [none]`, `Hydroquinone (not detected)`: the label says that nothing of it is inside. */
export function isDeniedInBrackets(text: string, { start, end }: Stretch): boolean {
  // What a claim is made of may be taken off already, and stands behind the piece then.
  return INSIDE.test(text.slice(start, end)) || BEHIND.test(text.slice(end, end + BRACKET_CHARS_MAX))
}
const BRACKET_CHARS_MAX = 32
const ABSENT =
  '(?:0|none|nil|absent|not? (?:present|detected|detectable|contained|included|added|used)|free|n\\.?d\\.?|(?:nicht|nie) (?:enthalten|nachweisbar|nachgewiesen)|keine?s?|frei|aucune?|absente?s?|non détectée?s?|ningun[oa]|ausentes?|no (?:contiene|detectad[oa])|nessun[oa]?|assenti?|non (?:presente|rilevat[oa])|nenhuma?|não (?:contém|detectad[oa])|brak|nie (?:zawiera|wykryto)|geen|niet (?:aanwezig|aangetoond)|ingen|inte|ej påvisad|нет|отсутствует|не обнаружен[оа]?|无|無|なし|不検出|未检出|不含|없음|불검출)'
const INSIDE = new RegExp(`[([{] ?${ABSENT} ?[)\\]}]?$`, 'iu')
const BEHIND = new RegExp(`^ ?[([{] ?${ABSENT} ?[)\\]}]`, 'iu')
