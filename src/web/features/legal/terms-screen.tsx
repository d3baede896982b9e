import { paths } from '../../lib/paths.ts'
import { useSite } from '../../lib/queries/site-queries.ts'
import { termsSections, termsMessages } from './terms.messages.ts'
import { LegalPage } from './legal-page.tsx'

export function TermsScreen() {
  return <LegalPage words={termsMessages} path={paths.terms} sections={termsSections(useSite())} />
}
