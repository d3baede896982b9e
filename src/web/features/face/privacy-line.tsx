import { useQuery } from '@tanstack/react-query'
import { failureText } from '../../lib/failure-text.ts'
import { useProvider } from '../../lib/queries/site-queries.ts'
import { faceMessages as messages } from '../../lib/messages/face.ts'
import { Button } from '../../ui/button.tsx'
import { consentsQuery, hasConsent, letsLook, useGiveConsent } from './face-queries.ts'

/** Where the photo goes, as it was agreed to; who agreed to less can let the provider look as well. */
export function PrivacyLine() {
  const { provider } = useProvider()
  const { data: consents = [] } = useQuery(consentsQuery)
  const give = useGiveConsent()
  const name = provider?.seesPhotos ? provider.name : null
  if (name === null || !hasConsent(consents)) return messages.privacy
  if (letsLook(consents, name)) return `${messages.notStored} ${messages.provider.goes(name)}`
  return (
    <>
      {messages.privacy} {messages.provider.about(name)}{' '}
      <Button
        kind="outline"
        size="sm"
        className="my-2"
        aria-disabled={give.isPending || undefined}
        onClick={() => give.mutate(name)}
      >
        {messages.provider.let(name)}
      </Button>
      {give.isError && (
        <span role="alert">{failureText(give.error, { fallback: messages.consent.failed })}</span>
      )}
    </>
  )
}
