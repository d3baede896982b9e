import { CircleAlert, Leaf, ThumbsDown, ThumbsUp, type LucideIcon } from 'lucide-react'
import type { Ingredient } from '../../../contract/ingredient.ts'
import { ingredientWords } from '../../lib/words/ingredients.ts'
import { resultWords } from '../../lib/words/result.ts'
import { SourceLine } from '../../ui/source-line.tsx'
import { asSentence } from './as-sentence.ts'
import { FactLine, FactLines, LedgerSection } from './ledger-section.tsx'

export function FunctionsSection({ functions }: { functions: Ingredient['functions'] }) {
  const words = ingredientWords.functions
  return (
    <LedgerSection title={words.title}>
      {functions.length === 0 ? (
        <p className="text-muted">{words.none}</p>
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
  const words = ingredientWords.origin
  return (
    <LedgerSection title={words.title}>
      <p className="flex items-center gap-2 font-semibold">
        {vegan === true && <Leaf aria-hidden size={16} className="text-good" />}
        {vegan === false && <CircleAlert aria-hidden size={16} className="text-fair" />}
        {words.vegan[vegan === null ? 'open' : vegan ? 'yes' : 'no']}
      </p>
      <FactLines>
        <FactLine term={words.from}>{resultWords.detail.origins[origin]}</FactLine>
        <FactLine term={words.source}>
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
  const words = ingredientWords.notes
  const headOf = ({ about, kind }: Note) =>
    (kind === 'good-for' || kind === 'poor-for') && about !== ''
      ? words.about(words.kinds[kind], about)
      : words.kinds[kind]
  return (
    <LedgerSection title={words.title}>
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
