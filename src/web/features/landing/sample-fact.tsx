import { ToneMark } from '../../ui/tone.tsx'

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
