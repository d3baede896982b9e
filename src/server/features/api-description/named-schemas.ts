import { z } from 'zod'
import * as account from '../../../contract/account.ts'
import * as admin from '../../../contract/admin.ts'
import * as aiWords from '../../../contract/ai-words.ts'
import * as analysis from '../../../contract/analysis.ts'
import * as analysisResults from '../../../contract/analysis-results.ts'
import * as billing from '../../../contract/billing.ts'
import * as face from '../../../contract/face.ts'
import * as feedback from '../../../contract/feedback.ts'
import * as finding from '../../../contract/finding.ts'
import * as history from '../../../contract/history.ts'
import * as ingredient from '../../../contract/ingredient.ts'
import * as labelReading from '../../../contract/label-reading.ts'
import * as lawChange from '../../../contract/law-change.ts'
import * as plans from '../../../contract/plans.ts'
import * as problem from '../../../contract/problem.ts'
import * as recorded from '../../../contract/recorded.ts'
import * as sample from '../../../contract/sample.ts'
import * as sharing from '../../../contract/sharing.ts'
import * as site from '../../../contract/site.ts'
import * as skin from '../../../contract/skin.ts'
import * as skinReport from '../../../contract/skin-report.ts'
import * as subscription from '../../../contract/subscription.ts'
import * as user from '../../../contract/user.ts'

const MODULES = [
  ...[account, admin, aiWords, analysis, analysisResults, billing, face, feedback, finding, history],
  ...[ingredient, labelReading, lawChange, plans, problem, recorded, sample, sharing, site, skin],
  ...[skinReport, subscription, user],
]

/** Every schema that the contract exports, by the name it has there. */
export function namedSchemas(): ReadonlyMap<z.ZodType, string> {
  const names = new Map<z.ZodType, string>()
  for (const [name, value] of MODULES.flatMap((module) => Object.entries(module))) {
    if (value instanceof z.ZodType && !names.has(value)) names.set(value, name)
  }
  return names
}
