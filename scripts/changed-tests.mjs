// Which test files a change can break, the likeliest first.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import { createVitest } from 'vitest/node'

/** What the browser tests use without importing it: all that is built, and what builds it. */
const BUILT =
  /^(src\/(?!.*\.test(-support)?\.tsx?$)|public\/|package(-lock)?\.json$|scripts\/(build|bundle|install|start)|vite\.config)/

/** Paths from the root; `since` is a commit. What is not committed counts as changed. */
export async function changedTests(since) {
  const changed = changedFiles(since)
  const related = await relatedTests(changed)
  const browser = changed.some((file) => BUILT.test(file))
    ? readdirSync('e2e')
        .filter((file) => file.endsWith('.test.ts'))
        .map((file) => `e2e/${file}`)
    : []
  const rank = likelihood(changed)
  return [...new Set([...related, ...browser])].sort((a, b) => rank(a) - rank(b))
}

/** 0: changed itself; 1: beside what changed; 2: a browser test named after the folder or file; 3: imports it; 4: uses the build. */
function likelihood(changed) {
  const files = new Set(changed)
  const folders = new Set(changed.map((file) => dirname(file)))
  const names = new Set(changed.flatMap((file) => [basename(dirname(file)), basename(file).split('.')[0]]))
  return (test) => {
    if (files.has(test)) return 0
    if (folders.has(dirname(test)) && !test.startsWith('e2e/')) return 1
    const words = basename(test, '.test.ts').split('-')
    if (test.startsWith('e2e/')) return words.some((word) => names.has(word)) ? 2 : 4
    return 3
  }
}

function changedFiles(since) {
  const git = (...args) => spawnSync('git', args, { encoding: 'utf8' })
  const diff = git('diff', '--name-only', since)
  if (diff.status !== 0) {
    console.error(`--changed needs a commit: ${diff.stderr.trim()}`)
    process.exit(64)
  }
  const untracked = git('ls-files', '--others', '--exclude-standard')
  return [...new Set(`${diff.stdout}\n${untracked.stdout}`.split('\n').filter(Boolean))].filter(existsSync)
}

/** By the imports, as the runner itself follows them. */
async function relatedTests(changed) {
  const vitest = await createVitest('test', { related: changed, watch: false })
  const specs = await vitest.getRelevantTestSpecifications()
  await vitest.close()
  return specs.map(({ moduleId }) => relative('.', moduleId))
}
