import { useSite } from '../../lib/queries/site-queries.ts'
import { useNow } from '../../lib/use-now.ts'
import { landingMessages } from './landing.messages.ts'
import { Button } from '../../ui/button.tsx'
import { useInstallOffer } from './use-install-offer.ts'
import type { SiteFacts } from '../../../contract/site.ts'

const messages = landingMessages.install

/** The apps that are announced, and what can be had today in their place. */
export function Install() {
  const { apps } = useSite()
  const { install, isInstalled } = useInstallOffer()
  const isExpected = isStillExpected(apps, new Date(useNow()))
  return (
    <section aria-labelledby="install" className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <h2 id="install" className="text-[2rem]">
          {messages.title}
        </h2>
        {apps.names !== '' && (
          <p className="mt-3 font-serif text-xl leading-snug">
            {isExpected ? messages.expected(apps.names, apps.expected) : messages.coming(apps.names)}
          </p>
        )}
        <p className="mt-3 max-w-[46ch] text-lg text-muted">{messages.text}</p>
        <p role="status">{isInstalled && messages.installed}</p>
        {install !== null && (
          <Button size="lg" className="mt-5" onClick={install}>
            {messages.button}
          </Button>
        )}
      </div>
      <dl className="lg:col-span-7">
        {messages.ways.map(({ where, how }) => (
          <div
            key={where}
            className="grid gap-x-6 gap-y-1 border-t border-line py-4 last:border-b sm:grid-cols-[12rem_1fr]"
          >
            <dt className="font-semibold">{where}</dt>
            <dd className="text-muted">{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The day `until` is still counted in, by the calendar of UTC. */
export function isStillExpected({ until }: SiteFacts['apps'], now: Date): boolean {
  return now.toISOString().slice(0, 10) <= until
}
