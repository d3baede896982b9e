import { createContext, useContext } from 'react'

export type ToastMessage = {
  title: string
  text?: string
  tone?: 'plain' | 'danger'
  durationMs?: number
  action?: { label: string; onClick: () => void }
}

type ShowToast = (message: ToastMessage) => void

export const ToastContext = createContext<ShowToast | null>(null)

export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (show === null) throw new Error('useToast needs a ToastProvider above it')
  return show
}
