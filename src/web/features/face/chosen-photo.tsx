import { X } from 'lucide-react'
import { useObjectUrl } from '../../lib/photo/use-object-url.ts'
import { faceMessages } from '../../lib/messages/face.ts'

const messages = faceMessages.photo

/** The photo as it waits for the start. It stays in this browser's memory until then. */
export function ChosenPhoto({ file, onRemove }: { file: File; onRemove: () => void }) {
  const url = useObjectUrl(file)
  if (url === null) return null
  return (
    <div className="relative justify-self-center">
      <img
        src={url}
        alt={messages.alt}
        className="max-h-80 min-h-24 max-w-full min-w-24 rounded-card border border-edge bg-sunk object-contain"
      />
      <button
        type="button"
        aria-label={messages.remove}
        onClick={onRemove}
        className="absolute top-2 right-2 grid size-11 place-content-center rounded-control border border-edge bg-raised text-ink hover:bg-sunk"
      >
        <X aria-hidden size={20} />
      </button>
    </div>
  )
}
