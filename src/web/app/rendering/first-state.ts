import type { QueryClient } from '@tanstack/react-query'
import { FIRST_STATE_ID, partsOfKey, type FirstState } from '../../../contract/first-state.ts'

/** What the server laid into the page; empty where it could not, and everything is then asked for. */
export function readFirstState(): FirstState {
  const text = document.getElementById(FIRST_STATE_ID)?.textContent
  return text ? (JSON.parse(text) as FirstState) : {}
}

export function layIn(client: QueryClient, state: FirstState): void {
  for (const [key, answer] of Object.entries(state)) client.setQueryData(partsOfKey(key), answer)
}
