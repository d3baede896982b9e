import { useRef, useState, useEffect, type RefObject } from 'react'
import { SAMPLE_NAMES } from '../../../../contract/choices.ts'
import type { SampleName } from '../../../../contract/sample.ts'
import { commonMessages } from '../../../lib/messages/common.ts'
import { liveMessages as messages } from '../landing.messages.ts'
import { Eyebrow } from '../../../ui/page.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSample } from '../landing-queries.ts'
import { LiveResult } from './live-result.tsx'
import { PackLabel } from './pack-label.tsx'

/** The signature of the product, done by the engine itself: printed words resolve into the strip of what they are. */
export function LiveSample() {
  const box = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useState<SampleName>('cream')
  const sample = useSample(chosen, useSeen(box, '40%'))
  const isSeen = useSeen(box, '-20%')
  const { data: answer } = sample
  return (
    <section ref={box} aria-labelledby="live" className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 items-end gap-x-12 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Eyebrow>{messages.eyebrow}</Eyebrow>
          <h2 id="live" className="text-[2rem] sm:text-[2.375rem]">
            {messages.title}
          </h2>
          <p className="mt-3 max-w-[56ch] text-lg text-muted">{messages.lead}</p>
        </div>
        <SampleSwitch chosen={chosen} onChoose={setChosen} />
      </div>
      {sample.isError && (
        <LoadFailed
          text={messages.failed}
          retryLabel={commonMessages.retry}
          onRetry={() => void sample.refetch()}
        />
      )}
      {answer === undefined ? (
        !sample.isError && <LiveWait />
      ) : (
        <div
          key={answer.sample}
          className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[5fr_7fr]"
        >
          <div className="lg:sticky lg:top-24">
            <PackLabel answer={answer} isResolved={isSeen} />
            <p className="mt-3 text-[0.9375rem] text-muted">{messages.invented}</p>
          </div>
          {isSeen ? <LiveResult results={answer.results} /> : <ResultWait />}
        </div>
      )}
    </section>
  )
}

type SampleSwitchProps = { chosen: SampleName; onChoose: (sample: SampleName) => void }

function SampleSwitch({ chosen, onChoose }: SampleSwitchProps) {
  return (
    <div
      role="group"
      aria-label={messages.choose}
      className="flex flex-wrap gap-1 justify-self-start rounded-control border border-edge p-1 lg:col-span-5 lg:justify-self-end"
    >
      {SAMPLE_NAMES.map((sample) => (
        <button
          key={sample}
          type="button"
          aria-pressed={chosen === sample}
          onClick={() => onChoose(sample)}
          className="min-h-11 rounded-[0.3rem] px-4 font-semibold text-muted hover:text-ink aria-pressed:bg-primary aria-pressed:text-on-primary"
        >
          {messages.samples[sample].short}
        </button>
      ))}
    </div>
  )
}

function LiveWait() {
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[5fr_7fr]">
      <Skeleton className="h-80" />
      <ResultWait />
    </div>
  )
}

function ResultWait() {
  return <Skeleton className="h-[52rem] sm:h-[44rem]" />
}

/** True once any of the element has come within `margin` of the window (as in CSS: '-10%' is inside it), and then for good. */
function useSeen(element: RefObject<Element | null>, margin: string): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (element.current === null || isSeen) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true)
      },
      { rootMargin: `${margin} 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isSeen, margin])
  return isSeen
}
