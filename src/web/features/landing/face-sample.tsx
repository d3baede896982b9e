import { landingMessages } from './landing.messages.ts'
import { LineFace } from '../../ui/line-face.tsx'
import { SampleFact } from './sample-fact.tsx'

const messages = landingMessages.demo

export function FaceSample() {
  return (
    <div>
      <LineFace label={messages.faceAlt} className="mx-auto h-56 text-muted" />
      <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-y-3 border-t border-line pt-4">
        <SampleFact term={messages.skinType} fact={messages.skinTypeValue} />
        <SampleFact term={messages.hydration} fact={messages.hydrationValue} />
        <SampleFact term={messages.complexion} fact={messages.complexionValue} />
      </dl>
      <p className="mt-4 text-[0.9375rem] text-muted">{messages.faceNote}</p>
    </div>
  )
}
