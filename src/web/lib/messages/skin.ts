import type { PhotoRefusal, PhotoWarning, SkinMeasureName, SkinZone } from '../../../contract/skin.ts'
import type { ScoreName } from '../../../contract/face-report.ts'
import { formatNumber } from '../format.ts'

type MeasureWords = {
  name: string
  what: string
  /** The physical one, for the details. */
  unit: string
  /** What people see, among ordinary faces; only redness, which agrees with people, is ever said to be far. */
  scale: Record<'low' | 'usual' | 'high' | 'far', string>
}

/** Words of what is measured on a face, for every place that shows a measure, a zone or a photo. */
export const skinMessages = {
  notMeasured: 'Not measured',
  notMedical: 'Cosmetic appearance estimate from one photo. Not a medical device.',
  guidance: 'Cosmetic guidance from a photo, not medical advice.',
  scores: {
    overall: 'Overall',
    hydration: 'Hydration (appearance)',
    clarity: 'Clarity',
    texture: 'Texture',
    tone: 'Tone',
  } satisfies Record<ScoreName, string>,
  zones: {
    forehead: 'Forehead',
    'left-cheek': 'Left cheek',
    'right-cheek': 'Right cheek',
    nose: 'Nose',
    chin: 'Chin',
    'left-under-eye': 'Below the left eye',
    'right-under-eye': 'Below the right eye',
    'left-crows-feet': 'Beside the left eye',
    'right-crows-feet': 'Beside the right eye',
  } satisfies Record<SkinZone, string>,
  measures: {
    redness: {
      name: 'Redness',
      what: 'How much redder than calm skin it looks. Higher is redder.',
      unit: 'erythema index',
      scale: { low: 'calm', usual: 'usual', high: 'red', far: 'very red' },
    },
    'under-eye-darkness': {
      name: 'Under-eye darkness',
      what: 'How much darker than your cheeks it is below the eyes. Higher is darker.',
      unit: '100 log10 of luminance',
      scale: { low: 'even', usual: 'usual', high: 'dark', far: 'dark' },
    },
    texture: {
      name: 'Texture and pores',
      what: 'How much the light changes from pore to pore. Higher is more uneven.',
      unit: 'thousandths of log luminance',
      scale: { low: 'smooth', usual: 'usual', high: 'uneven', far: 'uneven' },
    },
    lines: {
      name: 'Lines',
      what: 'How much of lines is seen for the area. Higher is more.',
      unit: 'eye distances per squared eye distance',
      scale: { low: 'smooth', usual: 'usual', high: 'lined', far: 'lined' },
    },
    shine: {
      name: 'Shine',
      what: 'How much more of the T-zone than of the cheeks shines. Higher is shinier.',
      unit: 'percentage points',
      scale: { low: 'matt', usual: 'usual', high: 'shiny', far: 'shiny' },
    },
    'dark-spots': {
      name: 'Dark spots',
      what: 'Spots darker than the skin around them.',
      unit: 'spots',
      scale: { low: 'clear', usual: 'usual', high: 'spotted', far: 'spotted' },
    },
    'blemish-spots': {
      name: 'Blemish-like spots',
      what: 'Spots redder than the skin around them.',
      unit: 'spots',
      scale: { low: 'clear', usual: 'usual', high: 'spotted', far: 'spotted' },
    },
    unevenness: {
      name: 'Uneven tone',
      what: 'How much light and colour differ from place to place. Higher is more uneven.',
      unit: '100 log10',
      scale: { low: 'even', usual: 'usual', high: 'uneven', far: 'uneven' },
    },
    'dryness-appearance': {
      name: 'Dry look',
      what: 'How rough the cheeks look, and less where they shine. Higher looks drier.',
      unit: 'thousandths of log luminance',
      scale: { low: 'smooth', usual: 'usual', high: 'rough', far: 'rough' },
    },
  } satisfies Record<SkinMeasureName, MeasureWords>,
  warnings: {
    small: 'Your face is small on this photo, so fine detail counts less.',
    turned: 'Your face is turned a little, so one side is seen less well.',
    dark: 'The photo is rather dark, so colour and spots are less sure.',
    bright: 'Parts of your face are very bright, so redness, shine and the dry look may be left out.',
    'side-light': 'The light comes from one side, so tone and redness are less sure.',
    soft: 'The photo is a little soft, so texture and lines are less sure.',
  } satisfies Record<PhotoWarning, string>,
  /** What stopped the measuring, and what to do about it. */
  refusals: {
    'no-face': {
      title: 'We found no face on this photo',
      todo: 'Let your face fill most of the picture, without mask or hand before it.',
    },
    'several-faces': {
      title: 'There is more than one face on this photo',
      todo: 'Take it alone, and mind pictures and mirrors behind you.',
    },
    'cut-off': {
      title: 'A part of your face is outside the picture',
      todo: 'Hold the phone a little further away, so that there is room around your face.',
    },
    'too-small': {
      title: 'Your face is too far away on this photo',
      todo: 'Come closer, until your face fills about two thirds of the height.',
    },
    turned: {
      title: 'Your face is turned too far',
      todo: 'Look straight into the lens and hold the phone at the height of your eyes.',
    },
    'too-dark': {
      title: 'This photo is too dark',
      todo: 'Face a window by day, or turn on a light in front of you.',
    },
    'blown-out': {
      title: 'Parts of your face are overexposed',
      todo: 'Turn the flash off and leave direct sun.',
    },
    'side-light': {
      title: 'One half of your face is much darker',
      todo: 'Turn until the light comes from in front of you.',
    },
    blurred: {
      title: 'This photo is blurred',
      todo: 'Wipe the lens, rest your elbow on something and hold still.',
    },
    'too-little': {
      title: 'Too little of your skin is to be seen on this photo',
      todo: 'Take off glasses, and hold hair and hands out of your face.',
    },
  } satisfies Record<PhotoRefusal, { title: string; todo: string }>,
  value: (value: number) => formatNumber(roundForReading(value)),
} as const

/** Three figures are more than a photo can tell; small ones keep two. */
function roundForReading(value: number): number {
  const size = Math.abs(value)
  if (size >= 100) return Math.round(value)
  return size >= 10 ? Math.round(value * 10) / 10 : Math.round(value * 100) / 100
}
