import { paths } from '../../lib/paths.ts'
import { refundWords } from '../../lib/words/reading.ts'
import { withdrawalWords } from '../../lib/words/withdrawal.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ReadingPage } from './reading-page.tsx'

export function RefundScreen() {
  return (
    <ReadingPage words={refundWords} path={paths.refund}>
      <p className="border-t border-line pt-8">
        <ButtonLink kind="outline" to={paths.withdraw}>
          {withdrawalWords.title}
        </ButtonLink>
      </p>
    </ReadingPage>
  )
}
