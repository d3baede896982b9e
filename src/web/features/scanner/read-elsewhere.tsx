import { useProvider } from '../../lib/queries/site-queries.ts'
import { aiWords } from '../../lib/words/ai.ts'

/** Names who read the photo where it was not our own reader. */
export function ReadElsewhere() {
  const { provider } = useProvider()
  if (!provider) return null
  return <p className="max-w-[52ch] text-[0.9375rem] text-muted">{aiWords.scanner.readBy(provider.name)}</p>
}
