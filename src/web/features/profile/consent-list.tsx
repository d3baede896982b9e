import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CONSENT_VERSIONS } from '../../../contract/choices.ts'
import { ConsentKind, isOfToday, type Consent } from '../../../contract/account.ts'
import { formatDate } from '../../lib/format.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { isUntold } from '../../lib/queries/is-untold.ts'
import { consentMessages as messages } from './profile.messages.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { consentsQuery, sessionsQuery, sharedLinksQuery, useSetConsent } from './profile-queries.ts'
import { RowsSkeleton } from './rows-skeleton.tsx'
import { Dialog } from '../../ui/dialog.tsx'

export function ConsentList() {
  const { data, isError, refetch } = useQuery(consentsQuery)
  const sessions = useQuery(sessionsQuery)
  const set = useSetConsent()
  const [isAsking, setIsAsking] = useState(false)
  if (data === undefined && isError)
    return (
      <LoadFailed
        text={messages.loadFailed}
        retryLabel={commonMessages.retry}
        onRetry={() => void refetch()}
      />
    )
  // The sessions stand above: a box that somebody aims at must not move by as many rows as they are.
  if (data === undefined || isUntold(sessions)) return <RowsSkeleton rows={2} />
  return (
    <>
      <ul className="border-t border-line">
        {ConsentKind.options.map((kind) => (
          <ConsentRow
            key={kind}
            kind={kind}
            // Newest first, so this is the word that counts.
            last={data.find((consent) => consent.kind === kind)}
            isBusy={set.isPending}
            onSet={(isGiven) => {
              if (kind === 'sharing' && !isGiven) setIsAsking(true)
              else set.mutate({ kind, isGiven })
            }}
          />
        ))}
      </ul>
      {isAsking && (
        <WithdrawSharingDialog
          isBusy={set.isPending}
          onClose={() => setIsAsking(false)}
          onWithdraw={() => {
            set.mutate({ kind: 'sharing', isGiven: false }, { onSettled: () => setIsAsking(false) })
          }}
        />
      )}
    </>
  )
}

type RowProps = {
  kind: ConsentKind
  last: Consent | undefined
  isBusy: boolean
  onSet: (isGiven: boolean) => void
}

function ConsentRow({ kind, last, isBusy, onSet }: RowProps) {
  const { name, text } = messages.kinds[kind]
  const isStanding = last !== undefined && last.withdrawnAt === null
  const isCurrent = isStanding && isOfToday(kind, last.version)
  return (
    <li className="border-b border-line py-4">
      <h3 className="font-sans text-base font-semibold">{name}</h3>
      <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="block font-semibold">{stateOf(kind, last)}</span>
          <span className="text-sm text-muted">
            {messages.version(isStanding ? last.version : CONSENT_VERSIONS[kind])}
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          {isStanding && (
            <Button
              kind="outline"
              size="sm"
              disabled={isBusy}
              aria-label={messages.withdrawOf(name)}
              onClick={() => onSet(false)}
            >
              {messages.withdraw}
            </Button>
          )}
          {!isCurrent && (
            <Button
              kind="outline"
              size="sm"
              disabled={isBusy}
              aria-label={messages.giveTo(name)}
              onClick={() => onSet(true)}
            >
              {messages.give}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

function stateOf(kind: ConsentKind, last: Consent | undefined): string {
  if (last === undefined) return messages.never
  if (last.withdrawnAt !== null) return messages.withdrawn(formatDate(last.withdrawnAt))
  const day = formatDate(last.givenAt)
  return isOfToday(kind, last.version) ? messages.given(day) : messages.older(day)
}

const withdrawMessages = messages.closing

type WithdrawSharingProps = { isBusy: boolean; onWithdraw: () => void; onClose: () => void }

/** Says how many links die before they do. A count that cannot be had keeps nobody from withdrawing. */
function WithdrawSharingDialog({ isBusy, onWithdraw, onClose }: WithdrawSharingProps) {
  const links = useQuery(sharedLinksQuery)
  const isCounting = links.isFetching && links.data === undefined
  return (
    <Dialog title={withdrawMessages.title} closeLabel={commonMessages.close} onClose={onClose}>
      <div className="grid gap-2">
        <p role="status" className="text-lg">
          {isCounting
            ? withdrawMessages.counting
            : links.data === undefined
              ? withdrawMessages.uncounted
              : withdrawMessages.effect(links.data.cosmetic, links.data.skin)}
        </p>
        <p className="text-muted">{withdrawMessages.kept}</p>
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button kind="outline" className="max-sm:w-full" onClick={onClose}>
          {withdrawMessages.no}
        </Button>
        <Button kind="danger" className="max-sm:w-full" disabled={isBusy || isCounting} onClick={onWithdraw}>
          {isBusy ? withdrawMessages.working : withdrawMessages.yes}
        </Button>
      </div>
    </Dialog>
  )
}
