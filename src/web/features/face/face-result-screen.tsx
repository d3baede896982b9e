import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { faceWords } from '../../lib/words/account.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'

const words = faceWords.missing

/** No face analysis exists before the face page opens, so every address of one leads to nothing. */
export function FaceResultScreen() {
  usePageHead({ title: words.title, robots: 'noindex' })
  return (
    <Page className="grid min-h-[60vh] content-center justify-items-start gap-5">
      <PageTitle>{words.title}</PageTitle>
      <p className="text-lg text-muted">{words.text}</p>
      <ButtonLink to={paths.history}>{words.back}</ButtonLink>
    </Page>
  )
}
