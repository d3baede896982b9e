import { useSite } from '../../lib/queries/site-queries.ts'
import { useNow } from '../../lib/use-now.ts'
import { landingMessages } from './landing.messages.ts'
import { Button } from '../../ui/button.tsx'
import type { SiteFacts } from '../../../contract/site.ts'
import { useEffect, useState } from 'react'

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

type Offer = Event & { prompt: () => Promise<unknown> }

const isOffer = (event: Event): event is Offer => 'prompt' in event && typeof event.prompt === 'function'

type InstallOffer = {
  /** Opens the browser's own question; null where the browser offers none. */
  install: (() => void) | null
  isInstalled: boolean
}

/** Some browsers offer to install once they think the visitor is interested; the others have a menu for it. */
function useInstallOffer(): InstallOffer {
  const [offer, setOffer] = useState<Offer | null>(null)
  const [isInstalled, setInstalled] = useState(false)
  useEffect(() => {
    const keep = (event: Event) => {
      if (!isOffer(event)) return
      // Otherwise the browser asks by itself, beside our own button.
      event.preventDefault()
      setOffer(event)
    }
    const done = () => {
      setOffer(null)
      setInstalled(true)
    }
    window.addEventListener('beforeinstallprompt', keep)
    window.addEventListener('appinstalled', done)
    return () => {
      window.removeEventListener('beforeinstallprompt', keep)
      window.removeEventListener('appinstalled', done)
    }
  }, [])
  return {
    install:
      offer === null
        ? null
        : () => {
            // One offer opens one question, whatever the answer.
            setOffer(null)
            void offer.prompt()
          },
    isInstalled,
  }
}
