import { useState } from 'react'
import type { AnalyzeRequest } from '../../../contract/analysis.ts'
import { isRefusal } from '../../lib/idempotency-key.ts'
import { scannerMessages as messages } from './scanner.messages.ts'
import { useToast } from '../../ui/toast-context.ts'
import type { Draft } from './draft.ts'
import { analyzeFailureText } from './failure-words.ts'
import { useAnalyze } from './scanner-queries.ts'
import type { DraftEdit } from './use-draft.ts'

/** One run of the analysis, from the click to the moment its overlay has been seen to the end. */
export function useAnalysisRun(edit: DraftEdit) {
  const toast = useToast()
  const analyze = useAnalyze()
  const [madePath, setMadePath] = useState<string | null>(null)
  const isRunning = analyze.isPending || madePath !== null

  const start = () => {
    if (madePath !== null) return
    const draft = edit.sending()
    analyze.mutate(
      { key: draft.sentAs, body: bodyOf(draft) },
      {
        onSuccess: setMadePath,
        onError: (error) => {
          if (isRefusal(error)) edit.refused()
          toast({ title: messages.failed.title, text: analyzeFailureText(error), tone: 'danger' })
        },
      },
    )
  }
  return { start, isRunning, madePath, failure: analyze.isError ? analyzeFailureText(analyze.error) : null }
}

function bodyOf(draft: Draft): AnalyzeRequest {
  const productName = draft.productName.trim()
  return {
    ingredientsList: draft.text.trim(),
    ...(productName === '' ? {} : { productName }),
    ...(draft.productType === null ? {} : { productType: draft.productType }),
  }
}
