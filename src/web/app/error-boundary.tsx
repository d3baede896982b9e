import { Component, type ReactNode } from 'react'
import { commonWords } from '../lib/words/common.ts'
import { buttonLook } from '../ui/button-look.ts'
import { Button } from '../ui/button.tsx'

type ErrorBoundaryProps = { children: ReactNode }

/** The one class of the screens: React offers no other way to catch a failed render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <BrokenScreen /> : this.props.children
  }
}

/** Plain anchors, since the router itself may be what failed; a reload also fetches files of a newer version. */
function BrokenScreen() {
  return (
    <div role="alert" className="mx-auto grid min-h-[70vh] max-w-xl content-center gap-4 px-6">
      <h1 className="text-3xl">{commonWords.broken.title}</h1>
      <p className="text-muted">{commonWords.broken.text}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{commonWords.retry}</Button>
        <a className={buttonLook('outline')} href="/">
          {commonWords.goHome}
        </a>
      </div>
    </div>
  )
}
