import { FileDown } from 'lucide-react'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { send } from '../../lib/api.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useIntention } from '../../lib/use-intention.ts'
import { historyMessages } from './history.messages.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast-context.ts'

const messages = historyMessages.pdf

type PdfButtonProps = { kind: 'cosmetic' | 'skin'; id: string; name: string }

/** The list holds figures only, so the result itself is fetched first; the PDF writer comes with the first click. */
const WRITE = {
  cosmetic: async (id: string) => {
    const analysis = await send(ENDPOINTS.getAnalysis, { params: { id } })
    await import('../../documents/cosmetic-pdf.ts').then((pdf) => pdf.exportCosmeticPdf(analysis))
  },
  skin: async (id: string) => {
    const analysis = await send(ENDPOINTS.getFaceAnalysis, { params: { id } })
    await import('../../documents/face-pdf.ts').then((pdf) => pdf.exportFacePdf(analysis))
  },
}

export function PdfButton({ kind, id, name }: PdfButtonProps) {
  const toast = useToast()
  const write = useIntention({
    send: () => WRITE[kind](id),
    onSuccess: () => toast(messages.done),
    onError: (error) => {
      const text = failureText(error, { fallback: messages.failed.text, gone: messages.gone })
      toast({ ...messages.failed, text, tone: 'danger' })
    },
  })
  return (
    <Button
      kind="outline"
      size="sm"
      aria-label={messages.label(name)}
      disabled={write.isPending}
      onClick={() => write.mutate()}
    >
      <FileDown aria-hidden size={18} />
      {messages.button}
    </Button>
  )
}
