import { PAGE_PRESETS } from '../../../contract/page-head.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { contactMessages as messages } from './contact.messages.ts'
import { Page, PageTitle } from '../../ui/page.tsx'
import { GetInTouch } from './get-in-touch.tsx'
import { MessageForm } from './message-form.tsx'
import { ThankYou } from './thank-you.tsx'
import { useMessage } from './use-message.ts'

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
