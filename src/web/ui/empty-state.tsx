import type { ReactNode } from 'react'

type EmptyStateProps = { title: string; text: string; action?: ReactNode; drawing?: ReactNode }

export function EmptyState({ title, text, action, drawing }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-4 px-4 py-10 text-center">
      {drawing}
      <h2 className="text-2xl">{title}</h2>
      <p className="max-w-[46ch] text-muted">{text}</p>
      {action}
    </div>
  )
}
