import { Camera, ImagePlus } from 'lucide-react'
import { useState, type ChangeEvent, type DragEvent } from 'react'
import { scannerWords as words } from '../../lib/words/scanner.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { classes } from '../../ui/classes.ts'
import { Spinner } from '../../ui/spinner.tsx'

type PhotoDropProps = { isReading: boolean; onFile: (file: File) => void; onStop: () => void }

export function PhotoDrop({ isReading, onFile, onStop }: PhotoDropProps) {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined) onFile(file)
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classes(
        'grid min-h-44 content-center justify-items-center gap-3 rounded-card border border-dashed px-4 py-6 text-center transition-colors duration-150',
        isOver ? 'border-primary bg-good-soft' : 'border-edge bg-paper',
      )}
    >
      {isReading ? (
        <div role="status" className="grid justify-items-center gap-3">
          <span className="text-primary">
            <Spinner size={28} />
          </span>
          <p className="font-semibold">{words.reading}</p>
          <button type="button" onClick={onStop} className={buttonLook('quiet', 'sm')}>
            {words.cancelReading}
          </button>
        </div>
      ) : (
        <>
          <div className="flex flex-wrap justify-center gap-3">
            <span className="hidden max-md:contents pointer-coarse:contents">
              <FileButton label={words.camera} isCamera onFile={onFile} />
            </span>
            <FileButton label={words.file} isCamera={false} onFile={onFile} />
          </div>
          <p className="text-muted">{isOver ? words.dropNow : words.drop}</p>
          <p className="text-[0.9375rem] text-muted">{words.formats}</p>
        </>
      )}
    </div>
  )
}

type FileButtonProps = { label: string; isCamera: boolean; onFile: (file: File) => void }

/** The input itself keeps the focus; its label is what is seen. The camera is offered where a finger points. */
function FileButton({ label, isCamera, onFile }: FileButtonProps) {
  const Icon = isCamera ? Camera : ImagePlus
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // Emptied, so that choosing the same photo again counts as a choice.
    event.target.value = ''
    if (file !== undefined) onFile(file)
  }
  return (
    <label
      className={buttonLook(
        isCamera ? 'primary' : 'outline',
        'lg',
        'relative focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-primary',
      )}
    >
      <Icon aria-hidden size={20} />
      {label}
      <input
        type="file"
        accept="image/*"
        {...(isCamera ? { capture: 'environment' as const } : {})}
        aria-label={label}
        onChange={pick}
        className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
      />
    </label>
  )
}
