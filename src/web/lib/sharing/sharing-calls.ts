import type { QueryClient } from '@tanstack/react-query'
import { CONSENT_VERSIONS } from '../../../contract/choices.ts'
import type { Consent } from '../../../contract/account.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import type { Sharing, SharingRequest } from '../../../contract/sharing.ts'
import { pathOf, send } from '../api.ts'
import { newIdempotencyKey } from '../idempotency-key.ts'
import { isStatus } from '../problem-error.ts'
import { forgetLists } from '../queries/analyses-queries.ts'
import type { Shareable } from './shareable.ts'

/** Agreed to the words of today, and not taken back. Whatever cannot be known counts as no; nobody is asked who is signed out. */
export async function hasAgreed(client: QueryClient): Promise<boolean> {
  try {
    const consents = await client.fetchQuery({
      queryKey: [ENDPOINTS.listConsents.path],
      queryFn: () => send(ENDPOINTS.listConsents),
      retry: false,
      // The word may have been taken back in another tab a moment ago.
      staleTime: 0,
    })
    return consents.some(stands)
  } catch (error) {
    if (isStatus(error, 401)) throw error
    return false
  }
}

function stands({ kind, version, withdrawnAt }: Consent): boolean {
  return kind === 'sharing' && version === CONSENT_VERSIONS.sharing && withdrawnAt === null
}

export async function agree(client: QueryClient): Promise<void> {
  const body = { kind: 'sharing', isGiven: true } as const
  client.setQueryData(
    [ENDPOINTS.listConsents.path],
    await send(ENDPOINTS.setConsent, { body, key: newIdempotencyKey() }),
  )
}

/** Publishes or stops, and lets every place that shows this result know. */
export async function setSharing(
  client: QueryClient,
  { kind, id = '' }: Shareable,
  { key, ...body }: SharingRequest & { key: string },
): Promise<void> {
  const isCosmetic = kind === 'cosmetic'
  const call = isCosmetic ? ENDPOINTS.shareAnalysis : ENDPOINTS.shareFaceAnalysis
  const sharing = await send(call, { params: { id }, body, key })
  const [own, shared] = isCosmetic
    ? [ENDPOINTS.getAnalysis, ENDPOINTS.getPublicAnalysis]
    : [ENDPOINTS.getFaceAnalysis, ENDPOINTS.getPublicFaceAnalysis]
  for (const path of [pathOf(own, { id }), pathOf(shared, { id: sharing.shareId })])
    client.setQueryData<unknown>([path], (old: unknown) => withSharing(old, sharing))
  // Not waited for: the link is handed out at once, while the click that asked for it still counts.
  void forgetLists(client, kind)
}

/**
 * Changes the name beside a shared result; empty shows none. False where it is not shared any more: sending the name
 * would publish again what was closed in another tab.
 */
export async function setShownName(
  client: QueryClient,
  subject: Shareable,
  { ownerName, key }: { ownerName: string; key: string },
): Promise<boolean> {
  const params = { id: subject.id ?? '' }
  const { isPublic } =
    subject.kind === 'cosmetic'
      ? await send(ENDPOINTS.getAnalysis, { params })
      : await send(ENDPOINTS.getFaceAnalysis, { params })
  await setSharing(client, subject, isPublic ? { isPublic, ownerName, key } : { isPublic, key })
  return isPublic
}

function withSharing(old: unknown, { isPublic, ownerName }: Sharing): unknown {
  return typeof old === 'object' && old !== null ? { ...old, isPublic, ownerName } : old
}
