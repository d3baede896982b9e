import { isSureClass } from '../match/match.ts'
import type { Aside, Label, Stretch, Title } from '../label.ts'
import { trimChunk } from './chunks.ts'
import { endOfAmount, takeConcentration } from './concentration.ts'
import { splitAtTitle } from './titles.ts'

/** What joins two ingredients in one piece, the sure ones first. The blend marker may join names known by class only. */
const JOINTS: readonly { sign: string; isSure: boolean }[] = [
  { sign: '(and)', isSure: true },
  { sign: '[and]', isSure: true },
  { sign: ' and ', isSure: false },
  ...[' und ', ' et ', ' y ', ' e ', ' i ', ' и ', ' & '].map((sign) => ({ sign, isSure: false })),
  ...[
    ...[
      ' en ',
      ' och ',
      ' og ',
      ' a ',
      ' ve ',
      ' ile ',
      ' és ',
      ' și ',
      ' şi ',
      ' si ',
      ' ja ',
      ' και ',
      ' та ',
      ' і ',
      ' й ',
    ],
    ...[
      ' ir ',
      ' un ',
      ' và ',
      ' dan ',
      'และ',
      ' और ',
      ' و ',
      ' و',
      ' ו',
      ' 및 ',
      '와 ',
      '과 ',
      '和',
      '及',
      'と',
    ],
  ].map((sign) => ({ sign, isSure: false })),
  ...[' with ', ' plus ', ' in ', ' mit ', ' sowie ', ' avec ', ' con ', ' com ', ' med '].map((sign) => ({
    sign,
    isSure: false,
  })),
  ...[' + ', '+', '・', ' | ', ' = ', ' ~ ', ' > ', ' < ', ' → ', ' x ', ': ', ' : ', ' / ', '/'].map(
    (sign) => ({
      sign,
      isSure: false,
    }),
  ),
  { sign: ' - ', isSure: false },
  { sign: '  ', isSure: false },
  { sign: '.', isSure: false },
  { sign: '\n', isSure: false },
]

