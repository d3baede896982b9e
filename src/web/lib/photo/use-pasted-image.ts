import { useEffect, useEffectEvent } from 'react'

/** A picture pasted anywhere on the page counts as chosen; pasted text is left to the box it goes to. */
export function usePastedImage(onImage: (file: File) => void): void {
  const take = useEffectEvent(onImage)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const image = files.find((file) => file.type.startsWith('image/'))
      if (image === undefined) return
      event.preventDefault()
      take(image)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
