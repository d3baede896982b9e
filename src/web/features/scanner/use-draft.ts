import { useState } from 'react'
import { carryMarks } from './doubtful-marks.ts'
import { EMPTY_DRAFT, readDraft, writeDraft, type Draft } from './draft.ts'

export function useDraft() {
  const [draft, setDraft] = useState(readDraft)
  const put = (next: Draft) => {
    setDraft(next)
    writeDraft(next)
  }
  return {
    draft,
    put,
    change: (part: Partial<Draft>) => put({ ...draft, ...part }),
    type: (text: string) => put({ ...draft, text, marks: carryMarks(draft.text, text, draft.marks) }),
    clear: () => put(EMPTY_DRAFT),
  }
}
