import { useState, type ReactNode } from 'react'
import { commonMessages } from '../messages/common.ts'
import { offlineMessages } from '../messages/offline.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { offlineOwner } from './offline-owner.ts'

const messages = offlineMessages.signOut

/** Signing out deletes what this device keeps. Where some of it is kept nowhere else, `ask` says so first, in `dialog`. */
export function useSignOutGuard(leave: () => void): { ask: () => void; dialog: ReactNode } {
  const [lists, setLists] = useState(0)
  const ask = () => {
    if (offlineOwner() === null) return leave()
    void unsavedLists().then((unsaved) => (unsaved === 0 ? leave() : setLists(unsaved)))
  }
  const close = () => setLists(0)
  const dialog = lists > 0 && (
    <Dialog title={messages.title} closeLabel={commonMessages.close} onClose={close}>
      <p>{messages.text(lists)}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={close}>{messages.stay}</Button>
        <Button kind="outline" onClick={leave}>
          {messages.leave}
        </Button>
      </div>
    </Dialog>
  )
  return { ask, dialog }
}

function unsavedLists(): Promise<number> {
  return import('./outbox.ts').then(({ countUnsaved }) => countUnsaved()).catch(() => 0)
}
