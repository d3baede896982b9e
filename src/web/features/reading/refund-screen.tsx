import { paths } from '../../lib/paths.ts'
import { refundWords } from '../../lib/words/reading.ts'
import { ReadingPage } from './reading-page.tsx'

export function RefundScreen() {
  return <ReadingPage words={refundWords} path={paths.refund} />
}
