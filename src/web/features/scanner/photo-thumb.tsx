import { CircleAlert, Clock } from 'lucide-react'
import { useObjectUrl } from '../../lib/photo/use-object-url.ts'
import { scannerMessages } from './scanner.messages.ts'
import { classes } from '../../ui/classes.ts'
import { Spinner } from '../../ui/spinner.tsx'
import type { LabelPhoto } from './label-photos.ts'

const messages = scannerMessages.photos

type PhotoThumbProps = {
  photo: LabelPhoto
  place: number
  isShown: boolean
  hasTrouble: boolean
  onShow: () => void
}

export function PhotoThumb({ photo, place, isShown, hasTrouble, onShow }: PhotoThumbProps) {
  const url = useObjectUrl(photo.file)
  const state = hasTrouble ? 'failed' : photo.state
  return (
    <button
      type="button"
      aria-pressed={isShown}
      aria-label={`${messages.name(place)}, ${messages.state[state]}`}
      onClick={onShow}
      className={classes(
        'relative block size-14 overflow-hidden rounded-control border bg-sunk',
        isShown ? 'border-primary outline-2 outline-primary focus-visible:outline-offset-4' : 'border-edge',
      )}
    >
      {url !== null && <img src={url} alt="" className="size-full object-cover" />}
      <span className="absolute top-0 left-0 grid size-5 place-content-center rounded-br-sm bg-paper text-sm font-semibold text-ink">
        {place}
      </span>
      <StateSign state={state} />
    </button>
  )
}

function StateSign({ state }: { state: LabelPhoto['state'] }) {
  if (state === 'read') return null
  return (
    <span
      className={classes(
        'absolute right-0 bottom-0 grid size-6 place-content-center rounded-tl-sm bg-paper',
        state === 'failed' ? 'text-fair' : 'text-primary',
      )}
    >
      {state === 'reading' && <Spinner size={16} />}
      {(state === 'waiting' || state === 'stopped') && <Clock aria-hidden size={16} />}
      {state === 'failed' && <CircleAlert aria-hidden size={16} />}
    </span>
  )
}
