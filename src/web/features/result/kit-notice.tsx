import type { ProductPart } from '../../../contract/finding.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const messages = resultMessages.kit

export type KitPart = { text: string; productName: string }

type KitNoticeProps = {
  products: readonly ProductPart[]
  /** The text that the spans of the products are about. */
  text: string
  onAnalyseAlone: (part: KitPart) => void
}

/** One score over several products speaks for none of them, so each is offered by itself. */
export function KitNotice({ products, text, onAnalyseAlone }: KitNoticeProps) {
  const parts = products
    .map(({ span, title }, place) => ({
      title: title || messages.unnamed(place + 1),
      productName: title,
      text: text.slice(span.start, span.end).trim(),
    }))
    .filter((part) => part.text !== '')
  if (parts.length < 2) return null
  return (
    <Notice tone="caution" title={messages.title(parts.length)}>
      <p>{messages.text}</p>
      <ul className="no-print mt-3 flex flex-wrap gap-2">
        {parts.map((part, place) => (
          <li key={place} className="min-w-0">
            <Button
              kind="outline"
              size="sm"
              className="max-w-full wrap-anywhere"
              onClick={() => onAnalyseAlone({ text: part.text, productName: part.productName })}
            >
              {messages.alone(part.title)}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
