import type { Reference } from './scores.ts'

/**
 * How the measures of reader version skin-2 spread over the faces at hand: 16 usable portraits of 10 people (eight photos
 * of one model count as one), 22 November 2026, printed by `npm run bench -- faces reference`. Few, most of them lit by
 * professionals, light skin over-represented: a scale to place a figure on, not a norm.
 */
export const REFERENCE: Reference = {
  redness: { p10: 4.47, p25: 5.95, p50: 7.63, p75: 9.48, p90: 10.8, people: 10 },
  'under-eye-darkness': { p10: -1.4, p25: 0.88, p50: 4.98, p75: 14.24, p90: 15.85, people: 10 },
  texture: { p10: 7.24, p25: 8.1, p50: 10.93, p75: 13.34, p90: 14.97, people: 6 },
  lines: { p10: 0.71, p25: 0.92, p50: 1.11, p75: 1.43, p90: 2.19, people: 6 },
  shine: { p10: -2.35, p25: -0.69, p50: 4.08, p75: 7.68, p90: 10.02, people: 10 },
  'dark-spots': { p10: 1.5, p25: 2.5, p50: 4, p75: 7.75, p90: 10, people: 6 },
  'blemish-spots': { p10: 0, p25: 0.25, p50: 1.5, p75: 2.75, p90: 6.5, people: 6 },
  unevenness: { p10: 3.31, p25: 3.93, p50: 4.76, p75: 5.23, p90: 5.44, people: 10 },
  'dryness-appearance': { p10: 5.37, p25: 5.66, p50: 8.46, p75: 13.38, p90: 14.15, people: 6 },
}
