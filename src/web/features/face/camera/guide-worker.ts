import { openBrowserNetworks } from './browser-networks.ts'
import type { GuideAnswer, GuideRequest } from './guide.ts'
import { openLook } from './look.ts'

/** Runs apart from the page: a look takes longer than a picture of the camera stays. */
let look: ReturnType<typeof openLook> | undefined

async function answer(request: GuideRequest): Promise<GuideAnswer | null> {
  if ('open' in request) {
    look = openLook(openBrowserNetworks(request.open))
    return null
  }
  return look === undefined ? { hasFailed: true } : { view: await look(request.look) }
}

self.onmessage = ({ data }: MessageEvent<GuideRequest>) => {
  void answer(data)
    .catch((): GuideAnswer => ({ hasFailed: true }))
    .then((answered) => {
      if (answered !== null) self.postMessage(answered)
    })
}
