import { ArrowRight } from 'lucide-react'
import { useRef, useState, type KeyboardEventHandler } from 'react'
import { LABEL_CHARS_MAX } from '../../../contract/limits-of-input.ts'
import { scannerWords } from '../../lib/words/scanner.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/field.tsx'
import { piecesOf, type Mark } from './doubtful-marks.ts'

type ReviewBoxProps = {
  text: string
  marks: readonly Mark[]
  onType: (text: string) => void
  onClear: () => void
  onKey: KeyboardEventHandler<HTMLTextAreaElement>
}

const SAME_TYPE =
  'col-start-1 row-start-1 w-full px-3 py-2.5 font-sans text-base leading-7 whitespace-pre-wrap break-words'

/**
 * A real textarea over a drawn copy of its text. The copy carries the marks and sets the height, so the two always
 * wrap alike and nothing has to be kept in step while scrolling.
 */
export function ReviewBox({ text, marks, onType, onClear, onKey }: ReviewBoxProps) {
  const words = scannerWords.text
  const over = text.length - LABEL_CHARS_MAX
  const box = useRef<HTMLTextAreaElement>(null)
  return (
    <div>
      <Field label={words.label} hint={words.hint} error={over > 0 ? words.tooLong(over) : undefined}>
        {({ id, describedBy, isInvalid }) => (
          <div className="max-h-[26rem] overflow-y-auto rounded-control border border-edge bg-raised focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-primary">
            <div className="grid min-h-40">
              <div aria-hidden className={classes(SAME_TYPE, 'text-transparent select-none')}>
                {piecesOf(text, marks).map((piece) =>
                  piece.isMarked ? <MarkedWord key={piece.start} text={piece.text} /> : piece.text,
                )}{' '}
              </div>
              <textarea
                ref={box}
                id={id}
                name="ingredientsList"
                value={text}
                spellCheck={false}
                autoComplete="off"
                aria-describedby={describedBy}
                aria-invalid={isInvalid || undefined}
                placeholder={words.placeholder}
                onKeyDown={onKey}
                onChange={(event) => onType(event.target.value)}
                className={classes(
                  SAME_TYPE,
                  'relative resize-none overflow-hidden bg-transparent outline-none placeholder:text-muted',
                )}
              />
            </div>
          </div>
        )}
      </Field>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-[0.9375rem] text-muted">{words.count(text.length)}</p>
        {text !== '' && (
          <Button kind="quiet" size="sm" onClick={onClear}>
            {words.clear}
          </Button>
        )}
      </div>
      {marks.length > 0 && <DoubtBar marks={marks} show={(mark) => select(box.current, mark)} />}
    </div>
  )
}

function MarkedWord({ text }: { text: string }) {
  return (
    <mark className="rounded-sm bg-fair-soft text-transparent underline decoration-fair decoration-wavy decoration-2 underline-offset-4">
      {text}
    </mark>
  )
}

function DoubtBar({ marks, show }: { marks: readonly Mark[]; show: (mark: Mark) => void }) {
  const words = scannerWords.doubt
  const [next, setNext] = useState(0)
  const step = () => {
    const mark = marks[next % marks.length]
    setNext((next + 1) % marks.length)
    if (mark !== undefined) show(mark)
  }
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-3 rounded-control border border-fair/50 bg-fair-soft px-3 py-2">
      <p role="status">
        <strong className="text-fair">{words.count(marks.length)}</strong> {words.why}
      </p>
      <Button kind="outline" size="sm" onClick={step}>
        {words.next}
        <ArrowRight aria-hidden size={16} />
      </Button>
    </div>
  )
}

/** Selecting puts the word under the caret; leaving and coming back makes every browser scroll to it. */
function select(box: HTMLTextAreaElement | null, mark: Mark): void {
  if (box === null) return
  box.blur()
  box.focus()
  box.setSelectionRange(mark.start, mark.end)
}
