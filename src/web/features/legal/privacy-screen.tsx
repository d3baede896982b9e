import { paths } from '../../lib/paths.ts'
import { useProvider } from '../../lib/queries/site-queries.ts'
import { privacySections, privacyMessages } from './privacy.messages.ts'
import { LegalPage } from './legal-page.tsx'

export function PrivacyScreen() {
  return (
    <LegalPage
      words={privacyMessages}
      path={paths.privacy}
      sections={privacySections(useProvider().provider)}
    />
  )
}
