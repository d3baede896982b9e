import { useLayoutEffect, useRef, type KeyboardEventHandler, type RefObject } from 'react'
import { LABEL_CHARS_MAX } from '../../../contract/limits-of-input.ts'
import { scannerMessages } from './scanner.messages.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/field.tsx'
import type { NameMark } from './live-reading.ts'
import { MarkedCopy } from './marked-copy.tsx'
import { carryPlace } from './marks.ts'

type ReviewBoxProps = {
  box: RefObject<HTMLTextAreaElement | null>
  text: string
  marks: readonly NameMark[]
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
export function ReviewBox({ box, text, marks, onType, onClear, onKey }: ReviewBoxProps) {
  const messages = scannerMessages.text
  const over = text.length - LABEL_CHARS_MAX
  const caret = useCaretKept(box, text)
  return (
    <div>
      <Field
        label={messages.label}
        hint={messages.hint}
        error={over > 0 ? messages.tooLong(over) : undefined}
      >
        {({ id, describedBy, isInvalid }) => (
          <div className="max-h-[26rem] overflow-y-auto rounded-control border border-edge bg-raised focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-primary">
            <div className="grid min-h-40 grid-cols-1">
              <div aria-hidden className={classes(SAME_TYPE, 'text-transparent select-none')}>
                <MarkedCopy text={text} marks={marks} />
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
                placeholder={messages.placeholder}
                onKeyDown={onKey}
                onSelect={caret.remember}
                onChange={(event) => {
                  caret.remember()
                  onType(event.target.value)
                }}
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
        <p className="text-[0.9375rem] text-muted">{messages.count(text.length)}</p>
        {text !== '' && (
          <Button kind="quiet" size="sm" onClick={onClear}>
            {messages.clear}
          </Button>
        )}
      </div>
    </div>
  )
}

/** A text that comes from a photo while somebody types would else take the caret to its end, and tear the word. */
function useCaretKept(box: RefObject<HTMLTextAreaElement | null>, text: string) {
  const last = useRef({ text, from: 0, to: 0 })
  const remember = () => {
    if (box.current === null) return
    const { value, selectionStart, selectionEnd } = box.current
    last.current = { text: value, from: selectionStart, to: selectionEnd }
  }
  useLayoutEffect(() => {
    const { text: before, from, to } = last.current
    if (before === text) return
    if (document.activeElement === box.current)
      box.current?.setSelectionRange(carryPlace(before, text, from), carryPlace(before, text, to))
    last.current = { text, from: carryPlace(before, text, from), to: carryPlace(before, text, to) }
  }, [box, text])
  return { remember }
}
