import { build } from 'esbuild'

/** Bundles TypeScript entries for Node; packages stay outside, so that native ones load from node_modules. */
export async function bundle(entryPoints, outdir, extra = {}) {
  await build({
    entryPoints,
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    outExtension: { '.js': '.mjs' },
    logLevel: 'warning',
    ...extra,
  })
}
