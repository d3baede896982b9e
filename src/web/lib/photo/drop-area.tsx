import { useEffect, useEffectEvent, useState, type DragEvent, type ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { markTaken, onDroppedFile } from './dropped-files.ts'

type DropAreaProps = { children: (isOver: boolean) => ReactNode; onFile: (file: File) => void }

/** A broken frame that takes the first file that is let go over it, or beside it. */
export function DropArea({ children, onFile }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent(onFile)
  useEffect(() => onDroppedFile((file) => take(file)), [])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    markTaken(event.nativeEvent)
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
      {children(isOver)}
    </div>
  )
}
