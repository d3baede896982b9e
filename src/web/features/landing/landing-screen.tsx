import { PAGE_PRESETS } from '../../../contract/page-head.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { landingMessages as messages } from './landing.messages.ts'
import { Eyebrow, Page } from '../../ui/page.tsx'
import { DemoCard } from './demo-card.tsx'
import { Figures } from './figures.tsx'
import { Install } from './install.tsx'
import { LiveSample } from './live/live-sample.tsx'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useId } from 'react'
import { navigate } from '../../lib/navigation.tsx'
import { lookUpMessages as lookUpMessages } from '../../lib/messages/look-up.ts'
import { SearchForm } from '../../ui/search-form.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export function LandingScreen() {
  usePageHead(PAGE_PRESETS.home)
  return (
    <Page className="grid grid-cols-1 gap-16 lg:gap-24">
      <section className="grid grid-cols-1 items-center gap-x-12 gap-y-10 pt-2 lg:grid-cols-12 lg:pt-8">
        <div className="lg:col-span-5">
          <Eyebrow>{messages.eyebrow}</Eyebrow>
          <h1 data-page-heading tabIndex={-1} className="text-[2.5rem] leading-[1.06] sm:text-[3.25rem]">
            {messages.title}
          </h1>
          <p className="mt-5 mb-7 max-w-[46ch] text-lg text-muted">{messages.lead}</p>
          <HeroActions />
        </div>
        <div className="min-w-0 lg:col-span-7">
          <DemoCard />
        </div>
      </section>
      <Figures />
      <LiveSample />
      <Steps />
      <LookUp />
      <Promises />
      <Install />
      <section
        aria-labelledby="closing"
        className="grid justify-items-start gap-5 border-y border-line py-12"
      >
        <h2 id="closing" className="text-[2rem]">
          {messages.closing.title}
        </h2>
        <p className="text-lg text-muted">{messages.closing.text}</p>
        <HeroActions />
      </section>
    </Page>
  )
}

/** One page in both states; only what one can do next differs. */
function HeroActions() {
  const user = useUser()
  if (user === null) {
    return (
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink size="lg" to={paths.register}>
          {messages.start}
        </ButtonLink>
        <p className="text-muted">{messages.startNote}</p>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink size="lg" to={paths.dashboard}>
        {messages.scan}
      </ButtonLink>
      <ButtonLink size="lg" kind="outline" to={paths.face}>
        {messages.face}
      </ButtonLink>
    </div>
  )
}

/** The way in without an account: one name, looked up. */
function LookUp() {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-1 items-end gap-x-12 gap-y-6 border-y border-line py-12 lg:grid-cols-12"
    >
      <div className="lg:col-span-5">
        <h2 id={titleId} className="text-[2rem]">
          {lookUpMessages.title}
        </h2>
        <p className="mt-2 max-w-[46ch] text-lg text-muted">{lookUpMessages.text}</p>
      </div>
      <div className="grid gap-3 lg:col-span-7">
        <SearchForm
          label={lookUpMessages.label}
          placeholder={lookUpMessages.placeholder}
          submitLabel={lookUpMessages.submit}
          onSearch={(text) => navigate(paths.searchFor(text))}
        />
        <p>
          <TextLink to={paths.ingredients}>{lookUpMessages.all}</TextLink>
        </p>
      </div>
    </section>
  )
}

function Steps() {
  return (
    <section aria-labelledby="steps" className="grid grid-cols-1 gap-8 lg:grid-cols-12">
      <h2 id="steps" className="text-[2rem] lg:col-span-4">
        {messages.steps.title}
      </h2>
      <ol className="lg:col-span-8">
        {messages.steps.items.map((step, place) => (
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
  )
}

function Promises() {
  return (
    <section aria-labelledby="promises">
      <h2 id="promises" className="mb-8 max-w-[18ch] text-[2rem]">
        {messages.promises.title}
      </h2>
      <dl className="grid gap-x-12 sm:grid-cols-2">
        {messages.promises.items.map((promise) => (
          <div key={promise.title} className="border-t border-line py-6">
            <dt className="font-serif text-[1.375rem]">{promise.title}</dt>
            <dd className="mt-2 max-w-[52ch] text-muted">{promise.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
