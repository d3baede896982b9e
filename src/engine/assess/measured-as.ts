import type { ParsedItem } from '../inci/parsed-types.ts'
import type { LimitFact } from '../knowledge/use-facts.ts'

/** What labels print for what a limit is in. */
const MEASURES: Record<string, RegExp> = {
  'as fluorine': /^(?:F\b|fluor)/iu,
  'as acid': /acid|säure|acide|ácido|acido|kwas|zuur|syra|syre|kyselin|кислот/iu,
  'as base': /base|basis/iu,
  'as the free base': /base|basis/iu,
  'as hydrogen peroxide': /H2O2|peroxid|peróxid|peroxyde|perossido|nadtlen|vetyperoks/iu,
  'as free SO2': /SO2|sul(?:f|ph)ur dioxide|schwefeldioxid|dioxyde de soufre|anidride solforosa/iu,
  'as NH3': /NH3|ammonia|ammoniak/iu,
  'as zinc': /^(?:Zn\b|zin[ck]|цинк)/iu,
  'as aluminium': /^(?:Al\b|alumin)/iu,
  'as strontium': /^(?:Sr\b|strontium)/iu,
  'as sulfur': /^(?:S\b|sul(?:f|ph)ur|schwefel|soufre)/iu,
  'as mercury': /^(?:Hg\b|mercury|quecksilber|mercure)/iu,
  'as chlorhexidine': /^(?:chlorhexidin)/iu,
  'as retinol equivalents': /^(?:RE\b|retinol)/iu,
  'as sodium hydroxide': /NaOH|sodium hydroxide|natriumhydroxid/iu,
  'as benzalkonium chloride': /benzalkonium chlorid/iu,
  'as etidronic acid': /etidron/iu,
}
const MIXED = 'after mixing with as much developer'
const MIXED_FACTOR = 0.5

/** From what is printed to what the limit is in: a label that prints it so already (`1450 ppm F`) is not converted again. */
export function factorOf({ notes }: Pick<ParsedItem, 'notes'>, { as, factor }: LimitFact): number {
  const measure = as.replace(`, ${MIXED}`, '')
  const printed = notes.find((note) => note.startsWith('as '))?.slice('as '.length)
  if (printed === undefined || MEASURES[measure]?.test(printed) !== true) return factor
  return as.endsWith(MIXED) ? MIXED_FACTOR : 1
}
