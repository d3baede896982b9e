import { useLayoutEffect, useRef, useState } from 'react'
import { PRODUCT_NAME_CHARS_MAX } from '../../../contract/limits-of-input.ts'
import { newIdempotencyKey } from '../../lib/idempotency-key.ts'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'
import { EMPTY_DRAFT, readDraft, writeDraft, type Before, type Draft } from './draft.ts'

export function useDraft() {
  const isHydrated = useIsHydrated()
  const [wasRendered] = useState(!isHydrated)
  const [draft, setDraft] = useState(() => (isHydrated ? readDraft() : EMPTY_DRAFT))
  // A reading ends seconds after its click; it has to meet what was typed in between, not what stood there then.
  const latest = useRef(draft)
  // The server knows no draft: on a page that came rendered it is laid in once the page is taken over, and before it is painted.
  useLayoutEffect(() => {
    if (!wasRendered) return
    latest.current = readDraft()
    setDraft(latest.current)
  }, [wasRendered])
  const write = (next: Draft) => {
    latest.current = next
    setDraft(next)
    writeDraft(next)
  }
  // Another content is another intention, which has a key of its own.
  const put = (next: Draft) => write(next === EMPTY_DRAFT ? next : { ...next, sentAs: null })
  /** A change that was not typed: what it was is said, and Undo brings the old text back. */
  const putOver = (part: { text: string; productName?: string }, said: Before['said']) => {
    const { text, productName } = latest.current
    const before = text.trim() === '' ? null : { text, productName, said }
    put({ ...latest.current, ...part, before })
  }
  return {
    draft,
    change: (part: Partial<Draft>) => put({ ...latest.current, ...part }),
    type: (text: string) => put({ ...latest.current, text, before: null }),
    text: () => latest.current.text,
    putPhotos: (text: string, said: Before['said']) => putOver({ text }, said),
    replace: (text: string) => putOver({ text }, 'replaced'),
    /** Nobody at this page asked for it, and it may come again: what waits behind Undo is what was last typed or read here. */
    takeShared: (text: string) => {
      const { before, text: earlier } = latest.current
      const isUntyped = earlier.trim() === '' || before?.said === 'shared'
      if (isUntyped && before !== null)
        put({ ...latest.current, text, before: { ...before, said: 'shared' } })
      else putOver({ text }, 'shared')
    },
    reduce: (part: { text: string; title: string }) =>
      putOver(
        {
          text: part.text,
          productName: latest.current.productName || part.title.slice(0, PRODUCT_NAME_CHARS_MAX),
        },
        'reduced',
      ),
    undo: () => {
      const { before, productName } = latest.current
      if (before === null) return
      // A name is brought back only where the change took it; what was typed there since stays.
      const hasTakenName = before.said === 'reduced' || before.said === 'taken'
      put({
        ...latest.current,
        text: before.text,
        productName: hasTakenName ? before.productName : productName,
        before: null,
      })
    },
    clearText: () => putOver({ text: '' }, 'cleared'),
    clear: () => put(EMPTY_DRAFT),
    /** The draft with the key that it is sent with, the same for every try. */
    sending: (): Draft & { sentAs: string } => {
      const sent = { ...latest.current, sentAs: latest.current.sentAs ?? newIdempotencyKey() }
      write(sent)
      return sent
    },
    /** It was refused, so that another try is another intention. */
    refused: () => put(latest.current),
  }
}

export type DraftEdit = ReturnType<typeof useDraft>
