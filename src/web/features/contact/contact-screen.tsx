import { PAGE_PRESETS } from '../../../contract/page-head.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { contactMessages as messages } from './contact.messages.ts'
import { Page, PageTitle } from '../../ui/page.tsx'
import { GetInTouch } from './get-in-touch.tsx'
import { MessageForm } from './message-form.tsx'
import { useMessage } from './use-message.ts'
import { useEffect, useRef } from 'react'
import { useSite } from '../../lib/queries/site-queries.ts'
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

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
