import type { Monograph } from '../../../contract/ingredient.ts'
import { EvidenceMeter } from '../../ui/evidence-meter.tsx'

/** `none` fills no bar. */
const STEPS: Record<Monograph['evidence'], number> = { none: 0, limited: 1, moderate: 2, strong: 3 }

/** The grade of what was tested, drawn and in words. */
export function EvidenceLine({ grade, text }: { grade: Monograph['evidence']; text: string }) {
  return (
    <span className="inline-flex items-start gap-2 font-semibold">
      <EvidenceMeter steps={STEPS[grade]} of={STEPS.strong} />
      {text}
    </span>
  )
}
