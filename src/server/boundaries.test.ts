import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** One violation of each rule: a rule that never fires is advice. */
const PLANTED: Record<string, Record<string, string>> = {
  'no-circles': {
    'src/engine/a.ts': "import { b } from './b.ts'\nexport const a = (): number => b()",
    'src/engine/b.ts': "import { a } from './a.ts'\nexport const b = (): number => a()",
  },
  'contract-is-words-only': { 'src/contract/c.ts': "import pg from 'pg'\nexport const c = pg" },
  'older-shapes-are-read-in-named-files': {
    'src/contract/older-shapes/s.ts': 'export const s = 1',
    'src/contract/t.ts': "import { s } from './older-shapes/s.ts'\nexport const t = s",
  },
  'engine-is-pure': {
    'src/engine/d.ts': "import { readFileSync } from 'node:fs'\nexport const d = readFileSync",
  },
  'readers-read': { 'src/readers/e.ts': "import pg from 'pg'\nexport const e = pg" },
  'readers-take-types-from-the-engine': {
    'src/readers/f.ts': "import { g } from '../engine/g.ts'\nexport const f = g",
    'src/engine/g.ts': 'export const g = 1',
  },
  'server-feature-by-its-front-door': {
    'src/server/features/one/one.ts': "import { h } from '../two/inner.ts'\nexport const one = h",
    'src/server/features/two/inner.ts': 'export const h = 1',
  },
  'sql-lives-in-queries': {
    'src/server/features/one/sql.ts': "import { eq } from 'drizzle-orm'\nexport const i = eq",
  },
  'http-lives-in-routes': {
    'src/server/features/one/http.ts': "import fastify from 'fastify'\nexport const j = fastify",
  },
  'platform-knows-no-feature': {
    'src/server/platform/k.ts': "import { one } from '../features/one/one.ts'\nexport const k = one",
  },
  'server-never-sees-screens': {
    'src/server/l.ts': "import { m } from '../web/lib/m.ts'\nexport const l = m",
  },
  'screens-never-see-the-server': {
    'src/web/lib/m.ts': "import { one } from '../../server/features/one/one.ts'\nexport const m = one",
  },
  'screen-features-stand-apart': {
    'src/web/features/one/n.ts': "import { o } from '../two/o.ts'\nexport const n = o",
    'src/web/features/two/o.ts': 'export const o = 1',
  },
  'ui-knows-no-feature': {
    'src/web/ui/p.ts': "import { o } from '../features/two/o.ts'\nexport const p = o",
  },
  'ui-fetches-nothing': {
    'src/web/ui/q.ts': "import { useQuery } from '@tanstack/react-query'\nexport const q = useQuery",
  },
  'widget-library-only-in-ui': {
    'src/web/features/one/r.ts': "import { ReactCrop } from 'react-image-crop'\nexport const r = ReactCrop",
  },
}

let folder = ''
let found: string[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'opaline-boundaries-'))
  for (const [path, text] of Object.values(PLANTED).flatMap((files) => Object.entries(files))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'tsconfig.base.json', 'package.json']) {
    copyFileSync(file, join(folder, file))
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const script = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const run = spawnSync(
    process.execPath,
    [script, 'src', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  const report = JSON.parse(run.stdout) as { summary: { violations: { rule: { name: string } }[] } }
  found = report.summary.violations.map(({ rule }) => rule.name)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(Object.keys(PLANTED))('a violation of %s is found', (rule) => {
  expect(found).toContain(rule)
})

test('every rule has a planted violation', () => {
  const require = createRequire(import.meta.url)
  const config = require('../../.dependency-cruiser.cjs') as { forbidden: { name: string }[] }

  expect(Object.keys(PLANTED).sort()).toEqual(config.forbidden.map(({ name }) => name).sort())
})
