import type { SkinMeasureName, SkinZone } from '../../contract/skin.ts'
import type { Places } from './places.ts'
import { facesBelow, type Norm } from './scale.ts'

/** What the value itself says, whatever its zones: the zones are named after it. */
const WHAT: Record<SkinMeasureName, string> = {
  redness: 'The skin is redder than calm skin of this tone',
  'under-eye-darkness': 'The skin below the eyes is darker than the cheeks',
  texture: 'The surface and its pores show more than on most photos',
  lines: 'Lines show more than on most photos',
  shine: 'The T-zone shines more than the cheeks',
  'dark-spots': 'Single spots are darker than the skin around them',
  'blemish-spots': 'Single spots are redder than the skin around them',
  unevenness: 'Tone and colour differ from place to place',
  'dryness-appearance': 'The cheeks look rougher than on most photos',
}

const PLACES: Record<SkinZone, string> = {
  forehead: 'on the forehead',
  'left-cheek': 'on the left cheek',
  'right-cheek': 'on the right cheek',
  nose: 'on the nose',
  chin: 'on the chin',
  'left-under-eye': 'below the left eye',
  'right-under-eye': 'below the right eye',
  'left-crows-feet': 'beside the left eye',
  'right-crows-feet': 'beside the right eye',
}

type Standing = { value: number; norm: Norm; isSevere: boolean }

export function concernSentence(
  measure: SkinMeasureName,
  { zones, isAlike }: Places,
  { value, norm, isSevere }: Standing,
): string {
  const named = listed(zones.map((zone) => PLACES[zone]))
  const where = named === '' ? '' : `, ${isAlike ? alike(zones.length) : 'most'} ${named}`
  const advice = isSevere ? ' If it is new or bothers you, have a professional look at it.' : ''
  return `${WHAT[measure]}${where}. More than on ${facesBelow(value, norm)} of ${norm.people} ordinary faces.${advice}`
}

/** One zone alone has nothing to be alike to. */
const alike = (zones: number) => (zones === 1 ? 'seen' : 'much alike')

function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
