import { ZoomIn } from 'lucide-react'
import { useState } from 'react'
import type { PhotoDoubt } from '../../../contract/analysis.ts'
import { useObjectUrl } from '../../lib/photo/use-object-url.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { scannerMessages as messages } from './scanner.messages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ScrollBox } from '../../ui/scroll-box.tsx'

type PhotoViewProps = { file: File; doubts: readonly PhotoDoubt[] }

/** The photo beside its text, so that a doubtful word can be compared. It stays in this browser's memory. */
export function PhotoView({ file, doubts }: PhotoViewProps) {
  const url = useObjectUrl(file)
  const [isLarge, setIsLarge] = useState(false)
  if (url === null) return null
  return (
    <>
      <button
        type="button"
        aria-label={messages.enlarge}
        onClick={() => setIsLarge(true)}
        className="group relative block h-28 w-full overflow-hidden rounded-control border border-edge bg-sunk"
      >
        <img src={url} alt={messages.photoAlt} className="size-full object-cover" />
        <span className="absolute right-2 bottom-2 grid size-9 place-content-center rounded-control bg-paper">
          <ZoomIn aria-hidden size={18} />
        </span>
      </button>
      {isLarge && (
        <Dialog
          title={messages.photoTitle}
          closeLabel={commonMessages.close}
          onClose={() => setIsLarge(false)}
        >
          {/* A photo as wide as a phone would show no more than the small one: it is moved about. */}
          <ScrollBox label={messages.photoAlt} className="max-h-[60vh] rounded-control">
            <div className="relative w-[max(100%,44rem)]">
              <img src={url} alt={messages.photoAlt} className="w-full max-w-none" />
              <DoubtsOnPhoto doubts={doubts} />
            </div>
          </ScrollBox>
          {doubts.length > 0 && (
            <p className="mt-3 max-w-[65ch]">{messages.doubtsNamed(doubts.map(({ text }) => text))}</p>
          )}
        </Dialog>
      )}
      {doubts.length > 0 && (
        <p className="text-[0.9375rem] text-muted">{messages.doubtsOnPhoto(doubts.length)}</p>
      )}
    </>
  )
}

/** The places lie over the photo whatever its size on the screen is. */
function DoubtsOnPhoto({ doubts }: { doubts: readonly PhotoDoubt[] }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full"
    >
      {doubts.flatMap(({ text, places }, at) =>
        places.map((place, part) => (
          <polygon
            key={`${at}-${part}`}
            data-doubt={text}
            points={place.map((corner) => corner.join(',')).join(' ')}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-poor stroke-2"
          />
        )),
      )}
    </svg>
  )
}
