import { lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { scannerMessages } from './scanner.messages.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { LabelPhoto } from './label-photos.ts'
import { PhotoNotices } from './photo-notices.tsx'
import { PhotoThumb } from './photo-thumb.tsx'
import { PhotoTools } from './photo-tools.tsx'
import { PhotoView } from './photo-view.tsx'
import type { LabelPhotosEdit } from './use-label-photos.ts'

const messages = scannerMessages.photos

/** Comes when somebody crops. */
const CropDialog = lazy(() => import('./crop-dialog.tsx').then((m) => ({ default: m.CropDialog })))

type PhotoStripProps = { edit: LabelPhotosEdit; onRetake: (id: string) => void }

/** The photos of the list in its order, one of them large enough to compare, with what can be done with it. */
export function PhotoStrip({ edit, onRetake }: PhotoStripProps) {
  const { photos, troubles } = edit
  const toCrop = edit.crop.photo
  const part = useRef<HTMLDivElement>(null)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const known = photos.findIndex(({ id }) => id === chosenId)
  const place = known < 0 ? photos.length - 1 : known
  const shown = photos[place]
  const hasTrouble = (id: string) => troubles.some((one) => one.id === id)

  const move = (id: string, by: -1 | 1) => {
    edit.move(id, by)
    setChosenId(id)
    setSaid(messages.moved(place + by + 1, photos.length))
  }
  const focusShown = () => {
    const next = part.current?.querySelector<HTMLElement>('[aria-pressed=true], [data-photo] button')
    const another = part.current?.parentElement?.querySelector<HTMLElement>('input[multiple]')
    ;(next ?? another)?.focus({ preventScroll: true })
  }
  /** Where the button that was pressed goes with what it did, the hand goes on from the photo that is shown. */
  const keepFocus = (change: () => void) => {
    flushSync(change)
    if (document.activeElement === document.body) focusShown()
  }
  /** The button stays for the next photo, which a second press would remove as well. */
  const remove = (id: string) => {
    flushSync(() => {
      edit.remove(id)
      setChosenId(photos[place + 1]?.id ?? photos[place - 1]?.id ?? null)
    })
    focusShown()
  }
  return (
    <div ref={part} className="grid grid-cols-1 gap-3 not-empty:mt-4">
      {photos.length > 1 && (
        <ol aria-label={messages.strip} className="flex flex-wrap gap-2">
          {photos.map((photo, at) => (
            <li key={photo.id}>
              <PhotoThumb
                photo={photo}
                place={at + 1}
                isShown={photo === shown}
                hasTrouble={hasTrouble(photo.id)}
                onShow={() => setChosenId(photo.id)}
              />
            </li>
          ))}
        </ol>
      )}
      {shown !== undefined && (
        <section
          data-photo
          aria-label={photos.length > 1 ? messages.shown(place + 1, photos.length) : messages.one}
          className="grid grid-cols-1 gap-2"
        >
          <PhotoView key={shown.id} file={shown.file} doubts={shown.doubts} />
          <PhotoTools
            place={place}
            total={photos.length}
            onMove={(by) => move(shown.id, by)}
            onRemove={() => remove(shown.id)}
            onReplace={(file) => edit.replace(shown.id, file)}
            onCrop={() => edit.crop.open(shown.id)}
            onRetake={() => onRetake(shown.id)}
          />
        </section>
      )}
      <ReadingNow
        photos={photos}
        onStop={(id) => keepFocus(() => edit.stop(id))}
        onStopAll={() => keepFocus(edit.stopAll)}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
      <PhotoNotices edit={edit} keepFocus={keepFocus} />
      {toCrop !== null && (
        <Suspense>
          <CropDialog
            key={toCrop.id}
            file={toCrop.original}
            cut={toCrop.cut}
            place={photos.indexOf(toCrop) + 1}
            total={photos.length}
            onCut={(part, cut) => edit.crop.take(toCrop.id, part, cut)}
            onClose={edit.crop.close}
          />
        </Suspense>
      )}
    </div>
  )
}

type ReadingNowProps = {
  photos: readonly LabelPhoto[]
  onStop: (id: string) => void
  onStopAll: () => void
}

function ReadingNow({ photos, onStop, onStopAll }: ReadingNowProps) {
  const at = photos.findIndex(({ state }) => state === 'reading')
  const photo = photos[at]
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 empty:hidden">
      {photo !== undefined && (
        <>
          <span className="text-primary">
            <Spinner size={24} />
          </span>
          <p className="font-semibold">
            {photos.length > 1 ? messages.readingOne(at + 1, photos.length) : scannerMessages.reading}
          </p>
          <button
            type="button"
            onClick={(event) => event.detail > 1 || onStop(photo.id)}
            className={buttonLook('quiet', 'sm')}
          >
            {scannerMessages.cancelReading}
          </button>
          {photos.some(({ state }) => state === 'waiting') && (
            <button
              type="button"
              onClick={(event) => event.detail > 1 || onStopAll()}
              className={buttonLook('quiet', 'sm')}
            >
              {messages.stopAll}
            </button>
          )}
        </>
      )}
    </div>
  )
}
