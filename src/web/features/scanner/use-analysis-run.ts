import { useState } from 'react'
import type { AnalyzeRequest } from '../../../contract/analysis.ts'
import { newClickKey } from '../../lib/click-key.ts'
import { scannerWords as words } from '../../lib/words/scanner.ts'
import { useToast } from '../../ui/toast-context.ts'
import type { Draft } from './draft.ts'
import { analyzeFailureText } from './failure-words.ts'
import { useAnalyze } from './scanner-queries.ts'

/** One run of the analysis, from the click to the moment its overlay has been seen to the end. */
export function useAnalysisRun() {
  const toast = useToast()
  const analyze = useAnalyze()
  const [madeId, setMadeId] = useState<string | null>(null)
  const isRunning = analyze.isPending || madeId !== null

  const start = (draft: Draft) => {
    if (isRunning) return
    analyze.mutate(
      { key: newClickKey(), body: bodyOf(draft) },
      {
        onSuccess: setMadeId,
        onError: (error) =>
          toast({ title: words.failed.title, text: analyzeFailureText(error), tone: 'danger' }),
      },
    )
  }
  return { start, isRunning, madeId, failure: analyze.isError ? analyzeFailureText(analyze.error) : null }
}

function bodyOf(draft: Draft): AnalyzeRequest {
  const productName = draft.productName.trim()
  return {
    ingredientsList: draft.text.trim(),
    ...(productName === '' ? {} : { productName }),
    ...(draft.productType === null ? {} : { productType: draft.productType }),
  }
}
