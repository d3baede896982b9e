import { useEffect, useSyncExternalStore } from 'react'
import { forgetWas, onWas, readWas, wasText } from '../../lib/account/account-was.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Another tab changed the account: says whose page this is now, until it is closed or the first one is back. */
export function AccountWasNotice() {
  const user = useUser()
  const was = readWas(useSyncExternalStore(onWas, wasText, () => null))
  const isBack = was !== null && was.id === user?.id
  useEffect(() => {
    if (isBack) forgetWas()
  }, [isBack])
  if (was === null || isBack) return null
  const { now, out } = commonMessages.accountWas
  return (
    <div>
      <Notice
        tone="caution"
        role="alert"
        action={
          <Button kind="outline" size="sm" onClick={forgetWas}>
            {commonMessages.close}
          </Button>
        }
      >
        {user === null ? out(was.name) : now(user.username, was.name)}
      </Notice>
    </div>
  )
}
