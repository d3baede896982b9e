import { useRef, type KeyboardEventHandler, type ReactNode, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { ProductPart } from '../../../contract/finding.ts'
import type { ReadListAnswer } from '../../../contract/label-reading.ts'
import { INGREDIENTS_MAX } from '../../../contract/limits-of-input.ts'
import { liveMessages } from './live-marks.messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Before, Draft } from './draft.ts'
import { FoundBar, KitChoice } from './found-in-text.tsx'
import { ListBounds } from './list-bounds.tsx'
import { countsOf, putSpelling, type NameCounts, type NameMark } from './live-reading.ts'
import { ReviewBox } from './review-box.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import type { useDraft } from './use-draft.ts'
import { useLiveReading, useRested } from './use-live-reading.ts'
import type { Mark } from './marks.ts'
import { classes } from '../../ui/classes.ts'
import { KIND_ORDER, MARK_LOOK, wordOfKind } from './marked-copy.tsx'

type LabelTextProps = {
  draft: Draft
  edit: Pick<ReturnType<typeof useDraft>, 'type' | 'replace' | 'reduce' | 'undo' | 'clearText'>
  onKey: KeyboardEventHandler<HTMLTextAreaElement>
  /** The rest of the form. What is found in the text while it is typed stands behind it, where it moves no field and no button. */
  children: ReactNode
}

/** The text of the label with everything that helps to get it right before it is analysed. */
export function LabelText({ draft, edit, onKey, children }: LabelTextProps) {
  const { before, text } = draft
  const box = useRef<HTMLTextAreaElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const help = useRef<HTMLDivElement>(null)
  const { answer, hasFailed, isCurrent, marks } = useLiveReading(text)
  /** What is said of every list, and the way to what was found in it: the place is held while it is typed, so that nothing below moves. */
  const isAwaited = text.trim() !== '' && !hasFailed
  const counts = countsIn(answer)

  /** The button that was pressed goes with what it offered: Undo is where the hand goes on from. */
  const changeAndOfferUndo = (change: () => void) => {
    flushSync(change)
    undoButton.current?.focus()
  }
  const use = (mark: NameMark, spelling: string) => {
    changeAndOfferUndo(() => edit.replace(putSpelling(text, mark, spelling)))
    putCaret(box.current, mark.start + spelling.length)
    scrollBoxTo(box.current, mark)
  }
  const reduce = ({ span, title }: ProductPart) =>
    changeAndOfferUndo(() => edit.reduce({ text: text.slice(span.start, span.end).trim(), title }))
  const undo = () => {
    edit.undo()
    box.current?.focus()
  }
  const products = isCurrent ? partsOf(answer) : []
  return (
    <>
      <div className="grid grid-cols-1 gap-3">
        <ReviewBox
          box={box}
          text={text}
          marks={marks}
          onType={edit.type}
          onClear={() => changeAndOfferUndo(edit.clearText)}
          onKey={onKey}
        />
        <SaidCounts counts={counts} />
        {isAwaited && (
          <div className="grid min-h-26 content-start gap-x-4 gap-y-2 sm:min-h-12 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
            <ReadingLegend counts={counts} leftOut={answer?.leftOut.length ?? 0} />
            <FoundBar
              products={products.length}
              marks={marks}
              onShowKit={() => showFirstIn(help.current)}
              onShowName={(mark) => selectIn(box.current, mark)}
            />
          </div>
        )}
        <ReadingNote hasMore={answer?.hasMore} hasFailed={hasFailed} />
        {before !== null && <UndoNotice said={before.said} button={undoButton} onUndo={undo} />}
      </div>
      {children}
      <div ref={help} className="grid grid-cols-1 gap-3 empty:hidden">
        {products.length > 0 && <KitChoice products={products} onReduce={reduce} />}
        <SuggestionList text={text} marks={marks} onUse={use} />
        {answer !== null && <ListBounds answer={answer} />}
      </div>
    </>
  )
}

/** None where the text is the list of one product. */
function partsOf(answer: ReadListAnswer | null): readonly ProductPart[] {
  return answer === null || answer.products.length < 2 ? [] : answer.products
}

function countsIn(answer: ReadListAnswer | null): NameCounts | null {
  return answer === null || answer.items.length === 0 ? null : countsOf(answer)
}

function ReadingNote({ hasMore = false, hasFailed }: { hasMore: boolean | undefined; hasFailed: boolean }) {
  return (
    <p role="status" className="text-[0.9375rem] text-muted empty:hidden">
      {hasMore && liveMessages.hasMore(INGREDIENTS_MAX)}
      {hasFailed && liveMessages.failed}
    </p>
  )
}

const QUIET_MS = 1_200

/** Stands in the page from the start, and is read out once the counts stand still: typing is not talked over. */
function SaidCounts({ counts }: { counts: NameCounts | null }) {
  const said = useRested(counts === null ? '' : countsText(counts), QUIET_MS)
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}

function showFirstIn(help: HTMLElement | null): void {
  help?.scrollIntoView({ block: 'center' })
  help?.querySelector('button')?.focus({ preventScroll: true })
}

type UndoNoticeProps = {
  said: Before['said']
  button: RefObject<HTMLButtonElement | null>
  onUndo: () => void
}

function UndoNotice({ said, button, onUndo }: UndoNoticeProps) {
  return (
    <Notice
      role="status"
      action={
        <Button ref={button} kind="outline" size="sm" onClick={onUndo}>
          {liveMessages.undo}
        </Button>
      }
    >
      {liveMessages.changed[said]}
    </Notice>
  )
}

/** Selecting puts the name under the caret; leaving and coming back makes every browser scroll to it. */
function selectIn(box: HTMLTextAreaElement | null, mark: Mark): void {
  if (box === null) return
  box.blur()
  box.focus()
  box.setSelectionRange(mark.start, mark.end)
}

/** After a change from outside the caret would wait at the end of the text; it is put behind what has changed. */
function putCaret(box: HTMLTextAreaElement | null, at: number): void {
  box?.setSelectionRange(at, at)
}

/** Brings a place of the text into view inside the box alone, and leaves the page where it is. */
function scrollBoxTo(box: HTMLTextAreaElement | null, { start, end }: Mark): void {
  const frame = box?.parentElement?.parentElement
  const copy = box?.previousElementSibling
  if (!box || !frame || !copy) return
  const share = (start + end) / 2 / Math.max(1, box.value.length)
  const middle = share * copy.scrollHeight
  const isSeen = middle > frame.scrollTop + 20 && middle < frame.scrollTop + frame.clientHeight - 20
  if (!isSeen) frame.scrollTop = middle - frame.clientHeight / 2
}

/** null: not known yet, or no name is in it. */
type ReadingLegendProps = { counts: NameCounts | null; leftOut: number }

/** The key to the marks is the count of them: each word is underlined as its names are. */
function ReadingLegend({ counts, leftOut }: ReadingLegendProps) {
  if (counts === null) return <p />
  const shown = KIND_ORDER.filter((kind) => counts[kind] > 0)
  return (
    <p data-legend className="text-[0.9375rem]">
      <strong>{liveMessages.names(counts.total)}</strong>
      {shown.map((kind, place) => (
        <span key={kind}>
          {place === 0 ? ': ' : ', '}
          <span className={classes('whitespace-nowrap', MARK_LOOK[kind])}>
            {wordOfKind(kind, counts[kind])}
          </span>
        </span>
      ))}
      {leftOut > 0 && (
        <span className="text-muted">
          {' · '}
          <span className={classes('px-1', MARK_LOOK['left-out'])}>{liveMessages.leftOutKey}</span>
        </span>
      )}
    </p>
  )
}

/** '17 names: 14 recognised, 1 by kind, 1 near, 1 unknown' */
export function countsText(counts: NameCounts): string {
  const parts = KIND_ORDER.filter((kind) => counts[kind] > 0).map((kind) => wordOfKind(kind, counts[kind]))
  return [liveMessages.names(counts.total), parts.join(', ')].filter((part) => part !== '').join(': ')
}
