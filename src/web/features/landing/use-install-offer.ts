import { useEffect, useState } from 'react'

type Offer = Event & { prompt: () => Promise<unknown> }

const isOffer = (event: Event): event is Offer => 'prompt' in event && typeof event.prompt === 'function'

type InstallOffer = {
  /** Opens the browser's own question; null where the browser offers none. */
  install: (() => void) | null
  isInstalled: boolean
}

/** Some browsers offer to install once they think the visitor is interested; the others have a menu for it. */
export function useInstallOffer(): InstallOffer {
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
