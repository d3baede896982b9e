import type { PhotoRefusal } from '../../../contract/skin.ts'
import { Failure } from '../../platform/failure.ts'

/**
 * What is wrong with the photo and what to do about it. The specified client finds its toast by words in the message:
 * 'objects, landscapes' for no face at all, 'human face' and 'clear photo' for the rest.
 */
const MESSAGES: Record<PhotoRefusal, string> = {
  'no-face':
    'We found no face. Pictures of objects, landscapes or animals cannot be analysed: please take a clear photo of your face.',
  'several-faces': 'There is more than one human face on this photo. Please take one with only yourself.',
  'cut-off':
    'A part of your face is outside the picture. Please take a clear photo with the whole face and a little room around it.',
  'too-small':
    'Your face is too far away on this photo. Please come closer, so that a clear photo of your skin is possible.',
  turned: 'Your face is turned too far to the side. Please look straight ahead for a clear photo.',
  'too-dark':
    'This photo is too dark to measure skin. Please take a clear photo in daylight, facing a window.',
  'blown-out':
    'Parts of your face are overexposed. Please take a clear photo without flash and out of direct sun.',
  'side-light':
    'One half of your face is much darker. Please take a clear photo with the light in front of you.',
  blurred: 'This photo is blurred. Please hold still, wipe the lens and take a clear photo.',
  'too-little':
    'Too little bare skin is to be seen on this photo. Please take a clear photo without glasses, hair or hands before your face.',
}

/** `fields.photo` names the reason for screens that show more than the toast. */
export function refusedPhoto(refusal: PhotoRefusal): Failure {
  return new Failure('INVALID_IMAGE', MESSAGES[refusal], { fields: { photo: refusal } })
}
