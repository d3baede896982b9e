import { X, ZoomIn } from 'lucide-react'
import { useState } from 'react'
import { useObjectUrl } from '../../lib/photo/use-object-url.ts'
import { commonWords } from '../../lib/words/common.ts'
import { scannerWords as words } from '../../lib/words/scanner.ts'
import { Dialog } from '../../ui/dialog.tsx'

/** The photo beside its text, so that a doubtful word can be compared. It stays in this browser's memory. */
export function PhotoPreview({ file, onRemove }: { file: File; onRemove: () => void }) {
  const url = useObjectUrl(file)
  const [isLarge, setIsLarge] = useState(false)
  if (url === null) return null
  return (
    <div className="mt-4 flex items-center gap-3">
      <button
        type="button"
        aria-label={words.enlarge}
        onClick={() => setIsLarge(true)}
        className="group relative block h-28 max-w-full flex-1 overflow-hidden rounded-control border border-edge bg-sunk"
      >
        <img src={url} alt={words.photoAlt} className="size-full object-cover" />
        <span className="absolute right-2 bottom-2 grid size-9 place-content-center rounded-control bg-paper">
          <ZoomIn aria-hidden size={18} />
        </span>
      </button>
      <button
        type="button"
        aria-label={words.removePhoto}
        onClick={onRemove}
        className="grid size-11 place-content-center rounded-control text-muted hover:bg-sunk hover:text-ink"
      >
        <X aria-hidden size={20} />
      </button>
      {isLarge && (
        <Dialog title={words.photoTitle} closeLabel={commonWords.close} onClose={() => setIsLarge(false)}>
          <img src={url} alt={words.photoAlt} className="max-w-full rounded-control" />
        </Dialog>
      )}
    </div>
  )
}
