import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../../lib/queries/user-queries.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** The account could not be asked for: the page works as for a visitor and says why. */
export function AccountNotice() {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(userQuery)
  if (data !== undefined || errorUpdateCount === 0) return null
  return (
    <div className="no-print mx-auto w-full max-w-6xl px-4 pt-4 sm:px-6">
      <Notice
        tone="caution"
        role="status"
        action={
          <Button kind="outline" size="sm" disabled={isFetching} onClick={() => void refetch()}>
            {commonMessages.retry}
          </Button>
        }
      >
        {commonMessages.accountUnknown}
      </Notice>
    </div>
  )
}
