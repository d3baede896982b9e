import type { Knowledge } from '../knowledge/load.ts'
import { listOnPhoto } from './list-on-photo.ts'

/** Below this a near spelling is a guess to show, not one to write down. */
const NEAR_SURE_MIN = 0.7

/**
 * The names of the list on a photo, none where it shows no list: in its order, as printed, with misread letters put right
 * where only one known name is near. For people who read photos in bulk; a screen shows the printed text and marks what it
 * is unsure of instead.
 */
export function namesOnLabel(text: string, knowledge: Knowledge): string[] {
  return (listOnPhoto(text, knowledge)?.items ?? []).map(({ printed, match }) => {
    const isPutRight = match.tier === 'near' && match.by !== null && match.confidence >= NEAR_SURE_MIN
    return isPutRight ? (match.by ?? printed) : printed
  })
}
