import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminUser, AdminUserPage } from '../../../contract/admin.ts'
import { formatDate, formatNumber, formatTime } from '../../lib/format.ts'
import { adminMessages } from './admin.messages.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { usersQuery } from './admin-queries.ts'
import { Loaded } from './loaded.tsx'
import { WideTable } from './wide-table.tsx'

const messages = adminMessages.users

export function UsersTab() {
  const [{ q, page }, ask] = useState({ q: '', page: 1 })
  const query = useQuery(usersQuery({ q, page }))
  return (
    <Card labelledBy="users-title">
      <CardTitle id="users-title">{messages.title}</CardTitle>
      <SearchForm
        key={q}
        label={messages.search}
        placeholder={messages.placeholder}
        submitLabel={messages.submit}
        initial={q}
        onSearch={(text) => ask({ q: text, page: 1 })}
      />
      <div className="mt-5">
        <Loaded query={query} size="h-150">
          {(found) => (
            <>
              <p role="status" className="mb-2 text-[0.9375rem] text-muted">
                {messages.found(found.total)}
              </p>
              <Found found={found} onAll={() => ask({ q: '', page: 1 })} />
              <Pages found={found} onPage={(to) => ask({ q, page: to })} />
            </>
          )}
        </Loaded>
      </div>
    </Card>
  )
}

function Found({ found, onAll }: { found: AdminUserPage; onAll: () => void }) {
  const { username, email, subscription, analyses, last } = messages.columns
  if (found.items.length === 0) {
    return (
      <EmptyState
        title={messages.none.title}
        text={messages.none.text}
        action={
          <Button kind="outline" onClick={onAll}>
            {messages.none.all}
          </Button>
        }
      />
    )
  }
  return (
    <WideTable
      caption={messages.title}
      columns={[username, email, subscription, analyses, last]}
      rows={found.items.map(rowOf)}
    />
  )
}

function rowOf({ username, email, subscription, analysesCount, lastActivity }: AdminUser): string[] {
  const last =
    lastActivity === null ? messages.never : `${formatDate(lastActivity)}, ${formatTime(lastActivity)}`
  return [username, email, subscription, formatNumber(analysesCount), last]
}

type PagesProps = { found: AdminUserPage; onPage: (page: number) => void }

function Pages({ found: { total, page, pageSize }, onPage }: PagesProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (pages === 1) return null
  return (
    <nav aria-label={messages.pages} className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <Button kind="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {messages.previous}
      </Button>
      <p className="text-muted">{messages.page(page, pages)}</p>
      <Button kind="outline" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {messages.next}
      </Button>
    </nav>
  )
}
