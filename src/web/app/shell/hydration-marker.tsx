import { useEffect } from 'react'

/**
 * Stands beside a page, in its boundary: when this has an effect, the page works. Heard by public/early-input.js, after
 * React has ended its own work: within it, a value given to a field would be taken back for a moment.
 */
export function HydrationMarker() {
  useEffect(() => {
    const soon = setTimeout(() => {
      document.getElementById('root')?.removeAttribute('data-rendered')
      document.dispatchEvent(new Event('alive'))
    }, 0)
    return () => clearTimeout(soon)
  }, [])
  return null
}
