import type { ReactNode } from 'react'
import { Frame } from './frame.tsx'
import { PublicNav } from './public-nav.tsx'

export function PublicShell({ children }: { children: ReactNode }) {
  return <Frame header={<PublicNav />}>{children}</Frame>
}
