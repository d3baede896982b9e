import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/**
 * The secret of a mailed link, read once and then taken out of the address bar, so that neither the history of the
 * browser nor a copied address carries it. From there on it lives in memory alone.
 */
export function useLinkToken(): string {
  const [search, setSearch] = useSearchParams()
  const [token] = useState(() => search.get('token') ?? '')
  const isInAddress = search.has('token')
  useEffect(() => {
    if (!isInAddress) return
    setSearch(
      (shown) => {
        const rest = new URLSearchParams(shown)
        rest.delete('token')
        return rest
      },
      { replace: true },
    )
  }, [isInAddress, setSearch])
  return token
}
