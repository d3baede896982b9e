import { useProvider } from '../../lib/queries/site-queries.ts'
import { aiMessages } from '../../lib/messages/ai.ts'

/** Names who read the photo where it was not our own reader. */
export function ReadElsewhere() {
  const { provider } = useProvider()
  if (!provider) return null
  return (
    <p className="max-w-[52ch] text-[0.9375rem] text-muted">{aiMessages.scanner.readBy(provider.name)}</p>
  )
}
