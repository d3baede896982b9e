import { useState } from 'react'
import { landingMessages } from './landing.messages.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { LineFace } from '../../ui/line-face.tsx'
import { classes } from '../../ui/classes.ts'
import { TONE_BAND, ToneMark, type Tone } from '../../ui/tone.tsx'
import { LABEL_UNDERLINE } from './label-underline.ts'

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

const sampleMessages = landingMessages.demo

/** A label and its reading at a glance; the live sample below has the engine do the same. */
function IngredientSample() {
  return (
    <div>
      <p className="text-sm font-semibold text-muted">{sampleMessages.onLabel}</p>
      <p className="stagger mt-2 rounded-control border border-line bg-paper px-4 py-3 font-mono text-[0.9375rem] leading-7">
        <span className="mr-[1ch] text-muted">{sampleMessages.printedHead}</span>
        {SAMPLE_LABEL.map(({ name, tone }, place) => (
          // The comma stays with its name, so that no line begins with it.
          <span key={name} className="animate-rise mr-[1ch] inline-block max-w-full wrap-anywhere">
            <span className={classes('underline decoration-2 underline-offset-4', LABEL_UNDERLINE[tone])}>
              {name}
            </span>
            {place < SAMPLE_LABEL.length - 1 && ','}
          </span>
        ))}
      </p>
      <p className="mt-5 text-sm font-semibold text-muted">{sampleMessages.resolved}</p>
      <div role="img" aria-label={sampleMessages.stripAlt} className="stagger mt-2 flex h-20 gap-1.5">
        {SAMPLE_LABEL.map(({ name, tone }) => (
          <span key={name} className={classes('animate-resolve flex-1 rounded-sm', TONE_BAND[tone])} />
        ))}
      </div>
      <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-y-3 border-t border-line pt-4">
        <SampleFact term={sampleMessages.score} fact={sampleMessages.scoreValue} />
        <SampleFact term={sampleMessages.vegan} fact={sampleMessages.veganValue} />
        <SampleFact term={sampleMessages.allergen} fact={sampleMessages.allergenValue} />
      </dl>
    </div>
  )
}

/** A label as it stands on a pack. The engine gives it 87 of 100, no animal origin known, and a low allergen risk. */
export const SAMPLE_LABEL: readonly { name: string; tone: Tone }[] = [
  { name: 'Aqua', tone: 'good' },
  { name: 'Propanediol', tone: 'good' },
  { name: 'Niacinamide', tone: 'good' },
  { name: 'Panthenol', tone: 'good' },
  { name: 'Allantoin', tone: 'good' },
  { name: 'Xanthan Gum', tone: 'good' },
  { name: 'Phenoxyethanol', tone: 'good' },
  { name: 'Sodium Benzoate', tone: 'good' },
  { name: 'Potassium Sorbate', tone: 'good' },
  { name: 'Dehydroacetic Acid', tone: 'good' },
  { name: 'Veloura Complex', tone: 'unknown' },
]

function SampleFact({ term, fact }: { term: string; fact: string }) {
  return (
    <div className="pr-3">
      <dt className="flex items-center gap-2 text-[0.9375rem] text-muted">
        <ToneMark tone="good" size={11} />
        {term}
      </dt>
      <dd className="mt-1 font-serif text-xl leading-tight sm:text-2xl">{fact}</dd>
    </div>
  )
}
