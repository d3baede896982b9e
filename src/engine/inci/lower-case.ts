/** Small letters, sign by sign: `İ` would become two of them, and every later position would lie. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  let same = ''
  for (let at = 0; at < text.length; at++) same += text.charAt(at).toLowerCase().charAt(0)
  return same
}
