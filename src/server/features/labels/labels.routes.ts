import type { FastifyRequest } from 'fastify'
import { IMAGE_BYTES_MAX } from '../../../contract/limits-of-input.ts'
import type { Deps } from '../../deps.ts'
import { abortOnDisconnect } from '../../platform/http/abort-on-disconnect.ts'
import { LABEL_BYTES_MAX, serve, type App } from '../../platform/http/call.ts'
import { Failure } from '../../platform/failure.ts'
import { extractLabel, readTypedList } from './labels.ts'

/** The form around the picture: boundaries, headers and the few fields it may have. */
const FORM_BYTES_MAX = 64 * 1024

export function labelRoutes(app: App, deps: Deps): void {
  serve(
    app,
    'ocrExtract',
    ({ actor, request, reply }) =>
      extractLabel(deps, actor, () => readImage(request), abortOnDisconnect(reply)),
    { bodyLimit: IMAGE_BYTES_MAX + FORM_BYTES_MAX },
  )
  serve(app, 'readList', ({ actor, body }) => readTypedList(deps, actor, body), {
    bodyLimit: LABEL_BYTES_MAX,
  })
}

async function readImage(request: FastifyRequest): Promise<Uint8Array> {
  if (!request.isMultipart()) throw new Failure('UNSUPPORTED_TYPE', 'Please send the image as a form upload.')
  const image = await readPart(request).catch(brokenForm)
  if (image) return image
  throw new Failure('INVALID', 'Please send the photo in the field "image".', {
    fields: { image: 'Missing' },
  })
}

async function readPart(request: FastifyRequest): Promise<Uint8Array | null> {
  const part = await request.file()
  if (part?.fieldname !== 'image') return null
  const bytes = await part.toBuffer()
  // The plugin looks while pieces come in: where the limit falls into the last one, what was cut passes for the whole.
  if (part.file.truncated) throw new request.server.multipartErrors.RequestFileTooLargeError()
  return bytes
}

/** The form's parser throws plain errors for what is cut or no form; the plugin's own say what they are by a code. */
function brokenForm(error: unknown): never {
  if (error instanceof Error && 'code' in error) throw error
  throw new Failure('INVALID', 'The upload was cut on the way or is no form. Please try again.', {
    cause: error,
  })
}
