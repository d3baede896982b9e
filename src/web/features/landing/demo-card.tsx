import { useState } from 'react'
import { landingWords } from '../../lib/words/landing.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { FaceSample } from './face-sample.tsx'
import { IngredientSample } from './ingredient-sample.tsx'

type Sample = 'ingredients' | 'face'
const words = landingWords.demo

export function DemoCard() {
  const [sample, setSample] = useState<Sample>('ingredients')
  return (
    <div className="rounded-card border border-edge bg-raised p-5 sm:p-7">
      <Tabs
        label={words.label}
        value={sample}
        onChange={setSample}
        tabs={[
          { value: 'ingredients', label: words.ingredients, panel: <IngredientSample /> },
          { value: 'face', label: words.face, panel: <FaceSample /> },
        ]}
      />
    </div>
  )
}
