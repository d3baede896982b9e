import { runsOf, type LinePoint } from './measure-lines.ts'

const WIDTH = 240
const HEIGHT = 64
const EDGE = 8

/** A line on its own scale from its least to its most; a run of one is a dot. Poor photos have hollow dots. */
export function SparkLine({ points, label }: { points: readonly LinePoint[]; label: string }) {
  const values = points.map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const range = most - least
  const x = (point: LinePoint) =>
    points.length === 1
      ? WIDTH / 2
      : EDGE + (points.indexOf(point) / (points.length - 1)) * (WIDTH - 2 * EDGE)
  const y = ({ value }: LinePoint) =>
    range === 0 ? HEIGHT / 2 : HEIGHT - EDGE - ((value - least) / range) * (HEIGHT - 2 * EDGE)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="keep-colour h-16 w-full max-w-80 text-primary"
    >
      <line x1="0" x2={WIDTH} y1={HEIGHT - 1} y2={HEIGHT - 1} className="stroke-line" />
      {runsOf(points).map((run) => (
        <polyline
          key={run[0]?.date}
          points={run.map((point) => `${x(point)},${y(point)}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      ))}
      {points.map((point) => (
        <circle
          key={point.date}
          cx={x(point)}
          cy={y(point)}
          r="3.5"
          stroke="currentColor"
          strokeWidth="1.5"
          className={point.isPoor ? 'fill-raised' : 'fill-primary'}
        />
      ))}
    </svg>
  )
}
