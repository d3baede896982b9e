import { Component, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { connection, onConnection } from '../lib/connection.ts'
import { commonMessages } from '../lib/messages/common.ts'
import { buttonLook } from '../ui/button-look.ts'
import { Button } from '../ui/button.tsx'

type ErrorBoundaryProps = { children: ReactNode }
type State = { failed: 'page' | 'file' | null }

/** The one class of the screens: React offers no other way to catch a failed render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: isLostFile(error) ? 'file' : 'page' }
  }

  override render() {
    if (this.state.failed === null) return this.props.children
    return this.state.failed === 'file' ? <LostScreen /> : <BrokenScreen words={commonMessages.broken} />
  }
}

/** A page that is opened without a connection: nothing of ours broke, and it comes by itself with the connection. */
function LostScreen() {
  const state = useSyncExternalStore(onConnection, connection, () => 'online' as const)
  useEffect(() => {
    const again = () => window.location.reload()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  const { title, text, offline } = commonMessages.notLoaded
  return <BrokenScreen words={{ title, text: state === 'offline' ? offline : text }} />
}

/** Plain anchors, since the router itself may be what failed; a reload also fetches files of a newer version. */
function BrokenScreen({ words: messages }: { words: { title: string; text: string } }) {
  return (
    <div role="alert" className="mx-auto grid min-h-[70vh] max-w-xl content-center gap-4 px-6">
      <h1 className="text-3xl">{messages.title}</h1>
      <p className="text-muted">{messages.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{commonMessages.retry}</Button>
        <a className={buttonLook('outline')} href="/">
          {commonMessages.goHome}
        </a>
      </div>
    </div>
  )
}

/** How browsers call a part of the screens that did not arrive: Chromium and Firefox, then Safari. */
const LOST = /dynamically imported module|importing a module script failed/i

/** A page's own file could not be fetched: offline, no answer, or a newer version has taken its place. */
export function isLostFile(error: unknown): boolean {
  return error instanceof TypeError && LOST.test(error.message)
}
