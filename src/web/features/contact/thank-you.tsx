import { useEffect, useRef } from 'react'
import { useSite } from '../../lib/queries/site-queries.ts'
import { paths } from '../../lib/paths.ts'
import { contactMessages } from './contact.messages.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

const messages = contactMessages.thanks

export function ThankYou({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { support } = useSite()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className="max-w-[60ch] border-t border-line pt-8">
      <h2 ref={title} tabIndex={-1} className="text-[2rem]">
        {messages.title}
      </h2>
      <p className="mt-3 text-lg wrap-anywhere text-muted">{messages.text(support.formReplyHours, email)}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <Button size="lg" onClick={onAnother}>
          {messages.again}
        </Button>
        <ButtonLink size="lg" kind="outline" to={paths.home}>
          {messages.home}
        </ButtonLink>
      </div>
    </section>
  )
}
