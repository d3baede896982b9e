import { paths } from '../../lib/paths.ts'
import { useSite } from '../../lib/queries/site-queries.ts'
import { termsSections, termsWords } from '../../lib/words/reading/terms.ts'
import { LegalPage } from './legal-page.tsx'

export function TermsScreen() {
  return <LegalPage words={termsWords} path={paths.terms} sections={termsSections(useSite())} />
}
