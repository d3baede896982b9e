import { landingWords } from '../../lib/words/landing.ts'
import { LineFace } from '../../ui/line-face.tsx'
import { SampleFact } from './sample-fact.tsx'

const words = landingWords.demo

export function FaceSample() {
  return (
    <div>
      <LineFace label={words.faceAlt} className="mx-auto h-56 text-muted" />
      <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-y-3 border-t border-line pt-4">
        <SampleFact term={words.skinType} fact={words.skinTypeValue} />
        <SampleFact term={words.hydration} fact={words.hydrationValue} />
        <SampleFact term={words.complexion} fact={words.complexionValue} />
      </dl>
      <p className="mt-4 text-[0.9375rem] text-muted">{words.faceNote}</p>
    </div>
  )
}
