import { Download } from 'lucide-react'
import { useState } from 'react'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { send } from '../../lib/api.ts'
import { useIntention } from '../../lib/use-intention.ts'
import { dataMessages as messages } from './profile.messages.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { useFailureToast } from './use-failure-toast.ts'

/** Long enough for any browser to have begun reading. */
const RELEASE_AFTER_MS = 30_000

/** Hands a file over to the browser's downloads. */
function saveJson(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS)
}

export function OwnData() {
  const download = useDownload()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="divide-y divide-line">
      <div className="pb-4">
        <p className="mb-3 text-muted">{messages.download.text}</p>
        <Button kind="outline" disabled={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden size={18} />
          {download.isPending ? messages.download.working : messages.download.action}
        </Button>
      </div>
      <div className="pt-4">
        <p className="mb-3 text-muted">{messages.remove.text}</p>
        <Button kind="danger" onClick={() => setIsAsking(true)}>
          {messages.remove.action}
        </Button>
        {isAsking && <DeleteDialog onClose={() => setIsAsking(false)} />}
      </div>
    </div>
  )
}

function useDownload() {
  const toast = useToast()
  const failed = useFailureToast()
  return useIntention({
    send: () => send(ENDPOINTS.exportData),
    onSuccess: (data) => {
      saveJson(messages.download.file(data.exportedAt.slice(0, 10)), data)
      toast(messages.download.done)
    },
    onError: (error) => failed(error, messages.download.failed),
  })
}
