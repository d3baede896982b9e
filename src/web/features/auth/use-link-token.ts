import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from '../../lib/navigation.tsx'
import { drop, keep, readKept } from '../../lib/account/tab-store.ts'

type LinkToken = {
  token: string
  /** Once it is used, or found to be no good. */
  forget: () => void
}

/**
 * The secret of a mailed link, read once and then taken out of the address bar, so that neither the history of the
 * browser nor a copied address carries it. With `isKept` it outlives a reload in this tab, until it is forgotten.
 */
export function useLinkToken({ isKept = false } = {}): LinkToken {
  const [search, setSearch] = useSearchParams()
  const name = `link ${useLocation().pathname}`
  const [token] = useState(() => search.get('token') ?? (isKept ? textOf(readKept(name)) : ''))
  const isInAddress = search.has('token')
  useEffect(() => {
    if (!isInAddress) return
    if (isKept) keep(name, token)
    setSearch(
      (shown) => {
        const rest = new URLSearchParams(shown)
        rest.delete('token')
        return rest
      },
      { replace: true },
    )
  }, [isInAddress, isKept, name, token, setSearch])
  return { token, forget: () => drop(name) }
}

function textOf(kept: unknown): string {
  return typeof kept === 'string' ? kept : ''
}
