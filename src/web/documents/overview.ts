import type { CosmeticAnalysis } from '../../contract/analysis.ts'
import { namesRated, INGREDIENT_SAFE_FROM, shownRating, veganVerdict } from '../../contract/bands.ts'
import { distinct } from '../../contract/distinct.ts'
import type { RecordedResults } from '../../contract/recorded.ts'
import { formatDate, formatNumber } from '../lib/format.ts'
import { scoreSentence } from '../lib/kept/score-sentence.ts'
import { whyNotRated } from '../lib/kept/why-not-rated.ts'
import { documentMessages } from '../lib/messages/documents.ts'
import { resultMessages } from '../lib/messages/result.ts'
import { COLOUR } from './palette.ts'
import { drawRing } from './ring.ts'
import { ensure, heading, INNER, lineHeight, PAGE, paragraph, put, rule, wrap, type Sheet } from './sheet.ts'
import { cutName } from './signs.ts'
import { toldAllergenRisk, toldComedogenic } from '../lib/kept/reassurance.ts'

const messages = documentMessages.cosmetic
const { figures, ring, summary } = resultMessages

const TITLE_CHARS_MAX = 120
const RING_BOX = 52

/** What both the owner's and the visitor's answer hold; ids of any form, since older ones exist. */
export type PrintedAnalysis = Pick<CosmeticAnalysis, 'productName' | 'createdAt' | 'isOwner' | 'shareId'> & {
  id?: string | undefined
  analysisResults: RecordedResults
  today?: CosmeticAnalysis['today']
}

export function drawOverview(
  sheet: Sheet,
  { analysisResults: results, createdAt, productName }: PrintedAnalysis,
) {
  const name = cutName(productName, TITLE_CHARS_MAX)
  paragraph(sheet, messages.analysedOn(formatDate(createdAt)), { size: 8.5, colour: COLOUR.muted, after: 1 })
  paragraph(sheet, name || resultMessages.untitled, { size: 20, bold: true, after: 0 })
  heading(sheet, messages.overview, 50)
  const top = sheet.y
  drawRing(sheet, results, PAGE.left + 24, top + 23)
  const beside = { indent: RING_BOX, after: 2.5 }
  sheet.y += 4
  paragraph(sheet, scoreSentence(results, name), { ...beside, size: 11 })
  paragraph(sheet, coverageOf(results), beside)
  if (results.isPartial === true) {
    paragraph(sheet, ring.partial, { ...beside, bold: true, after: 0 })
    paragraph(sheet, ring.partialNote, beside)
  }
  for (const notice of results.notices)
    paragraph(sheet, notice, { ...beside, colour: COLOUR.muted, after: 1 })
  // Long notices may have run on to another page, where nothing stands beside them.
  if (sheet.y >= top) sheet.y = Math.max(sheet.y, top + 46)
}

/** '17 of 19 recognised, 1 by their kind only, 1 unknown' */
function coverageOf({ coverage }: RecordedResults): string {
  if (coverage === undefined) return summary.coverageNotRecorded
  const { classOnly, recognised, total, unknown } = coverage
  return [
    summary.coverage(recognised, total),
    classOnly > 0 && summary.classOnly(classOnly),
    unknown > 0 && summary.unknown(unknown),
  ]
    .filter((part) => part !== false)
    .join(', ')
}

export function drawCharacteristics(sheet: Sheet, results: RecordedResults): void {
  heading(sheet, messages.characteristics, 30)
  for (const { term, fact } of characteristicsOf(results)) {
    const lines = wrap(sheet, fact, INNER - RING_BOX)
    ensure(sheet, Math.min(4, lines.length) * lineHeight(9.5) + 3)
    put(sheet, term, PAGE.left, sheet.y + 3.4, { colour: COLOUR.muted })
    paragraph(sheet, fact, { indent: RING_BOX, after: 1.2 })
    rule(sheet, sheet.y)
    sheet.y += 1.2
  }
}

type Fact = { term: string; fact: string }

function characteristicsOf(results: RecordedResults): Fact[] {
  const { productType } = results
  const allergenRisk = toldAllergenRisk(results)
  const ingredients = distinct(results.ingredients)
  const safe = ingredients.filter((entry) => (entry.safetyScore ?? 0) >= INGREDIENT_SAFE_FROM).length
  const unknown = ingredients.filter((entry) => entry.safetyScore === null).length
  const unrecorded = ingredients.filter((entry) => entry.safetyScore === undefined).length
  return [
    { term: figures.comedogenic, fact: comedogenicText(results) },
    { term: figures.vegan, fact: veganText(results) },
    {
      term: resultMessages.counts.allergenRisk,
      fact:
        allergenRisk === undefined ? resultMessages.notRecorded : resultMessages.counts.risks[allergenRisk],
    },
    {
      term: messages.productType,
      fact:
        productType === undefined
          ? resultMessages.notRecorded
          : summary.readAs(summary.kinds[productType.value], productType.isGuessed),
    },
    {
      term: figures.ingredients,
      fact:
        ingredients.length === 0 || unrecorded > 0
          ? resultMessages.notRecorded
          : [formatNumber(ingredients.length), figures.safe(safe), summary.unknown(unknown)].join(', '),
    },
  ]
}

function comedogenicText(results: RecordedResults): string {
  const { comedogenicRating: rating } = results
  if (rating === undefined) return resultMessages.notRecorded
  if (rating === null) return `${figures.notRated}. ${whyNotRated(results)}`
  const ingredients = distinct(results.ingredients)
  const word = figures.clogRated(toldComedogenic(results), namesRated(ingredients), ingredients.length)
  return `${formatNumber(shownRating(rating))}/5, ${word}`
}

function veganText({ veganStatus, veganUnknowable: open, ingredients }: RecordedResults): string {
  const verdict = veganVerdict(veganStatus, open?.length)
  if (verdict === null) return resultMessages.notRecorded
  const { title, note } = figures.vegans[verdict]
  if (verdict !== 'none-known') return `${title}. ${note}`
  if (open === undefined) return `${title}. ${figures.veganOpenNotRecorded}`
  return `${title}. ${figures.veganOpen(open.length, distinct(ingredients).length)}: ${open.join(', ')}`
}
