import { Bot, Mail, MessagesSquare, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { safeLink } from '../../lib/safe-link.ts'
import { useSite } from '../../lib/queries/site-queries.ts'
import { contactMessages } from './contact.messages.ts'
import { OutLink } from '../../ui/text-link.tsx'

const messages = contactMessages.touch

/** The other ways to reach us. One without a target is told as what it is: planned, and nothing to press. */
export function GetInTouch() {
  const { support, communityUrl } = useSite()
  const community = safeLink(communityUrl ?? undefined)
  return (
    <section
      aria-labelledby="touch-title"
      className="self-start rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <h2 id="touch-title" className="text-[1.375rem]">
        {messages.title}
      </h2>
      <ul className="mt-4">
        <Way icon={Mail} title={messages.email.title} text={messages.email.text(support.emailReplyHours)}>
          {support.email === null ? (
            messages.email.instead(support.formReplyHours)
          ) : (
            <a
              href={`mailto:${support.email}`}
              className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-primary underline underline-offset-4"
            >
              {support.email}
            </a>
          )}
        </Way>
        <Way icon={Bot} title={messages.chat.title} text={messages.chat.text} isPlanned />
        <Way
          icon={MessagesSquare}
          title={messages.community.title}
          text={messages.community.text}
          isPlanned={community === null}
        >
          {community !== null && <OutLink href={community}>{messages.community.link}</OutLink>}
        </Way>
      </ul>
    </section>
  )
}

type WayProps = {
  icon: LucideIcon
  title: string
  text: string
  isPlanned?: boolean
  children?: ReactNode
}

function Way({ icon: Icon, title, text, isPlanned = false, children }: WayProps) {
  return (
    <li className="grid grid-cols-[1.5rem_1fr] gap-x-4 border-t border-line py-4">
      <Icon aria-hidden size={22} className={isPlanned ? 'mt-0.5 text-muted' : 'mt-0.5 text-primary'} />
      <div className="min-w-0">
        <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
        <p className="text-muted">{text}</p>
        {isPlanned && (
          <p className="mt-1.5 inline-block rounded-full border border-dashed border-edge px-2.5 py-0.5 text-sm text-muted">
            {messages.notYet}
          </p>
        )}
        {children !== undefined && children !== false && <div className="mt-1">{children}</div>}
      </div>
    </li>
  )
}
