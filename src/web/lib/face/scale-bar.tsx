import type { SkinMeasureName } from '../../../contract/skin.ts'
import type { Standing } from '../../../contract/skin-report.ts'
import { faceMapMessages as messages } from '../messages/face.ts'
import { skinMessages } from '../messages/skin.ts'
import { levelOf } from './standing.ts'

type ScaleBarProps = { name: SkinMeasureName; standing: Standing; isUnsure: boolean }

/** A place between two words, from calm to red; the sentence says all that the drawing does. */
export function ScaleBar({ name, standing: { percentile, people }, isUnsure }: ScaleBarProps) {
  const { scale } = skinMessages.measures[name]
  const level = scale[levelOf(percentile)]
  return (
    <>
      <p className="text-lg">
        {messages.looks(level, isUnsure)} {messages.among(percentile, people)}
      </p>
      <div aria-hidden className="keep-colour mt-3 max-w-sm">
        <div className="relative h-3 rounded-full border border-line bg-linear-to-r from-sunk to-accent/60">
          <span
            className="absolute top-1/2 h-6 w-1.5 -translate-x-1/2 -translate-y-1/2 rounded-full border border-raised bg-ink"
            style={{ left: `${Math.min(98, Math.max(2, percentile))}%` }}
          />
        </div>
        <div className="mt-2 flex justify-between text-[0.9375rem] text-muted">
          <span>{scale.low}</span>
          <span>{scale.high}</span>
        </div>
      </div>
    </>
  )
}
