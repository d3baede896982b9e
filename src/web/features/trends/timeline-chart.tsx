import { formatDate } from '../../lib/format.ts'
import type { TimelineBar } from './journey.ts'

const HEIGHT = 200
/** One bar with the room beside it; fewer bars keep this width, so that a single one is no wall. */
const STEP = 40
const BAR = 24
const LEFT = 30
const STEPS_MIN = 8
const LEVELS = [0, 40, 60, 80, 100]

/** Bars from old to new with the band of what may be the photo. The table says the same in words. */
export function TimelineChart({ bars, label }: { bars: readonly TimelineBar[]; label: string }) {
  const width = LEFT + Math.max(STEPS_MIN, bars.length) * STEP
  const middles = bars.map((_, at) => LEFT + at * STEP + STEP / 2)
  const edge = (end: 'low' | 'high') =>
    bars.map((bar, at) => `${middles[at] ?? 0},${HEIGHT - (bar[end] / 100) * HEIGHT}`).join(' ')
  return (
    <div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 -12 ${width} ${HEIGHT + 18}`}
        className="keep-colour w-full overflow-visible"
      >
        <defs>
          <pattern
            id="poor-photo"
            width="5"
            height="5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0V5" className="stroke-primary" strokeWidth="2" />
          </pattern>
        </defs>
        {LEVELS.map((level) => (
          <Level key={level} level={level} width={width} />
        ))}
        {bars.map(({ trend, height, isPoor }, at) => (
          <rect
            key={trend.faceAnalysisId}
            data-bar={height}
            data-poor={isPoor || undefined}
            x={(middles[at] ?? 0) - BAR / 2}
            y={HEIGHT - (height / 100) * HEIGHT}
            width={BAR}
            height={(height / 100) * HEIGHT}
            rx="2"
            strokeWidth="1.5"
            fill={isPoor ? 'url(#poor-photo)' : undefined}
            className={isPoor ? 'stroke-primary' : 'fill-primary stroke-primary'}
          />
        ))}
        <g fill="none" strokeWidth="1.6" strokeDasharray="4 3" className="stroke-accent">
          {bars.length === 1 ? (
            <SingleBand bar={bars[0]} middle={middles[0] ?? 0} />
          ) : (
            <>
              <polyline points={edge('high')} />
              <polyline points={edge('low')} />
            </>
          )}
        </g>
      </svg>
      <p aria-hidden className="mt-1 flex justify-between text-sm text-muted">
        <span>{formatDate(bars[0]?.trend.date)}</span>
        {bars.length > 1 && <span>{formatDate(bars.at(-1)?.trend.date)}</span>}
      </p>
    </div>
  )
}

function Level({ level, width }: { level: number; width: number }) {
  const y = HEIGHT - (level / 100) * HEIGHT
  return (
    <g>
      <line x1={LEFT} x2={width} y1={y} y2={y} strokeWidth="1" className="stroke-line" />
      <text x={LEFT - 6} y={y} dy="0.35em" textAnchor="end" className="fill-muted font-sans text-[11px]">
        {level}
      </text>
    </g>
  )
}

function SingleBand({ bar, middle }: { bar: TimelineBar | undefined; middle: number }) {
  if (bar === undefined) return null
  return [bar.low, bar.high].map((level) => (
    <line
      key={level}
      x1={middle - BAR}
      x2={middle + BAR}
      y1={HEIGHT - (level / 100) * HEIGHT}
      y2={HEIGHT - (level / 100) * HEIGHT}
    />
  ))
}
