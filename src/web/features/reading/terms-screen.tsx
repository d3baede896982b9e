import { paths } from '../../lib/paths.ts'
import { termsWords } from '../../lib/words/reading.ts'
import { ReadingPage } from './reading-page.tsx'

export function TermsScreen() {
  return <ReadingPage words={termsWords} path={paths.terms} />
}
