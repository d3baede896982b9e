import { CircleAlert, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type NoticeTone = 'plain' | 'caution' | 'danger'

const LOOK: Record<NoticeTone, { box: string; icon: LucideIcon; iconLook: string }> = {
  plain: { box: 'border-line bg-raised', icon: Info, iconLook: 'text-primary' },
  caution: { box: 'border-fair/50 bg-fair-soft', icon: TriangleAlert, iconLook: 'text-fair' },
  danger: { box: 'border-poor/50 bg-poor-soft', icon: CircleAlert, iconLook: 'text-poor' },
}

type NoticeProps = {
  tone?: NoticeTone
  title?: string
  children?: ReactNode
  action?: ReactNode
  /** 'alert' interrupts, 'status' waits its turn. */
  role?: 'alert' | 'status'
}

export function Notice({ tone = 'plain', title, children, action, role }: NoticeProps) {
  const { box, icon: Icon, iconLook } = LOOK[tone]
  return (
    <div
      role={role}
      className={classes('flex flex-wrap items-center gap-3 rounded-card border px-4 py-3', box)}
    >
      <Icon aria-hidden size={20} className={classes('shrink-0', iconLook)} />
      <div className="min-w-[min(12rem,100%)] flex-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  )
}
