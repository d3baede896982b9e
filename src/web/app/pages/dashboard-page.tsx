import { useNavigate } from 'react-router'
import { DashboardScreen } from '../../features/dashboard/dashboard-screen.tsx'
import { Scanner } from '../../features/scanner/scanner.tsx'

export function DashboardPage() {
  const navigate = useNavigate()
  return <DashboardScreen scanner={<Scanner onMade={(path) => void navigate(path)} />} />
}
