import { useUser } from '../../lib/queries/user-queries.ts'
import { AppHeader } from './app-header.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Frame } from './frame.tsx'
import { PublicNav } from './public-nav.tsx'

/** Result pages open for visitors too, who then see the public navigation. */
export function AppShell() {
  const user = useUser()
  if (user === null) return <Frame header={<PublicNav />} />
  return <Frame header={<AppHeader user={user} />} bottom={<BottomBar />} />
}
