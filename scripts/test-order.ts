import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Seconds of each test file on two quiet cores; `npm test -- --record` writes them anew. */
const TIMES = 'scripts/test-times.json'
const UNKNOWN_SECONDS = 5
const KINDS = ['screens (chromium)', 'e2e', 'server', 'server alone', 'readers', 'laws', 'unit']

/**
 * Kinds of tests one after the other, as a worker keeps modules, browser and port from file to file of one kind only; the
 * longest first, so that no long one is left to a single worker at the end. What names its own order (a run of what a
 * change can break) comes in that one.
 */
export class TestOrder extends BaseSequencer {
  override sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = existsSync(TIMES)
      ? (JSON.parse(readFileSync(TIMES, 'utf8')) as Record<string, number>)
      : {}
    const wanted = (process.env['OPALINE_TEST_ORDER'] ?? '').split('\n')
    const rank = ({ moduleId, project }: TestSpecification) => {
      const file = relative('.', moduleId)
      const place = wanted.indexOf(file)
      const kind = KINDS.indexOf(project.name)
      return [place < 0 ? wanted.length : place, kind, -(seconds[file] ?? UNKNOWN_SECONDS)]
    }
    return Promise.resolve([...specs].sort((a, b) => compare(rank(a), rank(b))))
  }
}

function compare(a: number[], b: number[]): number {
  const difference = a.map((value, at) => value - (b[at] ?? 0)).find((value) => value !== 0)
  return difference ?? 0
}
