import { paths } from '../../lib/paths.ts'
import type { Limits } from '../../lib/queries/limits-reader.ts'
import { faceMessages } from '../../lib/messages/face.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { faceAllowanceText } from './face-allowance.ts'

/** How many face analyses are used and left. */
export function UsageLine({ limits }: { limits: Limits }) {
  const told = faceAllowanceText(limits)
  if (told === null) return null
  const { line, note, canUpgrade } = told
  return (
    <div className="grid w-full gap-3 text-left">
      <p className="text-center text-muted">{line}</p>
      {note !== null && (
        <Notice
          tone={note.tone}
          {...(note.title === undefined ? {} : { title: note.title })}
          action={canUpgrade && <TextLink to={paths.pricing}>{faceMessages.plans}</TextLink>}
        >
          {note.text}
        </Notice>
      )}
    </div>
  )
}
