import type { ReactNode } from 'react'
import { Redirect, useLocation, useSearchParams } from '../lib/navigation.tsx'
import { safeNext } from '../lib/next-path.ts'
import { authThen } from '../lib/paths.ts'
import { useUser } from '../lib/queries/user-queries.ts'

/** Visitors go to the sign-in screen and come back here afterwards. */
export function SignedInOnly({ children }: { children: ReactNode }) {
  const user = useUser()
  const { pathname, search, hash } = useLocation()
  return user === null ? <Redirect to={authThen(pathname + search + hash)} replace /> : children
}

/** Signing in sets the user, and this guard then moves on: one place decides, so nothing races. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const user = useUser()
  const [search] = useSearchParams()
  return user === null ? children : <Redirect to={safeNext(search.get('next'))} replace />
}
