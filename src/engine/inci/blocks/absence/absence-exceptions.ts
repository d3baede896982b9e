import { NOTHING_BUT } from './absence-words.ts'

const BETWEEN_CHARS_MAX = 30
const WORD_CHARS = 16

/** Words that deny from `at` to `end`, and yet say that something is inside. */
export function isTakenBack(lower: string, at: number, end: number): boolean {
  return isExcepted(lower, end) || isDeniedItself(lower, at) || reminds(lower, at)
}

/** Behind words that deny and end at `end`: what follows is inside, or nothing is denied. */
export function isExcepted(lower: string, end: number): boolean {
  const from = Math.max(0, end - WORD_CHARS)
  const behind = NOTHING_BUT.exec(lower.slice(from, end + BETWEEN_CHARS_MAX))
  if (behind && from + behind.index <= end + 1) return true
  const next = lower.slice(end, end + BETWEEN_CHARS_MAX)
  return EXCEPTION.test(next) || TURN_OF_PHRASE.test(next) || OF_NO_SUBSTANCE.test(next)
}

/** `enthält nichts außer`, `does not contain anything but`, `not only`, `nicht nur`: what follows is inside. */
const EXCEPTION =
  /^ (?:que|qu') ?(?:de |du |des |d'|l)|^(?: (?:contiene|contient|contém|contains|enthält|zawiera|bevat|obsahuje|usamos|utiliza))? (?:anything |nothing |nichts |rien |nada |niente |nic |niets |inget |ничего )?(?:but|except|other than|als|außer|altro che|más que|mais que|mais do que|além de|dan|než|poza|annat än|кроме|only|nur|bloß|solo|sólo|solamente|soltanto|seulement|uniquement|só|apenas|somente|tylko|alleen|enbart|bara|endast|jen|pouze|decât|doar|numai|csak|kuin|vain|kun|только|även|också) /

/** `sans oublier`, `ohne Rezept`, `without rinsing`: what is left undone or not needed is in no product. */
const OF_NO_SUBSTANCE =
  /^ (?:to |zu |à |de |a |te |att |at |å )?(?:(?:a |an |any |doctor's |ein |une? |una |uma |receta |ärztliches )?(?:forgetting|forget|mentioning|mention|prescription|rinsing|rinse-off|guarantee|reserve|cookies|tracking|rezept|verschreibung|abspülen|ausspülen|nachspülen|auswaschen|gewähr|vorbehalt|oublier|compter|parler|mentionner|ordonnance|rinçage|rincer|olvidar|contar|mencionar|receta|prescripción|aclarado|enjuague|enjuagar|dimenticare|contare|ricetta|prescrizione|risciacquo|risciacquare|esquecer|contar|mencionar|receita|prescrição|enxaguamento|enxaguar|zapominając|recepty|spłukiwania|vergeten|recept|doktersrecept|afspoelen|glömma|sköljning|glemme|recept|skylning|skylling|resept|předpisu|lékařského|oplachování|recepturi|rețetă|clătire|uitarea|рецепта|смывания|забывая|συνταγή|ξέβγαλμα|reçetesiz|vény))(?!\p{L})|^ (?:zu vergessen|zu erwähnen|dabei zu vergessen|att glömma|at glemme|å glemme)/u

/** `no solo lleva ..., también ...`: between the two words of a pair. */
export function saysOnly(lower: string, at: number, between: string): boolean {
  return ONLY.test(between) || reminds(lower, at)
}
const ONLY =
  / (?:only|just|merely|nur|bloß|seulement|uniquement|solo|sólo|solamente|soltanto|só|somente|apenas|tylko|alleen|enkel|slechts|bara|endast|kun|jen|pouze|len|samo|csak|doar|numai|только|лишь|само|μόνο|sadece)(?= )/u

/** `without further ado`, `ohne Zweifel`: nothing is denied. */
const TURN_OF_PHRASE =
  /^ (?:any |further |much |jeden |einen |aucun |la menor |ninguna |alcun |nessun |nenhuma |żadnych |enige ){0,2}(?:ado|doubt|question|delay|hesitation|exaggeration|zweifel|worte|umschweife|doute|hésiter|hésitation|duda|dudas|dudarlo|dubbio|esitare|dúvida|dúvidas|hesitar|conteste|équivoque|exception|attendre|pareil|égal|igual|rival|eccezione|eguali|uguali|exagerar|esagerare|par|exceção|exception|ausnahme|wyjątku|uitzondering|undantag|undtagelse|výjimky|исключения|wątpienia|obaw|twijfel|tvekan|tvivl|tvil|pochyb|pochyby|obav|kétség|îndoială|epäilystä|сомнения|сомнений)(?!\p{L})/u

/** `don't forget that it contains ...`, `no olvides`, `n'oubliez pas`: what is not to be forgotten is inside. */
const REMINDER =
  /(?<!\p{L})(?:(?:do not|don't|never) (?:forget|miss|worry|overlook)|vergiss nicht|vergessen sie nicht|n'oublie[zs]? pas|no (?:te |se )?(?:olvid|pierd|dud|preocup)\p{L}*|non (?:dimentic|scord|preoccup)\p{L}*|não (?:se |te )?(?:esqueç|perc|preocup)\p{L}*|nie (?:zapomn|zapomin|przegap)\p{L}*|vergeet niet|glöm inte|glem ikke|nezapomeň\p{L}*|не забу\p{L}*)(?!\p{L})/u

/** Words that deny at `at` remind of something. */
function reminds(lower: string, at: number): boolean {
  const from = Math.max(0, at - BETWEEN_CHARS_MAX)
  const found = REMINDER.exec(lower.slice(from, at + BETWEEN_CHARS_MAX))
  return found !== null && from + found.index <= at && from + found.index + found[0].length >= at
}

/** `nothing left out`, `nichts weggelassen`, `I can't live without` */
export function isDeniedItself(lower: string, at: number): boolean {
  const isWithout = /^(?:without|ohne|sans|sin|senza|sem|bez|zonder|utan|uden|uten) /.test(
    lower.slice(at, at + 8),
  )
  if (isWithout && CANNOT.test(lower.slice(Math.max(0, at - BETWEEN_CHARS_MAX), at))) return true
  if (DENIED_TWICE.test(lower.slice(Math.max(0, at - WORD_CHARS), at))) return true
  return /(?<!\p{L})(?:nothing|nichts|rien|nada|niente|nic|niets|inget|intet|ingenting|ничего|semmit|nimic) (?:is |was |wird |wurde |ist |on a |est |se |è |jest |wordt |är |er )?$/u.test(
    lower.slice(Math.max(0, at - WORD_CHARS - 4), at),
  )
}

/** `not absent`, `nie fehlen`, `nie brakuje` */
const DENIED_TWICE =
  /(?<!\p{L})(?:not|never|nicht|nie|niemals|pas|jamais|no|nunca|non|mai|não|niet|nooit|inte|aldrig|ikke|aldri|ei|nikdy|не|ne|nem|nu) (?:be |is |are |sein |être )?$/u

const CANNOT =
  /(?<!\p{L})(?:can't|cannot|couldn't|can not|never|kann nicht|nie|niemals|ne \p{L}+ pas|peux pas|no puedo|no puede|non posso|não posso|não vivo|nie mogę|kan niet|kan inte|kan ikke|не могу) (?:\p{L}+ ){0,3}$/u
