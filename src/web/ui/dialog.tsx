import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { CloseButton } from './close-button.tsx'

/** Opens with the component and closes with it. The browser traps focus, answers Escape and gives focus back. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  // Before the element leaves the page: a dialog that is gone can no longer give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog !== null && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [])
  return ref
}

type DialogProps = { title: string; closeLabel: string; onClose: () => void; children: ReactNode }

export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const ref = useModal()
  const id = useId()
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onClose={({ currentTarget: { open, isConnected } }) => {
        // It is told once more when the dialog has left the page with its component.
        if (!open && isConnected) onClose()
      }}
      className="animate-rise m-auto max-h-[90dvh] w-[min(42rem,calc(100vw-2rem))] rounded-card border border-edge bg-raised p-5 sm:p-6"
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <CloseButton label={closeLabel} iconPx={20} onClick={onClose} />
      </div>
      {children}
    </dialog>
  )
}

/** Covers everything while something runs that cannot be left half done. Escape does not close it. */
export function BusyScreen({ label, children }: { label: string; children: ReactNode }) {
  const ref = useModal()
  return (
    <dialog
      ref={ref}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      className="m-0 h-dvh max-h-none w-screen max-w-none border-0 bg-paper p-0"
    >
      <div className="grid min-h-full place-content-center p-6">{children}</div>
    </dialog>
  )
}
