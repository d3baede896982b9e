import { useEffect, useEffectEvent } from 'react'

/** Pictures pasted anywhere on the page count as chosen; pasted text is left to the box it goes to. */
export function usePastedImages(onImages: (files: readonly File[]) => void): void {
  const take = useEffectEvent(onImages)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const images = files.filter((file) => file.type.startsWith('image/'))
      if (images.length === 0) return
      event.preventDefault()
      take(images)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
