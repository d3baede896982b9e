import { useRef, useState } from 'react'
import { carryMarks } from './doubtful-marks.ts'
import { EMPTY_DRAFT, readDraft, writeDraft, type Draft } from './draft.ts'
import { joinReading, type ReadText } from './join-reading.ts'

export function useDraft() {
  const [draft, setDraft] = useState(readDraft)
  const [beforeJoin, setBeforeJoin] = useState<ReadText | null>(null)
  // A reading ends seconds after its click; it has to meet what was typed in between, not what stood there then.
  const latest = useRef(draft)
  const put = (next: Draft) => {
    latest.current = next
    setDraft(next)
    writeDraft(next)
  }
  const putText = ({ text, marks }: ReadText, before: ReadText | null) => {
    put({ ...latest.current, text, marks })
    setBeforeJoin(before)
  }
  return {
    draft,
    hasJoined: beforeJoin !== null,
    change: (part: Partial<Draft>) => put({ ...latest.current, ...part }),
    type: (text: string) => {
      const { text: old, marks } = latest.current
      putText({ text, marks: carryMarks(old, text, marks) }, null)
    },
    join: (read: ReadText) => {
      const { text, marks } = latest.current
      putText(joinReading({ text, marks }, read), text.trim() === '' ? null : { text, marks })
    },
    undoJoin: () => {
      if (beforeJoin !== null) putText(beforeJoin, null)
    },
    clearText: () => putText({ text: '', marks: [] }, null),
    clear: () => {
      put(EMPTY_DRAFT)
      setBeforeJoin(null)
    },
  }
}
