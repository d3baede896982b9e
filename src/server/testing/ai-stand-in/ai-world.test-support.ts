import type { AiConfig } from '../../ai-config.ts'
import { openAi } from '../../adapters/ai/open-ai.ts'
import type { AiProvider } from '../../adapters/ai/provider.ts'
import { createWorld } from '../world.test-support.ts'
import { openAiStandIn } from './stand-in.test-support.ts'
import type { WireKind } from './wire.test-support.ts'

type Settings = Omit<Parameters<typeof openAi>[1], 'db' | 'log' | 'calls' | 'namesIn' | 'randomBytes'>

export type AiWorld = Awaited<ReturnType<typeof createAiWorld>>

const AI_KEY = 'key-marker-of-the-stand-in'

/** The app with the real client library against the stand-in. Waits between tries are noted and not waited for. */
export async function createAiWorld(kind: WireKind = 'openai-compatible') {
  const standIn = await openAiStandIn()
  const waits: number[] = []
  let open: (config?: Partial<AiConfig>, settings?: Partial<Settings>) => Promise<AiProvider>
  const config: AiConfig = {
    kind,
    apiKey: AI_KEY,
    baseUrl: standIn.url(kind),
    textModel: 'words-1',
    visionModel: 'eyes-1',
    name: 'Acme AI',
    dailyTokens: 2_000_000,
  }
  const world = await createWorld({
    ai: async (parts) => {
      open = (changes = {}, settings = {}) =>
        openAi(
          { ...config, ...changes },
          { ...parts, random: () => 0.5, sleep: async (ms) => void waits.push(ms), ...settings },
        )
      return open()
    },
  })
  return {
    ...world,
    standIn,
    /** Milliseconds of the waits between tries, in order. */
    waits,
    /** Another provider on the same stand-in and database: with a breaker of its own. */
    open: (changes?: Partial<AiConfig>, settings?: Partial<Settings>) => open(changes, settings),
    close: async () => {
      await world.close()
      await standIn.close()
    },
  }
}
