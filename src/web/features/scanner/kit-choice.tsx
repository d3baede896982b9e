import type { ProductPart } from '../../../contract/finding.ts'
import { liveMessages } from './live-marks.messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const messages = liveMessages.kit

type KitChoiceProps = {
  products: readonly ProductPart[]
  onReduce: (part: ProductPart) => void
}

/** Two products analysed as one get a score that speaks for neither. */
export function KitChoice({ products, onReduce }: KitChoiceProps) {
  if (products.length < 2) return null
  return (
    <Notice tone="caution" title={messages.title(products.length)}>
      <p>{messages.text}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {products.map((part, place) => (
          <li key={part.span.start} className="min-w-0">
            <Button
              kind="outline"
              size="sm"
              className="max-w-full wrap-anywhere"
              onClick={() => onReduce(part)}
            >
              {messages.only(part.title || messages.unnamed(place + 1))}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
