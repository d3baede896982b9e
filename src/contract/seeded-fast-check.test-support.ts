import fc from 'fast-check'

/**
 * Every run of the tests tries the same cases, so that who changes nothing sees what the one before saw. Others are tried by
 * `PROPERTY_SEED=7 npx vitest run --project unit`; what they find is mended and written down as a case of its own.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_124) })

export { default as fc } from 'fast-check'
