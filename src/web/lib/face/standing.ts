import type { SkinMeasureName } from '../../../contract/skin.ts'
import type { SkinReport, Standing } from '../../../contract/skin-report.ts'

type ScaleLevel = 'low' | 'usual' | 'high' | 'far'

/** Reports of earlier rules have places only for what a score rests on. */
export function standingOf(
  { standings, why }: Pick<SkinReport, 'standings' | 'why'>,
  name: SkinMeasureName,
): Standing | undefined {
  return (
    standings?.[name] ??
    Object.values(why)
      .flatMap(({ parts }) => parts)
      .find(({ measure }) => measure === name)
  )
}

/** `high` begins where a concern is named and `far` where one is severe; a quarter of the ordinary faces are `low`. */
export function levelOf(percentile: number): ScaleLevel {
  return percentile >= 98 ? 'far' : percentile >= 80 ? 'high' : percentile >= 25 ? 'usual' : 'low'
}
