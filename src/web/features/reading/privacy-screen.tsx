import { paths } from '../../lib/paths.ts'
import { useProvider } from '../../lib/queries/site-queries.ts'
import { privacySections, privacyWords } from '../../lib/words/reading/privacy.ts'
import { LegalPage } from './legal-page.tsx'

export function PrivacyScreen() {
  return (
    <LegalPage words={privacyWords} path={paths.privacy} sections={privacySections(useProvider().provider)} />
  )
}
