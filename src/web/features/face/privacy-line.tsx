import { useQuery } from '@tanstack/react-query'
import { failureText } from '../../lib/failure-text.ts'
import { useProvider } from '../../lib/queries/site-queries.ts'
import { faceWords as words } from '../../lib/words/face.ts'
import { Button } from '../../ui/button.tsx'
import { consentsQuery, hasConsent, letsLook, useGiveConsent } from './face-queries.ts'

/** Where the photo goes, as it was agreed to; who agreed to less can let the provider look as well. */
export function PrivacyLine() {
  const { provider } = useProvider()
  const { data: consents = [] } = useQuery(consentsQuery)
  const give = useGiveConsent()
  const name = provider?.seesPhotos ? provider.name : null
  if (name === null || !hasConsent(consents)) return words.privacy
  if (letsLook(consents, name)) return `${words.notStored} ${words.provider.goes(name)}`
  return (
    <>
      {words.privacy} {words.provider.about(name)}{' '}
      <Button
        kind="outline"
        size="sm"
        className="my-2"
        aria-disabled={give.isPending || undefined}
        onClick={() => give.mutate(name)}
      >
        {words.provider.let(name)}
      </Button>
      {give.isError && (
        <span role="alert">{failureText(give.error, { fallback: words.consent.failed })}</span>
      )}
    </>
  )
}
