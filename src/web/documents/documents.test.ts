import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { realKnowledge } from '../../engine/knowledge/folder.test-support.ts'
import { contentOf, reportOf } from '../../engine/skin/sample-faces.test-support.ts'
import { noConcernText, unsaidLines } from '../lib/face/unsaid.ts'
import { hatchOf } from './band.ts'
import { cosmeticDocument } from './cosmetic-pdf.ts'
import type { PrintedAnalysis } from './overview.ts'
import { documentBytes } from './document-bytes.ts'
import { faceDocument, type PrintedFaceAnalysis } from './face-document.ts'
import { faceFacts } from './face-facts.ts'
import { cosmeticFileName, faceFileName } from './file-names.ts'
import { binaryText } from './sheet.ts'
import { cutName, cutText, drawableText } from './signs.ts'
import { stripPlaces } from './strip.ts'

const FONTS = join(import.meta.dirname, '../../../node_modules/dejavu-fonts-ttf/ttf')
const font = (name: string) => binaryText(readFileSync(join(FONTS, `${name}.ttf`)))
const fonts = { plain: font('DejaVuSans'), bold: font('DejaVuSans-Bold') }

const ID = 'ana_0123456789abcdefghijkl'
const SHARE_ID = '0b7c4c9e-7f0a-4c4e-9a59-3f2f1f7f2b11'
const MADE = '2026-11-05T12:00:00.000Z'

const HOSTILE = [
  ') Tj /JS (app.alert(1))',
  '</script><script>alert(1)</script>',
  'W'.repeat(5_000),
  'שלום עולם',
  'a\u202eb\u0000c',
  '\\) >> endobj /OpenAction << /S /Launch >>',
  '\ud800 lone',
]

function analysisOf(texts: readonly string[], rest: Partial<PrintedAnalysis> = {}): PrintedAnalysis {
  return {
    id: ID,
    shareId: SHARE_ID,
    isOwner: true,
    createdAt: MADE,
    productName: texts.join(' '),
    analysisResults: {
      overallScore: 62,
      isPartial: true,
      coverage: { total: texts.length, recognised: 0, classOnly: 1, unknown: 1 },
      ingredients: texts.map((text, place) => ({
        name: text,
        inci: null,
        printed: `${text}!`,
        span: { start: 0, end: 0 },
        section: place === 0 ? 'main' : 'may-contain',
        concentration: null,
        recognition: { tier: 'unknown', confidence: 0, by: null },
        safetyScore: place % 2 === 0 ? null : 40,
        isEstimate: false,
        why: { rule: text, text, source: { id: text, title: text, date: text, url: `javascript:${text}` } },
        function: text,
        functions: [text],
        vegan: null,
        origin: 'unknown',
        comedogenic: null,
        comedogenicRange: null,
        allergen: true,
        healthNotes: text,
        flags: [text],
      })),
      deductions: [{ ingredient: 0, rule: 'r', points: 38 }],
      cap: null,
      comedogenicRating: null,
      veganStatus: true,
      veganUnknowable: [...texts],
      allergenRisk: 'low',
      personalAlerts: [...texts],
      aiSummary: texts.join('\n'),
      productType: { value: 'leave-on', isGuessed: true },
      onePercentFrom: 0,
      leftOut: [],
      notices: [...texts],
      madeBy: { engine: '1', knowledge: '2' },
    },
    ...rest,
  }
}

const face: PrintedFaceAnalysis = {
  shareId: SHARE_ID,
  createdAt: MADE,
  safetyScore: null,
  skinType: null,
  isPublic: true,
  ownerName: null,
  concerns: ['Dryness', { name: 'Redness', severity: 9 }],
  recommendations: { morning: ['Wash'], evening: [] },
  analysis: '{"scores":{"hydration":55,"tone":"75"},"skinType":{"primary":"Oily"}}',
}

/** The whole file as text, with every stream inflated. */
function openedBytes(file: Uint8Array): string {
  const raw = Buffer.from(file).toString('latin1')
  return raw.replace(/stream\r?\n([\s\S]*?)\r?\nendstream/g, (whole, body: string) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return whole
    }
  })
}

const ACTIVE = /\/(JS|JavaScript|OpenAction|AA|Launch|URI|Annots|EmbeddedFile|SubmitForm)\b/

test('SHARE-11 names are cut at 25 characters, never inside a sign', () => {
  expect(cutName('Aqua')).toBe('Aqua')
  expect(cutName('x'.repeat(25))).toBe('x'.repeat(25))
  expect(cutName('x'.repeat(26))).toBe(`${'x'.repeat(25)}…`)
  expect(cutName('Экстракт цветков ромашки аптечной')).toBe('Экстракт цветков ромашки…')
  expect(cutName(`${'x'.repeat(24)}🧴🧴`)).toBe(`${'x'.repeat(24)}🧴…`)
  expect(cutText('a\nb', 9)).toBe('a\nb')
})

