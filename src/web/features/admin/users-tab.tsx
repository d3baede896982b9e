import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminUser, AdminUserPage } from '../../../contract/admin.ts'
import { formatDate, formatNumber, formatTime } from '../../lib/format.ts'
import { adminWords } from '../../lib/words/admin.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { usersQuery } from './admin-queries.ts'
import { Loaded } from './loaded.tsx'
import { WideTable } from './wide-table.tsx'

const words = adminWords.users

export function UsersTab() {
  const [{ q, page }, ask] = useState({ q: '', page: 1 })
  const query = useQuery(usersQuery({ q, page }))
  return (
    <Card labelledBy="users-title">
      <CardTitle id="users-title">{words.title}</CardTitle>
      <SearchForm
        key={q}
        label={words.search}
        placeholder={words.placeholder}
        submitLabel={words.submit}
        initial={q}
        onSearch={(text) => ask({ q: text, page: 1 })}
      />
      <div className="mt-5">
        <Loaded query={query} size="h-150">
          {(found) => (
            <>
              <p role="status" className="mb-2 text-[0.9375rem] text-muted">
                {words.found(found.total)}
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
  const { username, email, subscription, analyses, last } = words.columns
  if (found.items.length === 0) {
    return (
      <EmptyState
        title={words.none.title}
        text={words.none.text}
        action={
          <Button kind="outline" onClick={onAll}>
            {words.none.all}
          </Button>
        }
      />
    )
  }
  return (
    <WideTable
      caption={words.title}
      columns={[username, email, subscription, analyses, last]}
      rows={found.items.map(rowOf)}
    />
  )
}

function rowOf({ username, email, subscription, analysesCount, lastActivity }: AdminUser): string[] {
  const last =
    lastActivity === null ? words.never : `${formatDate(lastActivity)}, ${formatTime(lastActivity)}`
  return [username, email, subscription, formatNumber(analysesCount), last]
}

type PagesProps = { found: AdminUserPage; onPage: (page: number) => void }

function Pages({ found: { total, page, pageSize }, onPage }: PagesProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (pages === 1) return null
  return (
    <nav aria-label={words.pages} className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <Button kind="outline" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {words.previous}
      </Button>
      <p className="text-muted">{words.page(page, pages)}</p>
      <Button kind="outline" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {words.next}
      </Button>
    </nav>
  )
}
