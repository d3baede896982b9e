const KEY = 'opaline.buying'

/** Which plan is being bought, over the way to the provider and back in this tab. */
export function rememberWanted(planId: string): void {
  try {
    sessionStorage.setItem(KEY, planId)
  } catch {
    // Storage is refused: the way back then takes any plan for the one that was bought.
  }
}

export function wantedPlan(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function forgetWanted(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored either.
  }
}
