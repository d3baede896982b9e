import type { Stretch } from '../label.ts'

/** A longer sentence is a list with a remark. */
const TOLD_CHUNKS_MAX = 8

/**
 * Behind a list that a full stop or an empty line has ended, or in front of one: `Formaldehyde, toluene and lead never touch our skin` and `Poisons
 * such as formaldehyde, toluene, lead` begin or end as no list does.
 */
export function tells(text: string, chunks: readonly Stretch[]): boolean {
  const [first, last] = [chunks[0], chunks.at(-1)]
  if (!first || !last || chunks.length > TOLD_CHUNKS_MAX) return false
  if (isToldTitle(text.slice(first.start, first.end))) return true
  return [first, last].some(({ start, end }) => isTold(text.slice(start, end)))
}

/**
 * Words of running text, by language, that stand in no name in any of them: a list's names hold `of`, `de` and `en`, and
 * no `never` and no `our`.
 */
const TELLING_WORDS = new Set(
  (
    'never ever our ours your you they their them we us he she it its this that these those such as which who what where when why how ' +
    'is are was were be been being has have had do does did will would can could should must may might not only also just than then ' +
    'because about outside inside here there against always often every into onto from no so if but yet for its ' +
    'nie niemals nicht kein keine keinen bei uns unser unsere unseren unserem unserer wir ihr ihre sie er es dass die der den dem das ein ' +
    'eine einen einem ist sind war waren wird werden wurde wurden hat haben kann können darf dürfen soll sollen auch nur hier dort immer zu zum zur vom im am ' +
    'jamais pas nos notre votre vos leur leurs nous vous ils elles est sont était ont avons ne que qui où dans chez pour toujours ici aucun aucune une ' +
    'nunca jamás nuestra nuestras nuestro nuestros vuestra su sus nosotros ellos ellas es son está están fue han hemos que quien donde para siempre aquí ' +
    'mai nostra nostre nostro nostri vostra loro noi voi è sono sta stanno hanno abbiamo non che chi dove nelle nella nei negli per sempre qui ' +
    'nossa nossas nosso nossos seu sua nós eles elas são está estão foi têm temos não quem onde nas nos pelos pelas para sempre aqui ' +
    'nigdy nasze naszych naszym nasza naszej nasz ich się jest są był były mają mamy że który gdzie dla zawsze tutaj nas do ' +
    'nooit niet geen onze ons jullie hun wij zij het een zijn was waren wordt worden heeft hebben kan kunnen mag mogen ook hier daar altijd naar bij er ' +
    'aldrig inte ingen våra vår ni de dem är har kan får också här där alltid till hos som att ' +
    'никогда не наши наших нашей наш мы вы они их это эти есть был были быть имеют для всегда здесь нас что который где в'
  ).split(' '),
)

/** What stands between two commas, told rather than named: `lead never touch our formulas`. */
function isTold(piece: string): boolean {
  // `fluoruro de sodio 0,32% (1450 ppm de flúor)`: a remark with an amount tells of it.
  const said = piece.includes('(') ? piece.replace(/\([^()\d]{0,40}\d[^()]{0,60}\)/g, ' ') : piece
  const words = said.toLowerCase().match(/[\p{L}']+/gu) ?? []
  return words.length >= TOLD_WORDS_MIN && words.filter(isTelling).length >= TELLING_WORDS_MIN
}
const TOLD_WORDS_MIN = 4
const TELLING_WORDS_MIN = 2

/** `Things we hate: talc, lanolin` */
function isToldTitle(piece: string): boolean {
  const title = piece.slice(0, piece.indexOf(':') + 1).toLowerCase()
  return (title.match(/[\p{L}']+/gu) ?? []).some((word) => SPEAKERS.has(word))
}
const SPEAKERS = new Set(
  'we they you others wir ihr andere nous vous ils elles nosotros ellos otros noi loro altri nós eles outros my oni inni wij jullie anderen vi мы они'.split(
    ' ',
  ),
)

/** `n'entrent`, `you'll` */
function isTelling(word: string): boolean {
  return TELLING_WORDS.has(word) || /^n'|'(?:ll|re|ve|t)$/.test(word)
}
