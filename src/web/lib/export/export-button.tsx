import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { ButtonSize } from '../../ui/button-look.ts'
import { Button } from '../../ui/button.tsx'
import { useToast, type ToastMessage } from '../../ui/toast-context.ts'
import { documentMessages } from '../messages/documents.ts'

type ExportButtonProps = { label: string; size?: ButtonSize; save: () => Promise<void>; done: ToastMessage }

/** One document at a time; `done` is told when it is saved, and a failure as such. */
export function ExportButton({ label, size = 'md', save, done }: ExportButtonProps) {
  const toast = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const start = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await save()
      toast(done)
    } catch {
      toast({ ...documentMessages.failed, tone: 'danger' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button
      kind="outline"
      size={size}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      onClick={() => void start()}
    >
      <FileDown aria-hidden size={18} />
      {label}
    </Button>
  )
}