/** `mixture of Methylchloroisothiazolinone and Methylisothiazolinone`, as the law names it; `MCI/MI mixture` */
const MIXTURE_OF =
  /^(?:(?:an? )?(?:mixture|mix|blend|combination|reaction (?:mass|product)) of |(?:eine? )?(?:gemisch|mischung|reaktionsmasse|kombination) (?:aus|von) |(?:une? )?(?:mélange|masse de réaction|masse réactionnelle) (?:de |d')|(?:una? )?(?:mezcla|masa de reacción) de |(?:una )?(?:miscela|massa di reazione) di |(?:uma )?(?:mistura|massa de reação) de |mengsel van |reactiemassa van |blandning av |blanding af |blanding av |mieszanina |смесь |суміш |směs |zmes |amestec de )/
const MIXTURE = /[ -](?:mixture|mix|blend|gemisch|mischung)$/

/** Splits at a joint only where every side is known by itself, so that a name is never torn into debris. */
export function splitBlend(label: Label, start: number, end: number): Stretch[] | null {
  const inside = insideMixture(label, { start, end })
  if (!inside) return splitAtJoints(label, { start, end })
  const isOne = known(label, inside, { isSure: false, mayBeStop: true }) !== null
  return isOne ? [inside] : splitAtJoints(label, inside)
}

function insideMixture({ text }: Label, { start, end }: Stretch): Stretch | null {
  const said = text.slice(start, end).toLowerCase()
  const from = start + (MIXTURE_OF.exec(said)?.[0].length ?? 0)
  const to = end - (MIXTURE.exec(said)?.[0].length ?? 0)
  return from < to && (from > start || to < end) ? { start: from, end: to } : null
}

function splitAtJoints(label: Label, { start, end }: Stretch): Stretch[] | null {
  const lower = label.text.slice(start, end).toLowerCase()
  for (const { sign, isSure } of JOINTS) {
    if (!lower.includes(sign) || (sign === '/' && isPolymer(lower))) continue
    const pieces = cutAt(label, lower, sign, start)
    if (pieces.length < 2 || pieces.length > 60) continue
    const ingredients = pieces.map((piece) =>
      known(label, piece, {
        isSure,
        mayBeStop: !INSIDE_NAMES.has(sign) && (sign !== '/' || pieces.length === 2),
      }),
    )
    if (areAllKnown(ingredients)) return pieces
    if (APART.has(sign) && areNames(label, pieces, ingredients)) return pieces
    if (separates(sign, lower) && areMostlyNames(ingredients)) return pieces
  }
  return null
}

function areAllKnown(known: readonly (number | string | null)[]): boolean {
  return known.every((one) => one !== null) && new Set(known).size > 1
}

/** Joints that stand between two ingredients and hardly ever inside one name. */
const APART = new Set([' & ', ' / ', ' + ', '.'])

/** Joints that whole lists are parted by: `Aqua / Sodium Laureth Sulfate / ...`. */
const SEPARATES = new Set([' + ', '・', ' / ', ' - '])

/** Without blanks a slash does so in Japanese and Chinese alone: `マイカ/シリカ/酸化鉄`. In INCI names it joins: `Saccharomyces/Rice Ferment Filtrate`. */
function separates(sign: string, lower: string): boolean {
  return SEPARATES.has(sign) || (sign === '/' && /[\p{Script=Han}\p{Script=Katakana}]/u.test(lower))
}

/** Of so many different names, known letter by letter, no substance is made. */
const NAMES_APART_MIN = 3

function areMostlyNames(known: readonly (number | string | null)[]): boolean {
  const names = known.filter((one) => one !== null)
  return names.length * 2 >= known.length && new Set(names).size >= NAMES_APART_MIN
}

/** One side is known letter by letter, each other is a misprint of another name or begins with a word of how it was made. */
function areNames(
  label: Label,
  pieces: readonly Stretch[],
  known: readonly (number | string | null)[],
): boolean {
  const others = pieces.filter((_, at) => known[at] === null)
  return others.length < pieces.length && others.every((piece) => isOtherName(label, piece, known))
}

function isOtherName(
  { text, lookUp }: Label,
  piece: Stretch,
  known: readonly (number | string | null)[],
): boolean {
  const name = text.slice(piece.start, piece.end)
  const { tier, ingredient } = lookUp.match(name)
  if (tier === 'near') return !known.includes(ingredient)
  // `Calcined Kaolin`
  const rest = /^\p{L}+[ \n](?![^&]*&)/u.exec(name)
  const match = rest ? lookUp.exact(name.slice(rest[0].length)) : null
  return match !== null && !known.includes(match.ingredient)
}

/** `Styrene/Acrylates/Dimethicone Copolymer` is made of what it names, and is none of it. */
function isPolymer(lower: string): boolean {
  return /(?:polymers?|resins?|harz|condensates?)(?: ?\([^()]*\))?$/.test(lower)
}

/** A line ends, a dot stands and blanks are doubled inside names as well, `Lead⏎Acetate`: what is forbidden is known at the others
 * only, and at a slash where two names stand: more are what a polymer is made of. */
const INSIDE_NAMES = new Set(['  ', '.', '\n'])

type Sought = { isSure: boolean; mayBeStop: boolean }

function known(label: Label, { start, end }: Stretch, { isSure, mayBeStop }: Sought): number | string | null {
  const name = label.text.slice(start, end)
  const match = isSure ? label.lookUp.match(name) : label.lookUp.exact(name)
  if (!match) return null
  if (mayBeStop && match.ingredient === null && match.stop !== null && match.tier !== 'ambiguous')
    return `stop ${match.stop}`
  return match.ingredient ?? (isSureClass(match) ? name : null)
}

function cutAt(label: Label, lower: string, sign: string, start: number): Stretch[] {
  const { text } = label
  const pieces: Stretch[] = []
  let from = 0
  while (from <= lower.length) {
    const next = sign === '/' ? nextSlash(label, lower, start, from) : lower.indexOf(sign, from)
    const stop = next < 0 ? lower.length : next
    const piece = trimChunk(text, start + from, start + stop)
    if (piece) pieces.push(piece)
    if (next < 0) break
    from = next + sign.length
  }
  return pieces
}

/** `水/トリ(カプリル酸/カプリン酸)グリセリル`: inside brackets a slash joins the parts of one name. */
function nextSlash({ remarks }: Label, lower: string, start: number, from: number): number {
  for (let at = from; at < lower.length; at++) {
    const close = (remarks[start + at] ?? 0) - start
    if (close > 0 && close < lower.length) at = close
    else if (lower.charAt(at) === '/') return at
  }
  return -1
}

/** Two names in one piece, told apart by the amount or the bracketed title between them. */
type Glued = { names: [Stretch, Stretch]; asides: readonly Aside[]; titles: readonly Title[] }

export function splitGlued(label: Label, stretch: Stretch): Glued | null {
  return splitAtAmount(label, stretch) ?? splitAtTitle(label, stretch)
}

/** `Octisalate 5%Water`, `Octocrylene 7.5% Octisalate 5%`: behind an amount a known name begins anew. */
function splitAtAmount(label: Label, { start, end }: Stretch): Glued | null {
  const { text } = label
  const at = endOfAmount(text, start, end)
  // `Isobutane (<0.1 % Butadiene)`: inside brackets the amount is that of what stands behind it.
  if (at !== null && isInBrackets(text, start, at)) return null
  const before = at === null ? null : trimChunk(text, start, at)
  const after = at === null ? null : trimChunk(text, at, end)
  if (!before || !after) return null
  const next = { start: after.start, end: endOfAmount(text, after.start, after.end) ?? after.end }
  if (!isNamed(label, before) || !isNamed(label, next)) return null
  return { names: [before, after], asides: [], titles: [] }
}

function isInBrackets(text: string, start: number, at: number): boolean {
  const inside = text.slice(start, at)
  const last = (signs: string) => Math.max(...[...signs].map((sign) => inside.lastIndexOf(sign)))
  return last('([{') > last(')]}')
}

function isNamed({ text, lookUp }: Label, { start, end }: Stretch): boolean {
  return lookUp.exact(takeConcentration(text, start, end).name) !== null
}
