import { RotateCcw, RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { decodePhoto, drawPhoto, WHOLE, type Area, type Cut, type Turns } from '../../lib/photo/draw-photo.ts'
import { cutPhoto } from '../../lib/photo/prepare-photo.ts'
import { useObjectUrl } from '../../lib/photo/use-object-url.ts'
import { scannerMessages } from './scanner.messages.ts'
import { Button } from '../../ui/button.tsx'
import { CropFrame } from '../../ui/crop-frame.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'

const messages = scannerMessages.crop
/** As much as a screen shows. */
const SHOWN_SIDE_PX = 1_600

type CropDialogProps = {
  /** As it was chosen. */
  file: File
  cut: Cut | null
  /** Which one it is of how many. */
  place: number
  total: number
  onCut: (part: File, cut: Cut) => void
  onClose: () => void
}

/** The part of a photo that is read, and which way up. Everything happens in this browser. */
export function CropDialog({ file, cut, place, total, onCut, onClose }: CropDialogProps) {
  const [{ turns, area }, setCut] = useState(cut ?? WHOLE)
  const shown = useTurned(file, turns)
  const url = useObjectUrl(shown === 'unreadable' ? null : shown)
  const [isCutting, setIsCutting] = useState(false)
  const turn = (by: 1 | 3) => setCut({ turns: ((turns + by) % 4) as Turns, area: turnedArea(area, by) })
  const take = async () => {
    setIsCutting(true)
    const part = await cutPhoto(file, { turns, area })
    setIsCutting(false)
    if (part !== null) onCut(part, { turns, area })
  }
  return (
    <Dialog title={messages.title(place, total)} closeLabel={messages.close} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        {shown === 'unreadable' ? (
          <Notice tone="caution">{messages.unreadable}</Notice>
        ) : (
          <>
            <p className="text-muted">{messages.how}</p>
            <div className="grid min-h-40 place-content-center justify-items-center rounded-control bg-sunk px-4 py-5">
              {url === null ? (
                <Spinner size={28} />
              ) : (
                <CropFrame
                  src={url}
                  alt={scannerMessages.photoAlt}
                  frame={area}
                  labels={messages.labels}
                  onFrame={(frame) => setCut({ turns, area: frame })}
                />
              )}
            </div>
            <div className="flex flex-wrap justify-center gap-2">
              <Button kind="outline" onClick={() => turn(3)}>
                <RotateCcw aria-hidden size={18} />
                {messages.left}
              </Button>
              <Button kind="outline" onClick={() => turn(1)}>
                <RotateCw aria-hidden size={18} />
                {messages.right}
              </Button>
              <Button kind="quiet" onClick={() => setCut({ turns, area: WHOLE.area })}>
                {messages.whole}
              </Button>
            </div>
            <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
              <Button kind="quiet" onClick={onClose}>
                {messages.cancel}
              </Button>
              <Button disabled={url === null || isCutting} onClick={() => void take()}>
                {messages.read}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

/** A small copy of the photo, upright and turned. */
function useTurned(file: File, turns: Turns): File | 'unreadable' | null {
  const [turned, setTurned] = useState<{ turns: Turns; picture: File | 'unreadable' } | null>(null)
  useEffect(() => {
    let hasLeft = false
    void drawTurned(file, turns).then((picture) => {
      if (!hasLeft) setTurned({ turns, picture })
    })
    return () => {
      hasLeft = true
    }
  }, [file, turns])
  return turned?.turns === turns ? turned.picture : null
}

async function drawTurned(file: File, turns: Turns): Promise<File | 'unreadable'> {
  const picture = await decodePhoto(file)
  if (picture === null) return 'unreadable'
  const blob = await drawPhoto(picture, { ...WHOLE, turns }, SHOWN_SIDE_PX)
  picture.close()
  return blob === null ? 'unreadable' : new File([blob], file.name, { type: blob.type })
}

/** The frame turns with what is in it. */
function turnedArea({ left, top, width, height }: Area, by: 1 | 3): Area {
  const turned = { width: height, height: width }
  return by === 1
    ? { left: 1 - top - height, top: left, ...turned }
    : { left: top, top: 1 - left - width, ...turned }
}
