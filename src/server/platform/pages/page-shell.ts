import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The built page without a request that its first paint would wait for. */
export type PageShell = {
  html: string
  /** Paths of the scripts it starts with: the entry, then the parts it is made of. */
  scripts: readonly string[]
  /** The security policy, with what stands inside the page allowed by its hash. */
  policy: (general: string) => string
}

/**
 * The style sheet and the script that picks the theme are written into the page, so that it is painted when it has come;
 * on a slow line each of them costs a whole round trip. When the other scripts come, each page says itself (page-answer.ts).
 */
export function openPageShell(webDir: string): PageShell {
  const allowed = { 'script-src': [] as string[], 'style-src': [] as string[] }
  const contentOf = (path: string) => readFileSync(join(webDir, path), 'utf8')
  const scripts: string[] = []
  const html = contentOf('index.html')
    .replace(/<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g, (_, path: string) => {
      const text = contentOf(path)
      allowed['style-src'].push(hashOf(text))
      return `<style>${text}</style>`
    })
    .replace(/<script src="([^"]+)"><\/script>/g, (_, path: string) => {
      const text = contentOf(path)
      allowed['script-src'].push(hashOf(text))
      return `<script>${text}</script>`
    })
    .replace(
      /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g,
      (_, path: string) => {
        scripts.push(path)
        return ''
      },
    )
  const policy = (general: string) =>
    Object.entries(allowed).reduce(
      (text, [directive, hashes]) => text.replace(`${directive} `, [directive, ...hashes, ''].join(' ')),
      general,
    )
  return { html, scripts, policy }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
