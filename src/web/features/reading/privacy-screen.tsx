import { paths } from '../../lib/paths.ts'
import { privacyWords } from '../../lib/words/reading.ts'
import { ReadingPage } from './reading-page.tsx'

export function PrivacyScreen() {
  return <ReadingPage words={privacyWords} path={paths.privacy} />
}
