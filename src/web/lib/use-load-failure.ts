import { useEffect, useEffectEvent } from 'react'
import { navigate } from './navigation.tsx'
import { useToast } from '../ui/toast-context.ts'
import { paths } from './paths.ts'
import { commonMessages } from './messages/common.ts'

/** A failed load leads home with a word of why, and with the way back for another try. */
export function useLoadFailure(
  hasFailed: boolean,
  words: { title: string; text: string },
  path: string,
): void {
  const toast = useToast()
  const leave = useEffectEvent(() => {
    toast({
      ...words,
      tone: 'danger',
      action: { label: commonMessages.retry, onClick: () => navigate(path) },
    })
    navigate(paths.home, { replace: true })
  })
  useEffect(() => {
    if (hasFailed) leave()
  }, [hasFailed])
}
