import type { PublicCosmeticAnalysis } from '../../../contract/analysis.ts'
import type { ReactNode } from 'react'
import { useConfetti } from '../../lib/first-view/use-confetti.ts'
import { useFirstView } from '../../lib/first-view/use-first-view.ts'
import { headTitle } from '../../../contract/page-head.ts'
import { resultMessages as messages } from '../../lib/messages/result.ts'
import { Page, Eyebrow, PageTitle } from '../../ui/page.tsx'
import { AlertsBox } from './alerts-box.tsx'
import { Figures } from './figures.tsx'
import { InciStrip } from './inci-strip.tsx'
import { IngredientGrid } from './ingredient-grid.tsx'
import { KeyConcerns } from './key-concerns.tsx'
import { KitNotice, type KitPart } from './kit-notice.tsx'
import { OfficialLists } from './official-lists.tsx'
import { ReadingNotes } from './reading-notes.tsx'
import { SafetyCounts } from './safety-counts.tsx'
import { ScoreWaterfall } from './score-waterfall.tsx'
import { SummaryCard } from './summary-card.tsx'
import { TodayNote } from './today-note.tsx'
import { useOpenIngredient } from './use-open-ingredient.ts'
import { formatDate } from '../../lib/format.ts'
import { ResultActions } from './result-actions.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { readableName } from '../../../contract/readable-name.ts'
import { ringTone } from '../../../contract/bands.ts'
import { useCountUp } from '../../lib/first-view/use-count-up.ts'
import { ScoreDial } from '../../ui/score-dial.tsx'
import { ringWord } from './ring-word.ts'
import { toldAllergenRisk } from '../../lib/kept/reassurance.ts'

type ResultViewProps = {
  analysis: PublicCosmeticAnalysis
  onAnalyseAlone: (part: KitPart) => void
  /** What has to be known before anything of the result is read. */
  lead?: ReactNode
}

export function ResultView({ analysis, onAnalyseAlone, lead }: ResultViewProps) {
  const { analysisResults: results, productName } = analysis
  const open = useOpenIngredient()
  const score = results.isPartial === true ? null : (results.overallScore ?? null)
  const confetti = useConfetti(useFirstView(analysis.id, analysis.isOwner, score))
  const { madeBy } = results
  return (
    <Page className="grid grid-cols-1 gap-6">
      <canvas
        ref={confetti}
        aria-hidden
        className="no-print pointer-events-none fixed inset-0 z-40 size-full"
      />
      <p className="print-only hidden text-muted">{headTitle({})}</p>
      <ResultHeader analysis={analysis} />
      {lead}
      {analysis.isOwner && results.products !== undefined && (
        <KitNotice
          products={results.products}
          text={analysis.ingredientsList}
          onAnalyseAlone={onAnalyseAlone}
        />
      )}
      <LawNote analysis={analysis} />
      <TodayNote analysis={analysis} onAnalyseAgain={onAnalyseAlone} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] print:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="keep-whole grid grid-cols-1 content-center rounded-card border border-line bg-raised px-5 py-7">
          <ScoreRing
            score={results.overallScore}
            isPartial={results.isPartial === true}
            isCounting={analysis.isOwner}
          />
        </div>
        <SummaryCard results={results} productName={productName} />
      </div>
      <Figures results={results} />
      <AlertsBox analysis={analysis} />
      {results.ingredients.length > 0 && <InciStrip results={results} onOpen={open.goTo} />}
      {results.ingredients.length > 0 && (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <KeyConcerns ingredients={results.ingredients} onOpen={open.goTo} />
          <SafetyCounts ingredients={results.ingredients} allergenRisk={toldAllergenRisk(results)} />
        </div>
      )}
      <ScoreWaterfall results={results} onOpen={open.goTo} />
      <OfficialLists ingredients={results.ingredients} onOpen={open.goTo} />
      <IngredientGrid ingredients={results.ingredients} guesses={results.guesses} open={open} />
      <ReadingNotes results={results} text={analysis.ingredientsList} />
      <p className="text-[0.9375rem] text-muted">
        {messages.disclaimer} {madeBy !== undefined && messages.madeBy(madeBy.engine, madeBy.knowledge)}
      </p>
    </Page>
  )
}

function ResultHeader({ analysis }: { analysis: PublicCosmeticAnalysis }) {
  const { createdAt, isPublic, ownerName, productName } = analysis
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="max-w-3xl">
        <Eyebrow>{messages.analysedOn(formatDate(createdAt))}</Eyebrow>
        <PageTitle>{productName || messages.untitled}</PageTitle>
        {isPublic && ownerName !== null && <p className="mt-2 text-muted">{messages.by(ownerName)}</p>}
      </div>
      {analysis.shareId !== '' && <ResultActions analysis={analysis} />}
    </header>
  )
}

const lawMessages = messages.law

/** What EU law has said about a kept list since: the result below was made before it. */
function LawNote({ analysis: { createdAt, isOwner, today } }: { analysis: PublicCosmeticAnalysis }) {
  if (today === undefined || today.lawChanges.length === 0) return null
  return (
    <Notice tone="caution" title={lawMessages.title(formatDate(createdAt), isOwner)}>
      <ul className="mt-1 grid gap-1">
        {today.lawChanges.map(({ name, since, source, text }) => (
          <li key={name + text}>
            <b>{readableName(name)}</b>: {text} {lawMessages.since(formatDate(since))}{' '}
            <span className="text-muted">
              <SourceLine source={source} />
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const ringMessages = messages.ring

type ScoreRingProps = { score: number | null | undefined; isPartial: boolean; isCounting: boolean }

/** A partial score keeps its figure and word but not its colour: what nobody knows is not painted green. */
function ScoreRing({ score, isPartial, isCounting }: ScoreRingProps) {
  const shown = useCountUp(score ?? 0, isCounting)
  const label =
    score === undefined
      ? ringMessages.notRecordedLabel
      : score === null
        ? ringMessages.unknownLabel
        : ringMessages.label(
            score,
            isPartial ? `${ringWord(score)}, ${ringMessages.partial}` : ringWord(score),
          )
  return (
    <ScoreDial
      label={label}
      score={typeof score === 'number' ? shown : null}
      tone={isPartial ? 'unknown' : ringTone(score)}
      word={ringWord(score)}
      outOf={ringMessages.outOf}
      note={isPartial && typeof score === 'number' ? ringMessages.partial : undefined}
    />
  )
}
