import type { AiGuesses } from '../../../contract/ai-words.ts'
import { aiMessages } from '../../lib/messages/ai.ts'

const messages = aiMessages.guess

/** What an AI takes an unknown name for. Its heading says what it is before a word of it is read; it has no colour. */
export function GuessNote({ guesses, index }: { guesses: AiGuesses | undefined; index: number }) {
  const guess = guesses?.items.find(({ ingredient }) => ingredient === index)
  if (guesses === undefined || guess === undefined) return null
  return (
    <section className="mb-5 max-w-[65ch] border-l-2 border-dashed border-edge pl-4">
      <h3 className="text-lg">{messages.title}</h3>
      <p className="mt-1">{guess.text}</p>
      <p className="mt-1 text-[0.9375rem] text-muted">
        {messages.confidence[guess.confidence]} {messages.by(guesses.madeBy.provider, guesses.madeBy.model)}
      </p>
    </section>
  )
}
