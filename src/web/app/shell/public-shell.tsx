import { Frame } from './frame.tsx'
import { PublicNav } from './public-nav.tsx'

export function PublicShell() {
  return <Frame header={<PublicNav />} />
}
