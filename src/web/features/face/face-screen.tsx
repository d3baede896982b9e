import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { useLimits } from '../../lib/queries/limits-queries.ts'
import { faceWords as words } from '../../lib/words/account.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LineFace } from '../../ui/line-face.tsx'

export function FaceScreen() {
  const limits = useLimits()
  usePageHead({ title: words.title, robots: 'noindex' })
  const isIncluded = limits.data !== undefined && limits.data.faces.limit !== 0
  const state = isIncluded ? words.notYet : words.notIncluded
  return (
    <Page>
      <PageTitle>{words.title}</PageTitle>
      <p className="mt-2 mb-8 max-w-[60ch] text-lg text-muted">{words.lead}</p>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Card className="grid content-center justify-items-center gap-4 text-center">
          <LineFace className="h-44 text-muted" />
          {limits.isPending ? (
            <Skeleton className="h-32 w-full" />
          ) : (
            <>
              <h2 className="text-2xl">{state.title}</h2>
              <p className="max-w-[44ch] text-muted">{state.text}</p>
            </>
          )}
          <div className="flex flex-wrap justify-center gap-3">
            {!isIncluded && <ButtonLink to={paths.pricing}>{words.plans}</ButtonLink>}
            <ButtonLink kind="outline" to={paths.dashboard}>
              {words.scan}
            </ButtonLink>
          </div>
        </Card>
        <Card labelledBy="face-features">
          <h2 id="face-features" className="mb-3 text-[1.375rem]">
            {words.featuresTitle}
          </h2>
          <dl className="divide-y divide-line border-t border-line">
            {words.features.map((feature) => (
              <div key={feature.title} className="py-3">
                <dt className="font-semibold">{feature.title}</dt>
                <dd className="text-muted">{feature.text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-[0.9375rem] text-muted">{words.privacy}</p>
        </Card>
      </div>
    </Page>
  )
}
