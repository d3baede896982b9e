import { landingWords } from '../../lib/words/landing.ts'
import { classes } from '../../ui/classes.ts'
import { TONE_BAND, ToneMark, type Tone } from '../../ui/tone.tsx'
import { SAMPLE_LABEL } from './sample-label.ts'

const words = landingWords.demo
const EACH_MS = 70
const FIRST_MS = 250

const UNDERLINE: Record<Tone, string> = {
  good: 'decoration-good',
  fair: 'decoration-fair decoration-dotted',
  poor: 'decoration-poor decoration-double',
  unknown: 'decoration-unknown decoration-dashed',
}

const delay = (place: number) => ({ animationDelay: `${FIRST_MS + place * EACH_MS}ms` })

/** The signature of the product: printed words resolve, one after another, into the strip of what they are. */
export function IngredientSample() {
  return (
    <div>
      <p className="text-sm font-semibold text-muted">{words.onLabel}</p>
      <div className="mt-2 rounded-control border border-line bg-paper px-4 py-3 font-mono text-[0.9375rem] leading-7">
        <span className="text-muted">{words.printedHead} </span>
        {SAMPLE_LABEL.map(({ name, tone }, place) => (
          <span key={name}>
            <span
              style={delay(place)}
              className={classes(
                'animate-rise inline-block underline decoration-2 underline-offset-4',
                UNDERLINE[tone],
              )}
            >
              {name}
            </span>
            {place < SAMPLE_LABEL.length - 1 ? ', ' : ''}
          </span>
        ))}
      </div>
      <p className="mt-5 text-sm font-semibold text-muted">{words.resolved}</p>
      <div role="img" aria-label={words.stripAlt} className="mt-2 flex h-20 gap-1.5">
        {SAMPLE_LABEL.map(({ name, tone }, place) => (
          <span
            key={name}
            style={delay(place)}
            className={classes('animate-resolve flex-1 rounded-sm', TONE_BAND[tone])}
          />
        ))}
      </div>
      <dl className="mt-5 grid grid-cols-3 border-t border-line pt-4">
        <SampleFact term={words.score} fact={words.scoreValue} />
        <SampleFact term={words.vegan} fact={words.veganValue} />
        <SampleFact term={words.allergen} fact={words.allergenValue} />
      </dl>
    </div>
  )
}

export function SampleFact({ term, fact }: { term: string; fact: string }) {
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
