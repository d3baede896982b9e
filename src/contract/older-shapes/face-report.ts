import type { FaceAnalysis } from '../face.ts'
import { ROUTINE_PARTS, SCORE_NAMES, type FaceReport, type Provenance } from '../face-report.ts'
import type { ParsedReport } from './parsed-report.ts'
import { readSectioned } from './sectioned-text.ts'
import { fields, parsedJson, readConcerns, readRecommendations, readStructured } from './structured.ts'

type Defaults = {
  scores: Record<(typeof SCORE_NAMES)[number], number>
  priority: string
  timeline: string
}

/** As specified; each is marked as a default wherever it stands in. */
const STRUCTURED: Defaults = {
  scores: { overall: 75, hydration: 75, clarity: 75, texture: 75, tone: 75 },
  priority: 'General skincare maintenance',
  timeline: '4-8 weeks for noticeable improvement',
}
const TEXT: Defaults = {
  scores: { overall: 75, hydration: 70, clarity: 80, texture: 75, tone: 70 },
  priority: 'Hydration and barrier repair',
  timeline: '4-6 weeks for initial improvements',
}
const SKIN_TYPE = 'Combination'

type Source = Pick<FaceAnalysis, 'analysis' | 'concerns' | 'recommendations' | 'skinType' | 'safetyScore'>

/**
 * Turns a face analysis into a report: from an object, from JSON text, also in a fence, or from text with headings.
 * Never throws; text that announces structured data and cannot be read as such is read as text, and the report says
 * that it is partial. Null where the analysis holds nothing, that is, where it did not complete.
 */
export function readFaceReport(source: Source): FaceReport | null {
  const { stated, isText, isPartial, isEmpty } = readBody(source.analysis)
  if (isEmpty && holdsNothing(source)) return null
  const beside = readRecommendations(source.recommendations)
  const defaults = isText ? TEXT : STRUCTURED
  return {
    skinType: said(stated.skinType ?? capital(source.skinType), SKIN_TYPE),
    concerns: stated.concerns ?? readConcerns(source.concerns),
    scores: Object.fromEntries(
      SCORE_NAMES.map((name) => [
        name,
        said(stated.scores[name] ?? (name === 'overall' ? source.safetyScore : null), defaults.scores[name]),
      ]),
    ) as FaceReport['scores'],
    priority: said(stated.priority ?? beside.priority, defaults.priority),
    routine: Object.fromEntries(
      ROUTINE_PARTS.map((part) => [part, stated.routine[part] ?? beside.routine[part] ?? []]),
    ) as FaceReport['routine'],
    advice: stated.advice ?? beside.advice ?? [],
    ingredients: { beneficial: stated.beneficial ?? [], avoid: stated.avoid ?? [] },
    timeline: said(stated.timeline, defaults.timeline),
    isPartial,
  }
}

/**
 * Skin type and scores for documents: of an object or of JSON text. What the text of a report says of scores was not measured, and a
 * default is never among them.
 */
export function readFigures(body: FaceAnalysis['analysis']): Pick<ParsedReport, 'skinType' | 'scores'> {
  return readStructured(fields(typeof body === 'string' ? parsedJson(body) : body))
}

function said<T>(value: T | undefined | null, otherwise: T): { value: T; from: Provenance } {
  return value === undefined || value === null
    ? { value: otherwise, from: 'default' }
    : { value, from: 'given' }
}

function holdsNothing({ concerns, safetyScore, skinType }: Source): boolean {
  return concerns.length === 0 && safetyScore === null && skinType === null
}

type Body = { stated: ParsedReport; isText: boolean; isPartial: boolean; isEmpty: boolean }

function readBody(analysis: FaceAnalysis['analysis']): Body {
  if (typeof analysis === 'string') return readText(analysis)
  const stated = readStructured(analysis)
  const isEmpty = Object.keys(analysis).length === 0
  // A provider may put its whole report into one text beside a nearly empty object.
  const { fullText } = fields(analysis)
  const isOnlyText =
    typeof fullText === 'string' && Object.keys(stated.scores).length === 0 && !stated.concerns
  return isOnlyText
    ? { ...readText(fullText), isEmpty }
    : { stated, isText: false, isPartial: false, isEmpty }
}

function readText(text: string): Body {
  const isEmpty = text.trim() === ''
  const json = jsonIn(text)
  if (json === 'broken') return { stated: readSectioned(text), isText: true, isPartial: true, isEmpty }
  if (json) return { stated: readStructured(json), isText: false, isPartial: false, isEmpty: false }
  return { stated: readSectioned(text), isText: true, isPartial: false, isEmpty }
}

/** The object of a JSON text, alone or in a ``` fence; null where the text does not begin like one. */
function jsonIn(text: string): Record<string, unknown> | 'broken' | null {
  const fence = text.indexOf('```')
  const from = fence === -1 ? text : text.slice(text.indexOf('\n', fence) + 1)
  const close = fence === -1 ? -1 : from.indexOf('```')
  const inside = (close === -1 ? from : from.slice(0, close)).trim()
  if (!inside.startsWith('{')) return null
  const data = fields(parsedJson(inside))
  return Object.keys(data).length > 0 ? data : 'broken'
}

function capital(word: string | null): string | null {
  return word === null ? null : word.charAt(0).toUpperCase() + word.slice(1)
}
