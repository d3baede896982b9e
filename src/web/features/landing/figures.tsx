import { useSite } from '../../lib/queries/site-queries.ts'
import { landingMessages } from './landing.messages.ts'

const messages = landingMessages.figures
const noteId = (place: number) => `figure-note-${place + 1}`
const figureId = (place: number) => `figure-${place + 1}`

/** What the owner says of the service in figures. None stands without the note of what was counted. */
export function Figures() {
  const { figures } = useSite()
  if (figures.length === 0) return null
  return (
    <section aria-labelledby="figures" className="border-y border-line py-8">
      <h2 id="figures" className="sr-only">
        {messages.title}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-4 gap-y-6 sm:gap-x-10">
        {figures.map(({ value, label }, place) => (
          <li key={label} id={figureId(place)}>
            <p className="font-serif text-[2.25rem] leading-none whitespace-nowrap sm:text-[2.75rem]">
              {value}
              <sup className="ml-1 align-super font-sans text-[0.9375rem] leading-none">
                <a
                  href={`#${noteId(place)}`}
                  aria-label={messages.toNote(place + 1)}
                  className="inline-grid size-7 place-content-center rounded-control text-accent underline underline-offset-2"
                >
                  {place + 1}
                </a>
              </sup>
            </p>
            <p className="mt-2 leading-snug sm:text-lg">{label}</p>
          </li>
        ))}
      </ul>
      <ol className="mt-7 grid max-w-[90ch] gap-1 text-[0.9375rem] text-muted">
        {figures.map(({ footnote, label }, place) => (
          <li key={label} id={noteId(place)} className="flex gap-2 target:text-ink">
            <a
              href={`#${figureId(place)}`}
              aria-label={messages.toFigure(place + 1)}
              className="inline-grid size-6 shrink-0 place-content-center text-accent underline underline-offset-2"
            >
              {place + 1}
            </a>
            <span>{footnote}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
