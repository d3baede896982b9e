import { faceResultWords as words } from '../../lib/words/face.ts'
import { Notice } from '../../ui/notice.tsx'

export function NotComplete() {
  return (
    <Notice tone="caution" title={words.notComplete.title}>
      {words.notComplete.text}
    </Notice>
  )
}
