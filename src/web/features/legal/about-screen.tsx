import { PAGE_PRESETS } from '../../../contract/page-head.ts'
import type { ReactNode } from 'react'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { aboutMessages as messages } from './about.messages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'

export function AboutScreen() {
  usePageHead(PAGE_PRESETS.about)
  return (
    <Page>
      <PageTitle>{messages.heading}</PageTitle>
      <p className="mt-3 mb-10 max-w-[52ch] font-serif text-2xl leading-snug text-muted">{messages.lead}</p>
      <Part id="mission" words={messages.mission} />
      <Part id="vision" words={messages.vision} />
      <section aria-labelledby="features" className="border-t border-line py-10">
        <h2 id="features" className="mb-7 text-[1.75rem]">
          {messages.features.title}
        </h2>
        <dl className="grid gap-x-12 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
          {messages.features.items.map(({ title, text }) => (
            <div key={title} className="border-l-2 border-accent pl-4">
              <dt className="font-serif text-xl">{title}</dt>
              <dd className="mt-1 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Part id="technology" words={messages.technology}>
        <TextLink to={paths.ingredients} className="inline-flex min-h-11 items-center">
          {messages.technology.link}
        </TextLink>
      </Part>
      <Part id="team" words={messages.team}>
        <TextLink to={paths.contact} className="inline-flex min-h-11 items-center">
          {messages.team.link}
        </TextLink>
      </Part>
      <section aria-labelledby="next" className="border-y border-line py-12">
        <h2 id="next" className="text-[1.75rem]">
          {messages.next.title}
        </h2>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink size="lg" to="/ingredient-analysis">
            {messages.next.scan}
          </ButtonLink>
          <ButtonLink size="lg" kind="outline" to={paths.face}>
            {messages.next.face}
          </ButtonLink>
        </div>
      </section>
    </Page>
  )
}

type PartProps = { id: string; words: { title: string; text: readonly string[] }; children?: ReactNode }

/** A title beside its paragraphs, as in a ledger. */
function Part({ id, words: { title, text }, children }: PartProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-3 border-t border-line py-10 lg:grid-cols-[4fr_8fr]"
    >
      <h2 id={id} className="text-[1.75rem]">
        {title}
      </h2>
      <div className="grid max-w-[58ch] justify-items-start gap-4 text-lg">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
    </section>
  )
}
