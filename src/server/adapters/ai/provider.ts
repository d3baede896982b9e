type AiHealth = {
  /** `off`: not configured, and nothing is wrong with that. */
  state: 'off' | 'healthy' | 'warning' | 'error'
  /** Milliseconds of the last answer; null where there was none. */
  ms: number | null
  /** In words, for the administration. */
  note: string
}

/** Whoever adds words. Facts and numbers are never asked for: those come from our own engines. */
export type AiProvider = {
  kind: 'none' | 'google' | 'openai-compatible'
  /** What people are told about who reads along; null: nobody does. */
  name: string | null
  health: () => AiHealth
}

/** Without a provider nothing leaves this machine. */
export function openNoAi(): AiProvider {
  return {
    kind: 'none',
    name: null,
    health: () => ({ state: 'off', ms: null, note: 'Not configured: our own engines answer alone' }),
  }
}
