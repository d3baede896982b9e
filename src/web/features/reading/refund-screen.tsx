import { paths } from '../../lib/paths.ts'
import { refundSections, refundWords } from '../../lib/words/reading/refund.ts'
import { LegalPage } from './legal-page.tsx'

export function RefundScreen() {
  return <LegalPage words={refundWords} path={paths.refund} sections={refundSections} />
}
