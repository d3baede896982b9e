import { useState } from 'react'
import { focusHeading } from '../../lib/focus-heading.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { faceMessages as messages } from '../../lib/messages/face.ts'
import { Page, PageTitle } from '../../ui/page.tsx'
import { OpenReport } from './open-report.tsx'
import { PhotoPanel } from './photo-panel.tsx'
import { RecentFaces } from './recent-faces.tsx'
import { Card } from '../../ui/card.tsx'

type Open = { id: string; isFresh: boolean }

export function FaceScreen() {
  const [open, setOpen] = useState<Open | null>(null)
  usePageHead({ title: messages.title, robots: 'noindex' })
  const leave = () => {
    setOpen(null)
    focusHeading()
  }
  return (
    <Page>
      <PageTitle>{messages.title}</PageTitle>
      {/* With a report open its own first lines say it. */}
      {open === null && <p className="mt-2 max-w-[60ch] text-lg text-muted">{messages.lead}</p>}
      <div className="mt-4 grid grid-cols-1 items-start gap-6 sm:mt-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] print:grid-cols-1">
        {open === null ? (
          <PhotoPanel onMade={(id) => setOpen({ id, isFresh: true })} />
        ) : (
          <OpenReport key={open.id} id={open.id} isFresh={open.isFresh} onAgain={leave} />
        )}
        <aside className="no-print grid grid-cols-1 gap-6">
          <RecentFaces openId={open?.id ?? null} onOpen={(id) => setOpen({ id, isFresh: false })} />
          {open === null && <FeaturesCard />}
        </aside>
      </div>
    </Page>
  )
}

function FeaturesCard() {
  return (
    <Card labelledBy="face-features">
      <h2 id="face-features" className="mb-3 text-[1.375rem]">
        {messages.featuresTitle}
      </h2>
      <dl className="divide-y divide-line border-t border-line">
        {messages.features.map((feature) => (
          <div key={feature.title} className="py-3">
            <dt className="font-semibold">{feature.title}</dt>
            <dd className="text-muted">{feature.text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
