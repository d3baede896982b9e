import { useId } from 'react'
import { SkinZone } from '../../../contract/skin.ts'
import { LineFace } from '../../ui/line-face.tsx'
import type { ZoneLevel } from '../../../contract/zone-levels.ts'
import { ZONE_SHAPES } from './zone-shapes.ts'

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
