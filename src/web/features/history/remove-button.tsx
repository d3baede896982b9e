import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { pathOf, request, send } from '../../lib/api.ts'
import { failureText } from '../../lib/failure-text.ts'
import { newIdempotencyKey } from '../../lib/idempotency-key.ts'
import { isStatus } from '../../lib/problem-error.ts'
import { forgetLists } from '../../lib/queries/analyses-queries.ts'
import type { Shareable } from '../../lib/sharing/shareable.ts'
import { useIntention } from '../../lib/use-intention.ts'
import { historyMessages } from './history.messages.ts'
import { useToast } from '../../ui/toast-context.ts'
import { IconButton } from './icon-button.tsx'

const messages = historyMessages.remove
const UNDO_MS = 10_000

const CALLS_OF = {
  cosmetic: {
    remove: ENDPOINTS.deleteAnalysis,
    restore: ENDPOINTS.restoreAnalysis,
    own: ENDPOINTS.getAnalysis,
    shared: ENDPOINTS.getPublicAnalysis,
  },
  skin: {
    remove: ENDPOINTS.deleteFaceAnalysis,
    restore: ENDPOINTS.restoreFaceAnalysis,
    own: ENDPOINTS.getFaceAnalysis,
    shared: ENDPOINTS.getPublicFaceAnalysis,
  },
} as const

type RemoveButtonProps = { subject: Shareable; name: string; onGone?: (() => void) | undefined }

/** Deletes at once and offers the way back: a question before each deletion would be answered without reading. */
export function RemoveButton({ subject, name, onGone }: RemoveButtonProps) {
  const remove = useRemove(subject, name, onGone)
  return (
    <IconButton
      className="ml-auto min-h-11 min-w-11 px-0"
      aria-label={messages.label(name)}
      disabled={remove.isPending}
      onClick={() => remove.mutate()}
    >
      <Trash2 aria-hidden size={18} />
    </IconButton>
  )
}

function useRemove({ id = '', isPublic, kind, shareId }: Shareable, name: string, onGone?: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  const calls = CALLS_OF[kind]
  const restore = useRestoring(kind, id, name)
  return useIntention({
    send: async (_: void, key) => {
      try {
        await send(calls.remove, { params: { id }, key })
      } catch (error) {
        // Deleted in another tab: what was wanted is so.
        if (!isStatus(error, 404)) throw error
      }
    },
    onSuccess: async () => {
      toast({
        ...messages.done(name, isPublic),
        durationMs: UNDO_MS,
        action: { label: messages.undo, onClick: restore },
      })
      client.removeQueries({ queryKey: [pathOf(calls.own, { id })] })
      client.removeQueries({ queryKey: [pathOf(calls.shared, { id: shareId })] })
      onGone?.()
      await forgetLists(client, kind)
    },
    onError: (error) =>
      toast({
        ...messages.failed,
        text: failureText(error, { fallback: messages.failed.text }),
        tone: 'danger',
      }),
  })
}

/** Called from a toast, when the card that was deleted has left the page: so it holds on to no component. */
function useRestoring(kind: Shareable['kind'], id: string, name: string): () => void {
  const client = useQueryClient()
  const toast = useToast()
  const isUnderWay = useRef(false)
  const { restore } = CALLS_OF[kind]
  const run = async () => {
    try {
      await request(restore.method, pathOf(restore, { id }), { key: newIdempotencyKey() })
      toast(messages.undone(name))
    } catch (error) {
      const { title, text, gone } = messages.notUndone
      toast({ title, text: failureText(error, { fallback: text, gone }), tone: 'danger' })
    }
    await forgetLists(client, kind)
    isUnderWay.current = false
  }
  return () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    void run()
  }
}
