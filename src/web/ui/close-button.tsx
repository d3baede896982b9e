import { X } from 'lucide-react'

type CloseButtonProps = { label: string; iconPx: number; onClick: () => void }

/** In the corner of what it closes, its border over the corner's padding: a finger gets 44 px without the words giving way. */
export function CloseButton({ label, iconPx, onClick }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="-m-2 grid size-11 shrink-0 place-content-center rounded-control text-muted hover:text-ink"
    >
      <X aria-hidden size={iconPx} />
    </button>
  )
}
