import fc from 'fast-check'

/**
 * Every run of the tests tries the same cases, so that who changes nothing sees what the one before saw. Others are tried by
 * `PROPERTY_SEED=7 npx vitest run --project unit`; what they find is mended and written down as a case of its own.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_124) })

export { default as fc } from 'fast-check'

/**
 * Any characters at all, single surrogates among them. `fc.string({ unit: 'binary' })` says the same, but looks each time whether it could have made
 * a list of dangerous words, for which it lays out all of Unicode: half a second each.
 */
export function anyCharacters(lengthMax: number): fc.Arbitrary<string> {
  const character = fc.integer({ min: 0, max: 0x10_ffff }).map((code) => String.fromCodePoint(code))
  return fc.array(character, { maxLength: lengthMax }).map((characters) => characters.join(''))
}
