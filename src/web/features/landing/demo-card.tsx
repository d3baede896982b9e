import { useState } from 'react'
import { landingMessages } from './landing.messages.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { FaceSample } from './face-sample.tsx'
import { IngredientSample } from './ingredient-sample.tsx'

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
