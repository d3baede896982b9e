import { z } from 'zod'
import {
  FaceAnalysis,
  FaceAnalysisBody,
  FaceConcern,
  FaceRecommendations,
  type PublicFaceAnalysis,
} from '../face.ts'

/** Rows outlive the code that wrote them: what one field lacks must not hide the rest. */
const LooseFace = z.object({
  id: z.string().optional(),
  shareId: z.string().catch(''),
  createdAt: z.string().catch(''),
  safetyScore: FaceAnalysis.shape.safetyScore.catch(null),
  skinType: FaceAnalysis.shape.skinType.catch(null),
  isPublic: z.boolean().catch(false),
  ownerName: z.string().nullable().catch(null),
  concerns: z.array(z.unknown()).catch([]).transform(readable),
  recommendations: FaceRecommendations.catch([]),
  analysis: FaceAnalysisBody.catch(''),
  // The call for one's own has no such field: who is answered there is the owner.
  isOwner: z.boolean().default(true),
})

/** One face analysis from whichever call answered; throws only where the answer is no object. */
export function readFaceAnalysis(json: unknown): PublicFaceAnalysis {
  return LooseFace.parse(json)
}

function readable(concerns: readonly unknown[]): FaceAnalysis['concerns'] {
  return concerns.flatMap((concern) => {
    const read = FaceConcern.safeParse(concern)
    return read.success ? [read.data] : []
  })
}
