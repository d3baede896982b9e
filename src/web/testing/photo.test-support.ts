import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'

const ONE_PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}

/** A picture of exactly so many bytes: what follows the end of a PNG is passed over by whoever decodes it. */
export function png(bytes = 200, name = 'label.png'): File {
  const picture = bytesOf(ONE_PIXEL)
  return new File([picture, new Uint8Array(bytes - picture.length)], name, { type: 'image/png' })
}

/** A picture of one colour. */
export function plainPicture(
  colour: string,
  { width, height, type = 'image/png' }: { width: number; height: number; type?: string },
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('nothing to draw on')
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
  return canvas.convertToBlob({ type })
}

/** As when somebody picked it in the window of the system. */
export async function choose(file: File, label = 'Choose a photo'): Promise<void> {
  const place = page.getByLabelText(label, { exact: true })
  await expect.element(place).toBeInTheDocument()
  const input = place.element() as HTMLInputElement
  const picked = new DataTransfer()
  picked.items.add(file)
  input.files = picked.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Photos whose name begins with 'slow' are decoded only once the function given back is called; it waits until the page knows. */
export function holdDecoding(): () => Promise<void> {
  const decode = globalThis.createImageBitmap.bind(globalThis)
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  let decoded: Promise<unknown> = Promise.resolve()
  vi.spyOn(globalThis, 'createImageBitmap').mockImplementation((source: ImageBitmapSource) => {
    if (!(source instanceof File && source.name.startsWith('slow'))) return decode(source)
    const bitmap = released.then(() => decode(source))
    decoded = bitmap
    return bitmap
  })
  return async () => {
    release()
    await decoded
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }
}
