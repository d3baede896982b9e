import { Suspense } from 'react'
import { useUser } from '../../lib/queries/user-queries.ts'
import { loadable } from '../loadable.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Frame } from './frame.tsx'
import { PublicNav } from './public-nav.tsx'

/** Its menu is the heaviest part of the frame, and visitors never see it. */
export const AppHeader = loadable(() => import('./app-header.tsx').then((m) => m.AppHeader))

/** Result pages open for visitors too, who then see the public navigation. */
export function AppShell() {
  const user = useUser()
  if (user === null) return <Frame header={<PublicNav />} />
  return (
    <Frame
      header={
        <Suspense fallback={<div className="h-16 border-b border-line" />}>
          <AppHeader user={user} />
        </Suspense>
      }
      bottom={<BottomBar />}
    />
  )
}
