import { ArrowLeft, ArrowRight, Camera, Crop, ImagePlus, Trash2, type LucideIcon } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { useCanOpenCamera } from '../../lib/camera/use-camera.ts'
import { scannerMessages } from './scanner.messages.ts'
import { classes } from '../../ui/classes.ts'

const messages = scannerMessages.photos

const LOOK =
  'relative grid size-11 place-content-center rounded-control text-muted hover:bg-sunk hover:text-ink'

type PhotoToolsProps = {
  place: number
  total: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  onReplace: (file: File) => void
  onCrop: () => void
  onRetake: () => void
}

/** What can be done with the photo that is shown. */
export function PhotoTools({ place, total, onMove, onRemove, onReplace, onCrop, onRetake }: PhotoToolsProps) {
  const hasCamera = useCanOpenCamera()
  const replace = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file !== undefined) onReplace(file)
  }
  return (
    <div className="-mx-2 flex flex-wrap">
      <Tool icon={Crop} label={scannerMessages.crop.open} onPress={onCrop} />
      {hasCamera && (
        <span className="hidden max-md:contents pointer-coarse:contents">
          <Tool icon={Camera} label={messages.retake} onPress={onRetake} />
        </span>
      )}
      <label
        title={messages.replace}
        className={classes(
          LOOK,
          'focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-primary',
        )}
      >
        <ImagePlus aria-hidden size={20} />
        <input
          type="file"
          accept="image/*"
          aria-label={messages.replace}
          onChange={replace}
          className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
        />
      </label>
      {total > 1 && (
        <>
          <Tool icon={ArrowLeft} label={messages.earlier} isOff={place === 0} onPress={() => onMove(-1)} />
          <Tool
            icon={ArrowRight}
            label={messages.later}
            isOff={place === total - 1}
            onPress={() => onMove(1)}
          />
        </>
      )}
      <Tool icon={Trash2} label={messages.remove} onPress={onRemove} />
    </div>
  )
}

type ToolProps = { icon: LucideIcon; label: string; isOff?: boolean; onPress: () => void }

/**
 * Where it does nothing it keeps the focus all the same: the next photo may be moved. The second click of a double one would meet
 * the photo that has come under the finger meanwhile.
 */
function Tool({ icon: Icon, label, isOff = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={(event) => isOff || event.detail > 1 || onPress()}
      className={classes(LOOK, isOff && 'cursor-not-allowed opacity-40')}
    >
      <Icon aria-hidden size={20} />
    </button>
  )
}
