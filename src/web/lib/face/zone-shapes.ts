import type { SkinZone } from '../../../contract/skin.ts'

type ZoneShape = { path: string; x: number; y: number }

/**
 * The zones on the drawing of `LineFace` (160 by 200), as in a mirror: the person's left on the left. x and y are where
 * the zone's number stands. Drawn by hand after the outlines the measures use.
 */
export const ZONE_SHAPES: Record<SkinZone, ZoneShape> = {
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
