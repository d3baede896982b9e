import { useId, type ReactNode } from 'react'
import { ringLabel, ringTone, shownRating, veganVerdict } from '../../../contract/bands.ts'
import { readableName } from '../../../contract/readable-name.ts'
import { distinct } from '../../../contract/distinct.ts'
import type { RecordedResults } from '../../../contract/recorded.ts'
import { formatNumber } from '../../lib/format.ts'
import { whyNotRated } from '../../lib/kept/why-not-rated.ts'
import { compareMessages } from '../../lib/messages/compare.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { ScrollBox } from '../../ui/scroll-box.tsx'
import { ToneMark } from '../../ui/tone.tsx'
import { nameOf, otherScoreToday, type Compared } from './compared.ts'
import { Letter } from './letter.tsx'
import { toldAllergenRisk, toldComedogenic } from '../../lib/kept/reassurance.ts'

const messages = compareMessages.figures
const NOT_RECORDED = resultMessages.notRecorded

type Row = { title: string; cell: (results: RecordedResults, product: Compared) => ReactNode }

const ROWS: readonly Row[] = [
  { title: messages.score, cell: (_, product) => <ScoreCell product={product} /> },
  {
    title: messages.partial,
    cell: ({ isPartial, overallScore }) =>
      isPartial === undefined
        ? NOT_RECORDED
        : overallScore === null
          ? messages.noScore
          : isPartial
            ? messages.partialYes
            : messages.partialNo,
  },
  {
    title: messages.read,
    cell: ({ coverage }) =>
      coverage === undefined ? NOT_RECORDED : messages.readOf(coverage.recognised, coverage.total),
  },
  {
    title: messages.ingredients,
    cell: ({ ingredients }) =>
      ingredients.length === 0 ? NOT_RECORDED : formatNumber(distinct(ingredients).length),
  },
  {
    title: messages.cap,
    cell: ({ cap, overallScore }) =>
      cap === undefined
        ? NOT_RECORDED
        : overallScore === null
          ? messages.noScore
          : cap === null
            ? messages.notCapped
            : `${formatNumber(cap.score)}: ${cap.text}`,
  },
  {
    title: messages.comedogenic,
    cell: (results) => comedogenicText(results),
  },
  { title: messages.vegan, cell: (results) => veganText(results) },
  {
    title: messages.allergenRisk,
    cell: (results) => {
      const risk = toldAllergenRisk(results)
      return risk === undefined ? NOT_RECORDED : resultMessages.counts.risks[risk]
    },
  },
  {
    title: messages.productType,
    cell: ({ productType: type }) =>
      type === undefined
        ? NOT_RECORDED
        : `${resultMessages.summary.kinds[type.value]}${type.isGuessed ? ` ${messages.guessed}` : ''}`,
  },
]

/** The names of the rows stay in sight while the figures scroll. */
export function FigureTable({ products }: { products: readonly Compared[] }) {
  const titleId = useId()
  return (
    <div>
      <h2 id={titleId} className="mb-3 text-[1.375rem]">
        {messages.title}
      </h2>
      <ScrollBox labelledBy={titleId} className="rounded-card border border-line bg-raised">
        <table className="w-full min-w-max table-fixed border-separate border-spacing-0 text-left text-[0.9375rem] sm:text-base">
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 z-10 w-30 bg-raised p-3 align-bottom sm:w-52">
                <span className="sr-only">{messages.column}</span>
              </th>
              {products.map((product, place) => (
                <th key={place} scope="col" className="w-44 border-l border-line p-3 align-bottom sm:w-auto">
                  <Letter place={place} />
                  <span className="mt-1 block font-semibold wrap-anywhere">{nameOf(product)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ cell, title }) => (
              <tr key={title}>
                <th
                  scope="row"
                  className="sticky left-0 z-10 border-t border-line bg-raised p-3 align-top font-normal text-muted"
                >
                  {title}
                </th>
                {products.map((product, place) => (
                  <td key={place} className="border-t border-l border-line p-3 align-top">
                    {cell(product.analysis.analysisResults, product)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  )
}

function comedogenicText(results: RecordedResults): string {
  const { comedogenicRating: rating } = results
  if (rating === undefined) return NOT_RECORDED
  if (rating === null) return whyNotRated(results)
  const word = toldComedogenic(results)
  return [`${shownRating(rating)} / 5`, ...(word === null ? [] : [word])].join(', ')
}

/** The kept score, and today's where it is another; neither is shown as the other. */
function ScoreCell({ product }: { product: Compared }) {
  const { analysisResults, today } = product.analysis
  const { isPartial, overallScore } = analysisResults
  const otherToday = otherScoreToday(product)
  const word =
    overallScore === undefined
      ? NOT_RECORDED
      : overallScore === null
        ? resultMessages.ring.unknown
        : ringLabel(overallScore)
  return (
    <>
      <span className="inline-flex items-center gap-2 font-semibold">
        <ToneMark tone={isPartial === true ? 'unknown' : ringTone(overallScore)} size={12} />
        {typeof overallScore === 'number' && <span className="font-serif text-xl">{overallScore}</span>}
        {word}
      </span>
      {otherToday !== null && <span className="block text-muted">{otherToday}</span>}
      {today !== undefined && today.lawChanges.length > 0 && (
        <span className="block text-muted">
          {messages.lawChanged(today.lawChanges.map(({ name }) => readableName(name)))}
        </span>
      )}
    </>
  )
}

function veganText({ veganStatus, veganUnknowable }: RecordedResults): string {
  const verdict = veganVerdict(veganStatus, veganUnknowable?.length)
  if (verdict === null) return NOT_RECORDED
  const open =
    veganUnknowable === undefined
      ? `; ${resultMessages.figures.veganOpenNotRecorded}`
      : veganUnknowable.length === 0
        ? ''
        : `; ${messages.veganOpen(veganUnknowable.length)}`
  return messages.vegans[verdict] + open
}
