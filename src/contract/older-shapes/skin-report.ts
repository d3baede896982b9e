import type { FaceAnalysis } from '../face.ts'
import { PhotoQuality, SkinReading } from '../skin.ts'
import { SkinReport } from '../skin-report.ts'
import { parsedJson } from './structured.ts'

/** Before skin-3 nobody looked at edges, pigment and acne, in skin-1 neither at lost colour: nothing is said of them. */
const StoredReading = SkinReading.extend({
  quality: PhotoQuality.extend({
    lostColour: PhotoQuality.shape.lostColour.default(0),
    edgeSteepness: PhotoQuality.shape.edgeSteepness.default(0),
  }),
  acneSeverity: SkinReading.shape.acneSeverity.default(null),
  pigment: SkinReading.shape.pigment.default(null),
})
const StoredReport = SkinReport.extend({ reading: StoredReading })

/** The document of a measured analysis by any version of the measures; null where nothing was measured. */
export function readSkinReport(body: FaceAnalysis['analysis']): SkinReport | null {
  return StoredReport.safeParse(typeof body === 'string' ? parsedJson(body) : body).data ?? null
}
