import { PAGE_PRESETS } from '../../../contract/page-head.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { contactMessages as messages } from './contact.messages.ts'
import { Page, PageTitle } from '../../ui/page.tsx'
import { MessageForm } from './message-form.tsx'
import { useMessage } from './use-message.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { useSite } from '../../lib/queries/site-queries.ts'
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Bot, Mail, MessagesSquare, type LucideIcon } from 'lucide-react'
import { safeLink } from '../../lib/safe-link.ts'
import { OutLink } from '../../ui/text-link.tsx'

export function ContactScreen() {
  usePageHead(PAGE_PRESETS.contact)
  const { sentFrom, writeAnother, ...message } = useMessage()
  return (
    <Page>
      <PageTitle>{messages.title}</PageTitle>
      <p className="mt-3 max-w-[60ch] text-lg text-muted">{messages.lead}</p>
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {sentFrom === null ? (
          <MessageForm {...message} />
        ) : (
          <ThankYou email={sentFrom} onAnother={writeAnother} />
        )}
        <GetInTouch />
      </div>
    </Page>
  )
}

const thanks = messages.thanks

function ThankYou({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { support } = useSite()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className="max-w-[60ch] border-t border-line pt-8">
      <h2 ref={title} tabIndex={-1} className="text-[2rem]">
        {thanks.title}
      </h2>
      <p className="mt-3 text-lg wrap-anywhere text-muted">{thanks.text(support.formReplyHours, email)}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <Button size="lg" onClick={onAnother}>
          {thanks.again}
        </Button>
        <ButtonLink size="lg" kind="outline" to={paths.home}>
          {thanks.home}
        </ButtonLink>
      </div>
    </section>
  )
}

const touchMessages = messages.touch

/** The other ways to reach us. One without a target is told as what it is: planned, and nothing to press. */
function GetInTouch() {
  const { support, communityUrl } = useSite()
  const community = safeLink(communityUrl ?? undefined)
  return (
    <section
      aria-labelledby="touch-title"
      className="self-start rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <h2 id="touch-title" className="text-[1.375rem]">
        {touchMessages.title}
      </h2>
      <ul className="mt-4">
        <Way
          icon={Mail}
          title={touchMessages.email.title}
          text={touchMessages.email.text(support.emailReplyHours)}
        >
          {support.email === null ? (
            touchMessages.email.instead(support.formReplyHours)
          ) : (
            <a
              href={`mailto:${support.email}`}
              className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-primary underline underline-offset-4"
            >
              {support.email}
            </a>
          )}
        </Way>
        <Way icon={Bot} title={touchMessages.chat.title} text={touchMessages.chat.text} isPlanned />
        <Way
          icon={MessagesSquare}
          title={touchMessages.community.title}
          text={touchMessages.community.text}
          isPlanned={community === null}
        >
          {community !== null && <OutLink href={community}>{touchMessages.community.link}</OutLink>}
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
            {touchMessages.notYet}
          </p>
        )}
        {children !== undefined && children !== false && <div className="mt-1">{children}</div>}
      </div>
    </li>
  )
}
