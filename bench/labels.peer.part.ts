import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The text of a photo as another reader sees it. */
type Peer = { read: (bytes: Uint8Array) => Promise<string>; close: () => Promise<void> }

/** What is used of tesseract.js 6 and 7. */
type Tesseract = {
  createWorker: (
    language: string,
    engine: number,
    options: { langPath: string; cacheMethod: 'none'; errorHandler: (error: unknown) => void },
  ) => Promise<{
    recognize: (image: Buffer, options: { rotateAuto: boolean }) => Promise<{ data: { text: string } }>
    terminate: () => Promise<unknown>
  }>
}

const LANGUAGE_DATA = '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'

/**
 * tesseract.js with its English data, where somebody installed both for this (`npm install --no-save tesseract.js
 * @tesseract.js-data/eng`): nothing of ours needs them. It turns photos by itself, as ours does.
 */
export async function openTesseract(): Promise<Peer | null> {
  const require = createRequire(join(process.cwd(), 'package.json'))
  let langPath: string
  let tesseract: Tesseract
  try {
    langPath = dirname(require.resolve(LANGUAGE_DATA))
    tesseract = require('tesseract.js') as Tesseract
  } catch {
    return null
  }
  // Files that are no picture to it are an empty text, not the end of the run.
  const worker = await tesseract.createWorker('eng', 1, {
    langPath,
    cacheMethod: 'none',
    errorHandler: () => undefined,
  })
  return {
    read: async (bytes) => {
      try {
        return (await worker.recognize(Buffer.from(bytes), { rotateAuto: true })).data.text
      } catch {
        return ''
      }
    },
    close: async () => void (await worker.terminate()),
  }
}
