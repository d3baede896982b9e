// Into which files the browser's scripts are put together. By itself the bundler gives every set of pages that shares a
// module a file of its own: 48 for the dashboard, which a slow line pays with a second for each six.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

type Info = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
type InfoOf = (id: string) => Info

/** The pages people open most often come in as few files as can be. */
const PAGES = {
  landing: 'features/landing/landing-screen.tsx',
  dashboard: 'app/pages/dashboard-page.tsx',
  history: 'features/history/history-screen.tsx',
  result: 'app/pages/result-page.tsx',
}
const ENTRY = 'app/main.tsx'
/** One module that names all icons there are: of these only what a module asks for by name is needed where it is. */
const ALL_ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/
const ICON = /\/lucide-react\/dist\/esm\/icons\//
const SCHEMAS = /\/node_modules\/zod\/|\/src\/contract\//

/**
 * A group of `codeSplitting`. What the entry needs is two files, the packages and the app. What these pages need beyond it is one file for each set of them, and what
 * only one of them needs and pages not named here a third; its very own is left in the file that is known by its name. A module and what it imports are so never in
 * files that wait for each other: whoever needs the one needs the other.
 */
export function webChunks() {
  let groupOf: Map<string, string> | null = null
  return {
    debugName: 'first pages',
    name: (id: string, chunking: { getModuleInfo: InfoOf }) => {
      groupOf ??= groups((one) => chunking.getModuleInfo(one))
      return groupOf.get(id) ?? null
    },
    includeDependenciesRecursively: false,
  }
}

function groups(infoOf: InfoOf): Map<string, string> {
  const root = fileURLToPath(new URL('../src/web/', import.meta.url))
  // What renders pages on the server is built by the same settings, and stays in one piece.
  if (infoOf(root + ENTRY) === null) return new Map()
  const entry = closure([root + ENTRY], infoOf)
  const pages = Object.entries(PAGES).map(([name, file]) => [name, closure([root + file], infoOf)] as const)
  const others = closure(
    lazyOnes(root + ENTRY, infoOf).filter((id) => !Object.values(PAGES).includes(id.slice(root.length))),
    infoOf,
  )
  const groupOf = new Map<string, string>([...entry].map((id): [string, string] => [id, entryPart(id)]))
  for (const id of new Set(pages.flatMap(([, modules]) => [...modules]))) {
    if (entry.has(id)) continue
    const users = pages.filter(([, modules]) => modules.has(id)).map(([name]) => name)
    const isShared = others.has(id)
    const name = nameOf(users, isShared, id)
    if (name !== null) groupOf.set(id, name)
  }
  return groupOf
}

/** In two, between which a page answers (`public/start.js`). */
const entryPart = (id: string) => (id.includes('/node_modules/') ? 'packages' : 'app')

function nameOf(users: readonly string[], isShared: boolean, id: string): string | null {
  if (users.includes('landing') && users.length > 1) return 'pages'
  if (users.length > 1) return 'own-pages'
  if (!isShared) return null
  // For a drawing of 300 bytes nobody fetches all that the dashboard shares with others.
  if (ICON.test(id)) return users.includes('landing') ? 'pages' : 'own-pages'
  return SCHEMAS.test(id) ? 'schemas' : `${users[0] ?? ''}-shared`
}

function closure(from: readonly string[], infoOf: InfoOf): Set<string> {
  const lost = from.find((id) => infoOf(id) === null)
  if (lost !== undefined) throw new Error(`${lost} is no module any more: see scripts/web-chunks.ts`)
  const found = new Set(from)
  for (const id of found) for (const next of importsOf(id, infoOf)) found.add(next)
  return found
}

function importsOf(id: string, infoOf: InfoOf): readonly string[] {
  const ids = infoOf(id)?.importedIds ?? []
  const all = ids.find((one) => ALL_ICONS.test(one))
  if (all === undefined) return ids
  const asked = [...readFileSync(id, 'utf8').matchAll(/import \{([^}]+)\} from 'lucide-react'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => iconFiles(all).get(name.trim().split(' ')[0] ?? ''))
  return [...ids.filter((one) => one !== all), ...asked.filter((icon) => icon !== undefined)]
}

const filesOf = new Map<string, ReadonlyMap<string, string>>()

/** The file of each icon, by all of its names. */
function iconFiles(all: string): ReadonlyMap<string, string> {
  const known = filesOf.get(all)
  if (known) return known
  const lines = readFileSync(all, 'utf8').matchAll(/^export \{(.+)\} from '(\.\/icons\/.+)'/gm)
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of lines)
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, join(all, '..', file))
  filesOf.set(all, files)
  return files
}

/** All modules that are fetched by an `import()`, of those that are so too. */
function lazyOnes(from: string, infoOf: InfoOf): string[] {
  const lazy = new Set<string>()
  const seen = new Set([from])
  for (const id of seen) {
    const info = infoOf(id)
    for (const next of info?.dynamicallyImportedIds ?? []) lazy.add(next)
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) seen.add(next)
  }
  return [...lazy]
}
