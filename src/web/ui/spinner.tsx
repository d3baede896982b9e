import { LoaderCircle } from 'lucide-react'

export function Spinner({ size = 20 }: { size?: number }) {
  return <LoaderCircle aria-hidden size={size} className="animate-turn" />
}

export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <div
      role="status"
      className="grid min-h-dvh place-content-center justify-items-center gap-4 text-primary"
    >
      <Spinner size={36} />
      <p className="text-ink">{label}</p>
    </div>
  )
}
