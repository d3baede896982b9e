import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The rules that people rely on, and the files that hold them; the first area that matches a file has it. */
const AREAS = {
  results: [
    /^src\/contract\/(recorded|history|search-form|face-report|skin-report)\.ts$/,
    /^src\/contract\/older-shapes\//,
    /^src\/server\/features\/(analyses|results|skin)\//,
  ],
  engine: [/^src\/engine\//],
  contract: [/^src\/contract\//],
  quota: [
    /^src\/server\/features\/subscription\//,
    /^src\/server\/platform\/(jobs\/(lease|user-lock)|security\/throttle)[.\w]*\.ts$/,
  ],
  billing: [/^src\/server\/features\/billing\//, /^src\/server\/adapters\/payment\//],
  sessions: [/^src\/server\/features\/accounts\//, /^src\/server\/platform\/security\//],
  ai: [/^src\/server\/adapters\/ai\//],
} as const satisfies Record<string, readonly RegExp[]>

export type Area = keyof typeof AREAS
export const AREA_NAMES = Object.keys(AREAS) as Area[]

/** Every file below `folder`, by its path from here. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** Every source file of the areas, with its area. */
export function areaFiles(): Map<string, Area> {
  const found = new Map<string, Area>()
  for (const file of filesBelow('src').filter((name) =>
    /^[^.]+(\.(queries|routes|pages))?\.ts$/.test(name),
  )) {
    const area = AREA_NAMES.find((name) => AREAS[name].some((pattern) => pattern.test(file)))
    if (area) found.set(file, area)
  }
  return found
}
