import { CircleAlert, Leaf, ThumbsDown, ThumbsUp, type LucideIcon } from 'lucide-react'
import type { Ingredient } from '../../../contract/ingredient.ts'
import { ingredientMessages } from '../../lib/messages/ingredients.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { SourceLine } from '../../ui/source-line.tsx'
import { asSentence } from './as-sentence.ts'
import { FactLine, FactLines, LedgerSection } from './ledger-section.tsx'

export function FunctionsSection({ functions }: { functions: Ingredient['functions'] }) {
  const messages = ingredientMessages.functions
  return (
    <LedgerSection title={messages.title}>
      {functions.length === 0 ? (
        <p className="text-muted">{messages.none}</p>
      ) : (
        <dl className="grid gap-2">
          {functions.map(({ term, plain }) => (
            <div key={term} className="flex flex-wrap gap-x-2">
              <dt className="font-semibold">{term}</dt>
              {plain !== '' && <dd className="text-muted">{plain}</dd>}
            </div>
          ))}
        </dl>
      )}
    </LedgerSection>
  )
}

export function OriginSection({ ingredient: { origin, sources, vegan } }: { ingredient: Ingredient }) {
  const messages = ingredientMessages.origin
  return (
    <LedgerSection title={messages.title}>
      <p className="flex items-center gap-2 font-semibold">
        {vegan === true && <Leaf aria-hidden size={16} className="text-good" />}
        {vegan === false && <CircleAlert aria-hidden size={16} className="text-fair" />}
        {messages.vegan[vegan === null ? 'open' : vegan ? 'yes' : 'no']}
      </p>
      <FactLines>
        <FactLine term={messages.from}>{resultMessages.detail.origins[origin]}</FactLine>
        <FactLine term={messages.source}>
          <SourceLine source={sources.origin} />
        </FactLine>
      </FactLines>
    </LedgerSection>
  )
}

type Note = Ingredient['notes'][number]

const NOTE_ICON: Record<Note['kind'], { icon: LucideIcon; look: string }> = {
  pregnancy: { icon: CircleAlert, look: 'text-fair' },
  caution: { icon: CircleAlert, look: 'text-fair' },
  'good-for': { icon: ThumbsUp, look: 'text-good' },
  'poor-for': { icon: ThumbsDown, look: 'text-fair' },
}

export function NotesSection({ notes }: { notes: readonly Note[] }) {
  const messages = ingredientMessages.notes
  const headOf = ({ about, kind }: Note) =>
    (kind === 'good-for' || kind === 'poor-for') && about !== ''
      ? messages.about(messages.kinds[kind], about)
      : messages.kinds[kind]
  return (
    <LedgerSection title={messages.title}>
      <ul className="grid gap-4">
        {notes.map((note) => {
          const { icon: Icon, look } = NOTE_ICON[note.kind]
          return (
            <li key={`${note.kind}-${note.about}-${note.text}`}>
              <p className="flex items-center gap-2 font-semibold">
                <Icon aria-hidden size={16} className={look} />
                {headOf(note)}
              </p>
              {note.text !== '' && <p>{asSentence(note.text)}</p>}
              <p className="text-[0.9375rem] text-muted">
                <SourceLine source={note.source} />
              </p>
            </li>
          )
        })}
      </ul>
    </LedgerSection>
  )
}
