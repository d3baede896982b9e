import { useNavigate } from 'react-router'
import { DashboardScreen } from '../../features/dashboard/dashboard-screen.tsx'
import { Scanner } from '../../features/scanner/scanner.tsx'
import { paths } from '../../lib/paths.ts'

export function DashboardPage() {
  const navigate = useNavigate()
  return <DashboardScreen scanner={<Scanner onMade={(id) => void navigate(paths.analysis(id))} />} />
}
