import type { Tone } from '../../ui/tone.tsx'

/** Each verdict has a line of its own under the printed word, so that colour never speaks alone. */
export const LABEL_UNDERLINE: Record<Tone, string> = {
  good: 'decoration-good',
  fair: 'decoration-fair decoration-dotted',
  weak: 'decoration-weak decoration-wavy',
  poor: 'decoration-poor decoration-double',
  unknown: 'decoration-unknown decoration-dashed',
}
