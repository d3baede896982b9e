import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import type { ProductPart } from '../../../contract/finding.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { liveMessages } from './live-marks.messages.ts'
import { isDoubtful, type NameMark } from './live-reading.ts'
import { scannerMessages } from './scanner.messages.ts'

const kitMessages = liveMessages.kit

type FoundBarProps = {
  products: number
  marks: readonly NameMark[]
  onShowKit: () => void
  onShowName: (mark: NameMark) => void
}

/** One line, for which the place is held: what to look at in the text, the products of a kit before the names of each. */
export function FoundBar({ products, marks, onShowKit, onShowName }: FoundBarProps) {
  const doubtful = marks.filter(isDoubtful)
  if (products > 0) return <KitBar products={products} onShow={onShowKit} />
  return doubtful.length > 0 && <DoubtBar marks={doubtful} show={onShowName} />
}

type DoubtBarProps = { marks: readonly NameMark[]; show: (mark: NameMark) => void }

/** From one doubtful name to the next, each selected in the box so that it can be typed over. */
function DoubtBar({ marks, show }: DoubtBarProps) {
  const messages = scannerMessages.doubt
  const [next, setNext] = useState(0)
  const step = () => {
    const mark = marks[next % marks.length]
    setNext((next + 1) % marks.length)
    if (mark !== undefined) show(mark)
  }
  return (
    <p className="flex items-center justify-between gap-3" title={messages.why}>
      <strong className="text-fair">{messages.count(marks.length)}</strong>
      <Button kind="outline" size="sm" onClick={step}>
        {messages.next}
        <ArrowRight aria-hidden size={16} />
      </Button>
    </p>
  )
}

/** The way to the choice, which stands behind the form. */
function KitBar({ products, onShow }: { products: number; onShow: () => void }) {
  return (
    <p className="flex items-center justify-between gap-3">
      <strong className="text-fair">{kitMessages.count(products)}</strong>
      <Button kind="outline" size="sm" onClick={onShow}>
        {kitMessages.choose}
        <ArrowRight aria-hidden size={16} />
      </Button>
    </p>
  )
}

type KitChoiceProps = {
  products: readonly ProductPart[]
  onReduce: (part: ProductPart) => void
}

/** Two products analysed as one get a score that speaks for neither. */
export function KitChoice({ products, onReduce }: KitChoiceProps) {
  return (
    <Notice tone="caution" title={kitMessages.title(products.length)}>
      <p>{kitMessages.text}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {products.map((part, place) => (
          <li key={part.span.start} className="min-w-0">
            <Button
              kind="outline"
              size="sm"
              className="max-w-full wrap-anywhere"
              onClick={() => onReduce(part)}
            >
              {kitMessages.only(part.title || kitMessages.unnamed(place + 1))}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
