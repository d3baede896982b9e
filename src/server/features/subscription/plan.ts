import { FREE_PLAN, type Plan } from '../../../contract/plans.ts'
import type { Deps } from '../../deps.ts'

/** Nothing is sold yet, so everybody is on the plan that needs no purchase. */
export async function currentPlan(_deps: Deps, _userId: string): Promise<Plan> {
  return FREE_PLAN
}
