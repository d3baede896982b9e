import { faceResultMessages as messages } from '../../lib/messages/face.ts'
import { Notice } from '../../ui/notice.tsx'

export function NotComplete() {
  return (
    <Notice tone="caution" title={messages.notComplete.title}>
      {messages.notComplete.text}
    </Notice>
  )
}
