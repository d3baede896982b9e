import { useEffect, useState } from 'react'

/** An address for a picture in memory, taken back when the picture goes. */
export function useObjectUrl(file: File | null): string | null {
  const [held, setHeld] = useState<{ file: File; url: string } | null>(null)
  if (file !== null && held?.file !== file) setHeld({ file, url: URL.createObjectURL(file) })
  const url = held?.file === file ? held?.url : undefined
  useEffect(() => {
    if (url === undefined) return
    return () => URL.revokeObjectURL(url)
  }, [url])
  return url ?? null
}
