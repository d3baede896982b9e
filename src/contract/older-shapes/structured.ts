import { ROUTINE_PARTS, SCORE_NAMES, type ReportConcern } from '../face-report.ts'
import { clamp, type ParsedReport } from './parsed-report.ts'

type Fields = Record<string, unknown>

/** Reads an object that came from a measurement, from an older row or from a provider; nothing of it is trusted. */
export function readStructured(data: Fields): ParsedReport {
  const recommendations = readRecommendations(data['recommendations'])
  const ingredients = fields(data['ingredients'])
  return {
    ...optional('skinType', words(fields(data['skinType'])['primary']) ?? words(data['skinType'])),
    ...(Array.isArray(data['concerns']) ? { concerns: readConcerns(data['concerns']) } : {}),
    scores: readScores(fields(data['scores'])),
    ...recommendations,
    ...optional('beneficial', list(ingredients['beneficial'] ?? data['beneficialIngredients'])),
    ...optional('avoid', list(ingredients['avoid'] ?? data['avoidIngredients'])),
    ...optional('timeline', words(data['timeline'])),
  }
}

/** Names alone, or names with a severity of 0 to 10; what is marked as not visible is left out. */
export function readConcerns(concerns: readonly unknown[]): ReportConcern[] {
  return concerns.flatMap((concern) => {
    if (typeof concern === 'string') {
      const name = concern.trim()
      return name === '' ? [] : [{ name, severity: null, description: '' }]
    }
    const { name, severity, description, visible } = fields(concern)
    if (typeof concern !== 'object' || concern === null || visible === false) return []
    const amount = typeof severity === 'number' && Number.isFinite(severity) ? clamp(severity, 10) : null
    return [
      { name: words(name) ?? 'Unknown Concern', severity: amount, description: words(description) ?? '' },
    ]
  })
}

export function readRecommendations(value: unknown): Pick<ParsedReport, 'priority' | 'routine' | 'advice'> {
  if (Array.isArray(value)) return { routine: {}, advice: list(value) ?? [] }
  const given = fields(value)
  const routine: ParsedReport['routine'] = {}
  for (const part of ROUTINE_PARTS) {
    const steps = list(given[part])
    if (steps) routine[part] = steps
  }
  return { ...optional('priority', words(given['priority'])), routine }
}

function readScores(given: Fields): ParsedReport['scores'] {
  const scores: ParsedReport['scores'] = {}
  for (const name of SCORE_NAMES) {
    const score = given[name]
    if (typeof score === 'number' && Number.isFinite(score)) scores[name] = clamp(score, 100)
  }
  return scores
}

/** null where the text is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

function words(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

function list(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.flatMap((entry) => words(entry) ?? words(fields(entry)['name']) ?? [])
}

function optional<K extends string, T>(key: K, value: T | undefined): Partial<Record<K, T>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, T>)
}