test('SHARE-09 SHARE-10 B-50 files carry the record id of the owner or the share id, and the day', () => {
  const analysis = { id: ID, shareId: SHARE_ID, createdAt: MADE }

  expect(cosmeticFileName({ ...analysis, isOwner: true })).toBe(`cosmetic-analysis-${ID}-2026-11-05.pdf`)
  expect(cosmeticFileName({ ...analysis, isOwner: false })).toBe(
    `cosmetic-analysis-${SHARE_ID}-2026-11-05.pdf`,
  )
  expect(faceFileName(analysis)).toBe(`skin-analysis-${ID}-2026-11-05.pdf`)
  expect(faceFileName(face)).toBe(`skin-analysis-${SHARE_ID}-2026-11-05.pdf`)
  expect(cosmeticFileName({ shareId: '../..\\x', createdAt: '', isOwner: false })).toMatch(
    /^cosmetic-analysis-x-\d{4}-\d\d-\d\d\.pdf$/,
  )
})

test('signs that cannot be drawn become boxes, unseen ones go, line breaks stay', () => {
  const hasSign = (code: number) => code !== 0x6f22

  expect(drawableText('a漢b🧴', hasSign)).toBe('a□b□')
  expect(drawableText('a\u202eb\u0000c\u200b\u00ad\ufe0f\u2066', hasSign)).toBe('abc')
  expect(drawableText('a\r\nb\u2028c\td\u00a0e', hasSign)).toBe('a\nb\nc d e')
  expect(drawableText('e\u0301 \ud800', hasSign)).toBe('é □')
})

test('the strip fills even rows and stays between the margins', () => {
  expect(stripPlaces(0)).toEqual([])
  expect(stripPlaces(3).map(({ width }) => width)).toEqual([14, 14, 14])
  const places = stripPlaces(41)
  expect([0, 1, 2].map((row) => places.filter((place) => place.row === row).length)).toEqual([14, 14, 13])
  expect(places.every(({ x, width }) => x >= 0 && x + width <= 178.001)).toBe(true)
})

test('hatching stays inside its box', () => {
  const lines = hatchOf({ x: 10, y: 20, width: 7, height: 4 }, 1.5)

  expect(lines.length).toBeGreaterThan(5)
  for (const [x1, y1, x2, y2] of lines) {
    expect(Math.min(x1, x2)).toBeGreaterThanOrEqual(10)
    expect(Math.max(x1, x2)).toBeLessThanOrEqual(17)
    expect(Math.min(y1, y2)).toBeGreaterThanOrEqual(20)
    expect(Math.max(y1, y2)).toBeLessThanOrEqual(24)
  }
})

test('DEC-35 B-40 what was not measured is no score', () => {
  const facts = faceFacts(face)

  expect(facts.scores).toEqual({ overall: null, hydration: 55, clarity: null, texture: null, tone: null })
  expect(facts.skinType).toBe('Oily')
  expect(facts.routines).toEqual([{ part: 'morning', steps: ['Wash'] }])
  expect(faceFacts({ ...face, analysis: 'SCORES: 75' }).scores.overall).toBeNull()
  expect(faceFacts({ ...face, recommendations: ['Rest'] })).toMatchObject({ routines: [], advice: ['Rest'] })
})

test('DEC-35 a document says of a measured face what the screen says was not measured, or too unsurely, and why', () => {
  const report = reportOf(realKnowledge(), { texture: null, lines: null })
  const facts = faceFacts({ ...face, ...contentOf(report) })

  expect(facts.unsaid).toEqual(unsaidLines(report))
  expect(facts.unsaid.join(' ')).toMatch(/^Not measured on this photo: texture and pores, lines\. .+/)
  expect(facts.noConcerns).toBe(noConcernText(report))
  const sizeOf = (unsaid: string[]) =>
    openedBytes(documentBytes(faceDocument(face, fonts, { ...facts, unsaid }))).match(/ Tj/g)?.length ?? 0
  expect(sizeOf(facts.unsaid)).toBeGreaterThan(sizeOf([]))
  expect(faceFacts(face).unsaid).toEqual([])
})

test('hostile names make a document without anything that acts, and none of them in its properties', () => {
  const files = [
    cosmeticDocument(analysisOf(HOSTILE), fonts),
    faceDocument({ ...face, concerns: [...HOSTILE], recommendations: [...HOSTILE] }, fonts),
  ].map((document) => openedBytes(documentBytes(document)))

  for (const file of files) {
    expect(file).toContain('%PDF-')
    expect(file).not.toMatch(ACTIVE)
    expect(file).not.toContain('app.alert')
    expect(file).not.toContain('script>')
    expect(file.match(/\/Title [^\n]*/)?.[0]).toMatch(/^\/Title \(Opaline - (Cosmetic|Skin) analysis\)$/)
  }
})

test('an analysis without anything still makes a page', () => {
  const nothing = analysisOf([], { id: undefined, isOwner: false })

  expect(cosmeticDocument(nothing, fonts).getNumberOfPages()).toBeGreaterThan(0)
})
