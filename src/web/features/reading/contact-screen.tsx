import { paths } from '../../lib/paths.ts'
import { contactWords } from '../../lib/words/reading.ts'
import { ReadingPage } from './reading-page.tsx'

export function ContactScreen() {
  return <ReadingPage words={contactWords} path={paths.contact} />
}
