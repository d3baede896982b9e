import { useId } from 'react'
import { paths } from '../../lib/paths.ts'
import { faceMessages as messages } from '../../lib/messages/face.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LineFace } from '../../ui/line-face.tsx'

/** Told before any photo is chosen: on this plan it would not be analysed. */
export function NotIncluded() {
  const titleId = useId()
  return (
    <Card labelledBy={titleId} className="grid content-center justify-items-center gap-4 text-center">
      <LineFace className="h-44 text-muted" />
      <h2 id={titleId} className="text-2xl">
        {messages.notIncluded.title}
      </h2>
      <p className="max-w-[44ch] text-muted">{messages.notIncluded.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.pricing}>{messages.plans}</ButtonLink>
        <ButtonLink kind="outline" to={paths.dashboard}>
          {messages.scan}
        </ButtonLink>
      </div>
      <p className="text-[0.9375rem] text-muted">{messages.privacy}</p>
    </Card>
  )
}
