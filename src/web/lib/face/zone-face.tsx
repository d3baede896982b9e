import { useId } from 'react'
import { SkinZone } from '../../../contract/skin.ts'
import { LineFace } from '../../ui/line-face.tsx'
import type { ZoneLevel } from '../../../contract/zone-levels.ts'

type ZoneShape = { path: string; x: number; y: number }

/**
 * The zones on the drawing of `LineFace` (160 by 200), as in a mirror: the person's left on the left. x and y are where
 * the zone's number stands. Drawn by hand after the outlines the measures use.
 */
const ZONE_SHAPES: Record<SkinZone, ZoneShape> = {
  forehead: { path: 'M46 41c20-14 48-14 68 0l5 20c-22-9-56-9-78 0Z', x: 80, y: 50 },
  'left-cheek': { path: 'M33 108c9-5 25-1 30 7 2 10-3 22-12 26-9-7-17-18-18-33Z', x: 48, y: 123 },
  'right-cheek': { path: 'M127 108c-9-5-25-1-30 7-2 10 3 22 12 26 9-7 17-18 18-33Z', x: 112, y: 123 },
  nose: { path: 'M75 82h10l8 32c-3 8-23 8-26 0Z', x: 80, y: 106 },
  chin: { path: 'M62 161c12-4 24-4 36 0-3 11-12 17-18 17s-15-6-18-17Z', x: 80, y: 169 },
  'left-under-eye': { path: 'M43 93c7 5 19 5 26 0 0 7-6 11-13 11s-13-4-13-11Z', x: 56, y: 100 },
  'right-under-eye': { path: 'M117 93c-7 5-19 5-26 0 0 7 6 11 13 11s13-4 13-11Z', x: 104, y: 100 },
  'left-crows-feet': { path: 'M29 78l11 5v11l-11 6c-3-7-3-15 0-22Z', x: 34, y: 89 },
  'right-crows-feet': { path: 'M131 78l-11 5v11l11 6c3-7 3-15 0-22Z', x: 126, y: 89 },
}

type MarkedZone = { zone: SkinZone; level: ZoneLevel; number?: number }

type ZoneFaceProps = { zones: readonly MarkedZone[]; label?: string; className?: string }

/** Shades get denser as well as darker, so that they stay apart without colour. */
export function ZoneFace({ zones, label, className }: ZoneFaceProps) {
  const id = useId()
  return (
    <LineFace {...(label === undefined ? {} : { label })} {...(className === undefined ? {} : { className })}>
      <g className="keep-colour text-accent" stroke="currentColor">
        <Hatches id={id} />
        {SkinZone.options.map((zone) => {
          const marked = zones.find((one) => one.zone === zone)
          const level = marked?.level ?? 'unknown'
          return (
            <path
              key={zone}
              d={ZONE_SHAPES[zone].path}
              data-zone={marked === undefined ? undefined : zone}
              data-level={marked?.level}
              fill={level === 'unknown' ? 'none' : `url(#${id}-${level})`}
              strokeWidth={level === 'most' ? 2 : 1.2}
              strokeDasharray={level === 'unknown' ? '2 4' : undefined}
              opacity={marked === undefined ? 0.45 : 1}
            />
          )
        })}
      </g>
      {zones.map(
        ({ zone, number }) => number !== undefined && <ZoneNumber key={zone} zone={zone} number={number} />,
      )}
    </LineFace>
  )
}

/** On a disc of its own: a figure on hatching cannot be read. */
function ZoneNumber({ zone, number }: { zone: SkinZone; number: number }) {
  const { x, y } = ZONE_SHAPES[zone]
  return (
    <g stroke="none">
      <circle cx={x} cy={y} r="5.4" className="fill-raised" />
      <text
        x={x}
        y={y}
        dy="0.36em"
        textAnchor="middle"
        className="fill-ink font-sans text-[8px] font-semibold"
      >
        {number}
      </text>
    </g>
  )
}

const LEVELS = [
  { level: 'least', step: 7, isCrossed: false, tint: 0.08 },
  { level: 'same', step: 5, isCrossed: false, tint: 0.16 },
  { level: 'middle', step: 4.2, isCrossed: false, tint: 0.24 },
  { level: 'most', step: 3.2, isCrossed: true, tint: 0.4 },
] as const

function Hatches({ id }: { id: string }) {
  return (
    <defs>
      {LEVELS.map(({ level, step, isCrossed, tint }) => (
        <pattern
          key={level}
          id={`${id}-${level}`}
          width={step}
          height={step}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={step} height={step} fill="currentColor" stroke="none" opacity={tint} />
          <path d={isCrossed ? `M0 0V${step}M0 0H${step}` : `M0 0V${step}`} strokeWidth="1" />
        </pattern>
      ))}
    </defs>
  )
}
