import { Camera, ImagePlus } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { buttonLook, type ButtonKind } from '../../ui/button-look.ts'

type FileButtonProps = {
  label: string
  camera?: 'environment' | 'user'
  look?: ButtonKind
  /** Several may be chosen at once. */
  isMultiple?: boolean
  onFiles: (files: readonly File[]) => void
}

/** The input itself keeps the focus; its label is what is seen. With `camera` a phone opens that camera at once. */
export function FileButton({ label, camera, look, isMultiple = false, onFiles }: FileButtonProps) {
  const Icon = camera === undefined ? ImagePlus : Camera
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // Emptied, so that choosing the same photo again counts as a choice.
    event.target.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <label
      className={buttonLook(
        look ?? (camera === undefined ? 'outline' : 'primary'),
        'lg',
        'relative focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-primary',
      )}
    >
      <Icon aria-hidden size={20} />
      {label}
      <input
        type="file"
        accept="image/*"
        multiple={isMultiple}
        {...(camera === undefined ? {} : { capture: camera })}
        aria-label={label}
        onChange={pick}
        className="absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer"
      />
    </label>
  )
}
