import { PAGE_PRESETS } from '../../../contract/page-head.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { landingWords as words } from '../../lib/words/landing.ts'
import { Eyebrow, Page } from '../../ui/page.tsx'
import { DemoCard } from './demo-card.tsx'
import { HeroActions } from './hero-actions.tsx'
import { LookUp } from './look-up.tsx'

export function LandingScreen() {
  usePageHead(PAGE_PRESETS.home)
  return (
    <Page className="grid gap-20 lg:gap-28">
      <section className="grid items-center gap-x-12 gap-y-10 pt-2 lg:grid-cols-12 lg:pt-8">
        <div className="lg:col-span-5">
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h1 data-page-heading tabIndex={-1} className="text-[2.5rem] leading-[1.06] sm:text-[3.25rem]">
            {words.title}
          </h1>
          <p className="mt-5 mb-7 max-w-[46ch] text-lg text-muted">{words.lead}</p>
          <HeroActions />
        </div>
        <div className="min-w-0 lg:col-span-7">
          <DemoCard />
        </div>
      </section>
      <section aria-labelledby="steps" className="grid gap-8 lg:grid-cols-12">
        <h2 id="steps" className="text-[2rem] lg:col-span-4">
          {words.steps.title}
        </h2>
        <ol className="lg:col-span-8">
          {words.steps.items.map((step, place) => (
            <li
              key={step.title}
              className="grid grid-cols-[3rem_1fr] border-t border-line py-5 sm:grid-cols-[5rem_1fr]"
            >
              <span aria-hidden className="font-serif text-4xl leading-none text-accent">
                {place + 1}
              </span>
              <div>
                <h3 className="text-2xl">{step.title}</h3>
                <p className="mt-1.5 max-w-[56ch] text-muted">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <LookUp />
      <section aria-labelledby="promises">
        <h2 id="promises" className="mb-8 max-w-[18ch] text-[2rem]">
          {words.promises.title}
        </h2>
        <dl className="grid gap-x-12 sm:grid-cols-2">
          {words.promises.items.map((promise) => (
            <div key={promise.title} className="border-t border-line py-6">
              <dt className="font-serif text-[1.375rem]">{promise.title}</dt>
              <dd className="mt-2 max-w-[52ch] text-muted">{promise.text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section
        aria-labelledby="closing"
        className="grid justify-items-start gap-5 border-y border-line py-12"
      >
        <h2 id="closing" className="text-[2rem]">
          {words.closing.title}
        </h2>
        <p className="text-lg text-muted">{words.closing.text}</p>
        <HeroActions />
      </section>
    </Page>
  )
}
