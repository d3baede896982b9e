import type { Comparison } from '../../../contract/analysis.ts'
import { ringTone, ringLabel } from '../../../contract/bands.ts'
import { paths } from '../../lib/paths.ts'
import { compareMessages as messages } from '../../lib/messages/compare.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { ScoreDial } from '../../ui/score-dial.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { AlertColumns } from './alert-columns.tsx'
import { compareLists } from './compare.ts'
import { COLUMNS, nameOf, otherScoreToday, type Compared } from './compared.ts'
import { CostColumns } from './cost-columns.tsx'
import { FigureTable } from './figure-table.tsx'
import { Letter } from './letter.tsx'
import { OnlyColumns } from './only-columns.tsx'
import { SharedTable } from './shared-table.tsx'

export function CompareView({ comparison: { products } }: { comparison: Comparison }) {
  // A list that was not recorded shares nothing with another because of that.
  const isListed = products.every(({ analysis }) => analysis.analysisResults.ingredients.length > 0)
  const lists = compareLists(products.map(({ analysis }) => analysis.analysisResults.ingredients))
  return (
    <>
      <ul className={COLUMNS[products.length]}>
        {products.map((product, place) => (
          <ProductHead key={product.analysis.id} product={product} place={place} />
        ))}
      </ul>
      <FigureTable products={products} />
      <AlertColumns products={products} />
      {isListed && (
        <SharedTable
          title={messages.ingredients.inAll(products.length)}
          products={products}
          names={lists.inAll}
          none={messages.ingredients.noneShared}
        />
      )}
      {lists.inSome.length > 0 && (
        <SharedTable title={messages.ingredients.inSome} products={products} names={lists.inSome} />
      )}
      {isListed && <OnlyColumns products={products} onlyIn={lists.onlyIn} />}
      <CostColumns products={products} />
      <p className="text-[0.9375rem] text-muted">{resultMessages.disclaimer}</p>
    </>
  )
}

function ProductHead({ product, place }: { product: Compared; place: number }) {
  const { id, analysisResults } = product.analysis
  const { isPartial, overallScore: score } = analysisResults
  const { notRecorded, ring } = resultMessages
  const otherToday = otherScoreToday(product)
  const word = score === undefined ? notRecorded : score === null ? ring.unknown : ringLabel(score)
  return (
    <li className="flex items-center gap-4 rounded-card border border-line bg-raised p-4 md:flex-col md:p-6 md:text-center">
      <div className="w-32 shrink-0 md:w-40">
        <ScoreDial
          size="sm"
          label={
            score === undefined
              ? ring.notRecordedLabel
              : score === null
                ? ring.unknownLabel
                : ring.label(score, word)
          }
          score={score ?? null}
          tone={isPartial === true ? 'unknown' : ringTone(score)}
          word={word}
          outOf={ring.outOf}
        />
      </div>
      <div className="min-w-0">
        <Letter place={place} />
        <h2 className="mt-1.5 text-xl wrap-anywhere">{nameOf(product)}</h2>
        {isPartial === true && typeof score === 'number' && (
          <p className="text-[0.9375rem] text-muted">{messages.figures.partial}</p>
        )}
        {otherToday !== null && <p className="text-[0.9375rem] text-muted">{otherToday}</p>}
        <TextLink
          to={paths.analysis(id)}
          aria-label={`${messages.open}: ${nameOf(product)}`}
          className="inline-flex min-h-11 items-center"
        >
          {messages.open}
        </TextLink>
      </div>
    </li>
  )
}
