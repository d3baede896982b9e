import { useState } from 'react'
import { usePageHead } from '../../lib/page-head.ts'
import { adminMessages as messages } from './admin.messages.ts'
import { Page, PageTitle } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { FeedbackTab } from './feedback-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { RevenueTab } from './revenue-tab.tsx'
import { UsageTab } from './usage-tab.tsx'
import { UsersTab } from './users-tab.tsx'

type Area = 'overview' | 'users' | 'feedback' | 'usage' | 'revenue'

/** Only for administrators: each of its parts asks the server, which decides. */
export function AdminScreen() {
  const [area, setArea] = useState<Area>('overview')
  usePageHead({ title: messages.title, robots: 'noindex' })
  return (
    <Page>
      <PageTitle>{messages.title}</PageTitle>
      <p className="mt-2 mb-6 max-w-[65ch] text-lg text-muted">{messages.lead}</p>
      <Tabs
        label={messages.tabs.label}
        value={area}
        onChange={setArea}
        tabs={[
          { value: 'overview', label: messages.tabs.overview, panel: <OverviewTab /> },
          { value: 'users', label: messages.tabs.users, panel: <UsersTab /> },
          { value: 'feedback', label: messages.tabs.feedback, panel: <FeedbackTab /> },
          { value: 'usage', label: messages.tabs.usage, panel: <UsageTab /> },
          { value: 'revenue', label: messages.tabs.revenue, panel: <RevenueTab /> },
        ]}
      />
    </Page>
  )
}
