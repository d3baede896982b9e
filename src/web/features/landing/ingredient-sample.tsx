import { landingMessages } from './landing.messages.ts'
import { classes } from '../../ui/classes.ts'
import { TONE_BAND, type Tone } from '../../ui/tone.tsx'
import { LABEL_UNDERLINE } from './label-underline.ts'
import { SampleFact } from './sample-fact.tsx'

const messages = landingMessages.demo

/** A label and its reading at a glance; the live sample below has the engine do the same. */
export function IngredientSample() {
  return (
    <div>
      <p className="text-sm font-semibold text-muted">{messages.onLabel}</p>
      <p className="stagger mt-2 rounded-control border border-line bg-paper px-4 py-3 font-mono text-[0.9375rem] leading-7">
        <span className="mr-[1ch] text-muted">{messages.printedHead}</span>
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
      <p className="mt-5 text-sm font-semibold text-muted">{messages.resolved}</p>
      <div role="img" aria-label={messages.stripAlt} className="stagger mt-2 flex h-20 gap-1.5">
        {SAMPLE_LABEL.map(({ name, tone }) => (
          <span key={name} className={classes('animate-resolve flex-1 rounded-sm', TONE_BAND[tone])} />
        ))}
      </div>
      <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-y-3 border-t border-line pt-4">
        <SampleFact term={messages.score} fact={messages.scoreValue} />
        <SampleFact term={messages.vegan} fact={messages.veganValue} />
        <SampleFact term={messages.allergen} fact={messages.allergenValue} />
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
