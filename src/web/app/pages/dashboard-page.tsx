import { navigate } from '../../lib/navigation.tsx'
import { DashboardScreen } from '../../features/dashboard/dashboard-screen.tsx'
import { Scanner } from '../../features/scanner/scanner.tsx'

export function DashboardPage() {
  return <DashboardScreen scanner={<Scanner onMade={(path) => navigate(path)} />} />
}
