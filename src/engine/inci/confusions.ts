/**
 * Signs that readers of print take for one another. A name is folded by them before near look-ups, so that
 * `G1ycerin` and `Phenoxyethano1` cost almost nothing while a real spelling difference costs an edit.
 */
const FOLD = new Uint8Array(128)
for (let code = 0; code < 128; code++) FOLD[code] = code
const SAME: readonly (readonly [string, string])[] = [
  ['0', 'O'],
  ['Q', 'O'],
  ['1', 'I'],
  ['L', 'I'],
  ['5', 'S'],
  ['8', 'B'],
  ['2', 'Z'],
  ['6', 'G'],
]
for (const [sign, like] of SAME) FOLD[sign.charCodeAt(0)] = like.charCodeAt(0)

const R = 82
const N = 78
const M = 77
const V = 86
const W = 87

/** Folds a key into bytes; `rn` reads as `m` and `vv` as `w`. Null for keys of other scripts. */
export function foldKey(key: string): Uint8Array | null {
  const bytes = new Uint8Array(key.length)
  let length = 0
  for (let i = 0; i < key.length; i++) {
    const code = key.charCodeAt(i)
    if (code >= 128) return null
    const next = key.charCodeAt(i + 1)
    if (code === R && next === N) {
      bytes[length++] = M
      i++
    } else if (code === V && next === V) {
      bytes[length++] = W
      i++
    } else bytes[length++] = FOLD[code] ?? code
  }
  return bytes.subarray(0, length)
}

/** The same for one word, as text. */
export function foldWord(word: string): string {
  const bytes = foldKey(word)
  return bytes ? String.fromCharCode(...bytes) : word
}
