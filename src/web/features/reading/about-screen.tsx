import { paths } from '../../lib/paths.ts'
import { aboutWords } from '../../lib/words/reading.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ReadingPage } from './reading-page.tsx'

export function AboutScreen() {
  return (
    <ReadingPage words={aboutWords} path={paths.about}>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink size="lg" to="/ingredient-analysis">
          {aboutWords.scan}
        </ButtonLink>
        <ButtonLink size="lg" kind="outline" to={paths.face}>
          {aboutWords.face}
        </ButtonLink>
      </div>
    </ReadingPage>
  )
}
