import { concernLabel, faceMetricLabel } from '../../../contract/bands.ts'
import type { SkinReport } from '../../../contract/skin-report.ts'
import type { AiImpression } from '../../../contract/ai-words.ts'
import type { AiOutcome, Facts } from '../../adapters/ai/provider.ts'
import type { Deps } from '../../deps.ts'

/** Models take some seconds for a picture; the report is worth that wait, and no longer one. */
const WITHIN_MS = 8_000

type Measured = Omit<SkinReport, 'receipt'>
type Words = Pick<SkinReport, 'aiWords' | 'impressions'>

/**
 * Words beside a finished report, from its figures, and what an AI sees on the photo where its owner let it look (`photo`
 * is null otherwise). `sentTo` names the provider whenever something of the photo may have left, answer or not.
 */
export async function askForSkinWords(
  deps: Deps,
  report: Measured,
  { photo, signal }: { photo: Uint8Array | null; signal: AbortSignal },
): Promise<{ words: Words; sentTo: string | null }> {
  if (deps.ai.kind === 'none') return { words: {}, sentTo: null }
  const options = { signal, withinMs: WITHIN_MS }
  const [phrased, look] = await Promise.all([
    deps.ai.phraseFace(factsOf(report), options),
    photo === null ? null : lookAt(deps, photo, signal),
  ])
  return {
    words: {
      ...(phrased.ok ? { aiWords: { text: phrased.value, madeBy: phrased.madeBy } } : {}),
      ...(look?.ok && look.value.length > 0
        ? { impressions: { items: look.value, madeBy: look.madeBy } }
        : {}),
    },
    sentTo: look?.isSent ? deps.ai.name : null,
  }
}

async function lookAt(
  deps: Deps,
  photo: Uint8Array,
  signal: AbortSignal,
): Promise<AiOutcome<AiImpression[]> | null> {
  const sendable = await deps.readers.toSanitisedJpeg(photo, { signal }).catch(() => null)
  return sendable?.ok ? deps.ai.lookAtFace(sendable.jpeg, { signal, withinMs: WITHIN_MS }) : null
}

const METRICS = {
  hydration: 'hydration (appearance)',
  clarity: 'clarity',
  texture: 'texture',
  tone: 'tone',
} as const

/** Grades in words and no figures; nothing that follows from what its owner told us about themselves. */
function factsOf({ scores, skinType, concerns }: Measured): Facts {
  const metrics = (['hydration', 'clarity', 'texture', 'tone'] as const).flatMap((name) => {
    const score = scores[name]
    return score === undefined ? [] : `${METRICS[name]} is ${faceMetricLabel(score).toLowerCase()}`
  })
  return {
    sentences: [
      skinType === null
        ? 'The skin type was not measured.'
        : `The skin appears ${skinType.primary.toLowerCase()}.`,
      ...(metrics.length === 0 ? [] : [`By appearance, ${metrics.join(', ')}.`]),
      ...(concerns.length === 0
        ? ['No concern stands out.']
        : concerns.map(({ name, severity }) => `${name}: ${concernLabel(severity).toLowerCase()}.`)),
    ],
    names: [],
  }
}
