import { lazy } from 'react'
import { useUser } from '../../lib/queries/user-queries.ts'
import { AccessDeniedPage } from './access-denied-page.tsx'

/** A file of its own, which nobody else is even sent. */
const AdminScreen = lazy(() =>
  import('../../features/admin/admin-screen.tsx').then((m) => ({ default: m.AdminScreen })),
)

export function AdminPage() {
  return useUser()?.role === 'admin' ? <AdminScreen /> : <AccessDeniedPage />
}
