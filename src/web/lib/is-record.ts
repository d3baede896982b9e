/**
 * Whether a value from outside (storage, another tab, an answer) has named parts. What every page opens with is checked by hand, part by
 * part: the schemas' library weighs more than all else that the first look needs.
 */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
