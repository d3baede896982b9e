import { useState } from 'react'
import { landingMessages } from './landing.messages.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { IngredientSample } from './ingredient-sample.tsx'
import { LineFace } from '../../ui/line-face.tsx'
import { SampleFact } from './sample-fact.tsx'

type Sample = 'ingredients' | 'face'
const messages = landingMessages.demo

export function DemoCard() {
  const [sample, setSample] = useState<Sample>('ingredients')
  return (
    <div className="rounded-card border border-edge bg-raised p-5 sm:p-7">
      <Tabs
        label={messages.label}
        value={sample}
        onChange={setSample}
        tabs={[
          { value: 'ingredients', label: messages.ingredients, panel: <IngredientSample /> },
          { value: 'face', label: messages.face, panel: <FaceSample /> },
        ]}
      />
    </div>
  )
}

const faceMessages = landingMessages.demo

function FaceSample() {
  return (
    <div>
      <LineFace label={faceMessages.faceAlt} className="mx-auto h-56 text-muted" />
      <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-y-3 border-t border-line pt-4">
        <SampleFact term={faceMessages.skinType} fact={faceMessages.skinTypeValue} />
        <SampleFact term={faceMessages.hydration} fact={faceMessages.hydrationValue} />
        <SampleFact term={faceMessages.complexion} fact={faceMessages.complexionValue} />
      </dl>
      <p className="mt-4 text-[0.9375rem] text-muted">{faceMessages.faceNote}</p>
    </div>
  )
}
