import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { CALLS } from '../../../contract/calls.ts'
import { pathOf, request, send } from '../../lib/api.ts'
import { forgetLists } from '../../lib/queries/analyses-queries.ts'
import type { Shareable } from '../../lib/sharing/shareable.ts'
import { historyWords } from '../../lib/words/history.ts'
import { useToast } from '../../ui/toast-context.ts'
import { IconButton } from './icon-button.tsx'

const words = historyWords.remove
const UNDO_MS = 10_000

const CALLS_OF = {
  cosmetic: {
    remove: CALLS.deleteAnalysis,
    restore: CALLS.restoreAnalysis,
    own: CALLS.getAnalysis,
    shared: CALLS.getPublicAnalysis,
  },
  skin: {
    remove: CALLS.deleteFaceAnalysis,
    restore: CALLS.restoreFaceAnalysis,
    own: CALLS.getFaceAnalysis,
    shared: CALLS.getPublicFaceAnalysis,
  },
} as const

type RemoveButtonProps = { subject: Shareable; name: string; onGone: () => void }

/** Deletes at once and offers the way back: a question before each deletion would be answered without reading. */
export function RemoveButton({ subject, name, onGone }: RemoveButtonProps) {
  const remove = useRemove(subject, name, onGone)
  return (
    <IconButton
      className="ml-auto min-h-11 min-w-11 px-0"
      aria-label={words.label(name)}
      disabled={remove.isPending}
      onClick={() => remove.mutate()}
    >
      <Trash2 aria-hidden size={18} />
    </IconButton>
  )
}

function useRemove({ id = '', isPublic, kind, shareId }: Shareable, name: string, onGone: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  const calls = CALLS_OF[kind]
  const restore = async () => {
    try {
      await request(calls.restore.method, pathOf(calls.restore, { id }))
      toast(words.undone(name))
    } catch {
      toast({ ...words.notUndone, tone: 'danger' })
    }
    await forgetLists(client, kind)
  }
  return useMutation({
    mutationFn: () => send(calls.remove, { params: { id } }),
    onSuccess: async () => {
      toast({
        ...words.done(name, isPublic),
        durationMs: UNDO_MS,
        action: { label: words.undo, onClick: () => void restore() },
      })
      client.removeQueries({ queryKey: [pathOf(calls.own, { id })] })
      client.removeQueries({ queryKey: [pathOf(calls.shared, { id: shareId })] })
      onGone()
      await forgetLists(client, kind)
    },
    onError: () => toast({ ...words.failed, tone: 'danger' }),
  })
}
