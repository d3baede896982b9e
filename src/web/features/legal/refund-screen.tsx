import { paths } from '../../lib/paths.ts'
import { refundSections, refundMessages } from './refund.messages.ts'
import { LegalPage } from './legal-page.tsx'

export function RefundScreen() {
  return <LegalPage words={refundMessages} path={paths.refund} sections={refundSections} />
}
