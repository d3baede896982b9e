import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router'
import { safeNext } from '../lib/next-path.ts'
import { authThen } from '../lib/paths.ts'
import { useUser } from '../lib/queries/user-queries.ts'

/** Visitors go to the sign-in screen and come back here afterwards. */
export function SignedInOnly() {
  const user = useUser()
  const { pathname, search, hash } = useLocation()
  return user === null ? <Navigate to={authThen(pathname + search + hash)} replace /> : <Outlet />
}

/** Signing in sets the user, and this guard then moves on: one place decides, so nothing races. */
export function SignedOutOnly() {
  const user = useUser()
  const [search] = useSearchParams()
  return user === null ? <Outlet /> : <Navigate to={safeNext(search.get('next'))} replace />
}
