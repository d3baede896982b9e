import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { commonWords } from '../../lib/words/common.ts'
import { resultWords } from '../../lib/words/result.ts'
import { useToast } from '../../ui/toast-context.ts'

/** A failed load leads home with a word of why, and with the way back for another try. */
export function useLoadFailure(hasFailed: boolean, id: string): void {
  const navigate = useNavigate()
  const toast = useToast()
  const leave = useEffectEvent(() => {
    toast({
      ...resultWords.loadFailed,
      tone: 'danger',
      action: { label: commonWords.retry, onClick: () => void navigate(paths.analysis(id)) },
    })
    void navigate(paths.home, { replace: true })
  })
  useEffect(() => {
    if (hasFailed) leave()
  }, [hasFailed])
}
