import { drop, keep, readKept } from '../account/tab-store.ts'

const NAME = 'buying'

/** Which plan is being bought, over the way to the provider and back in this tab. */
export function rememberWanted(planId: string): void {
  keep(NAME, planId)
}

/** null also where storage is refused: the way back then takes any plan for the one that was bought. */
export function wantedPlan(): string | null {
  const kept = readKept(NAME)
  return typeof kept === 'string' ? kept : null
}

export function forgetWanted(): void {
  drop(NAME)
}
