import { useEffect, useEffectEvent, useState, type DragEvent, type ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { markTaken, onDroppedFiles } from './dropped-files.ts'

type DropAreaProps = { children: (isOver: boolean) => ReactNode; onFiles: (files: readonly File[]) => void }

/** A broken frame that takes the files that are let go over it, or beside it. */
export function DropArea({ children, onFiles }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => onDroppedFiles((files) => take(files)), [])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    markTaken(event.nativeEvent)
    setIsOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
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
        'grid min-h-44 grid-cols-1 content-center justify-items-center gap-3 rounded-card border border-dashed px-4 py-6 text-center transition-colors duration-150',
        isOver ? 'border-primary bg-good-soft' : 'border-edge bg-paper',
      )}
    >
      {children(isOver)}
    </div>
  )
}
