import type { IngredientFinding } from '../../../contract/finding.ts'
import { formatDate } from '../../lib/format.ts'
import { resultWords } from '../../lib/words/result.ts'
import { OutLink } from '../../ui/text-link.tsx'
import { safeLink } from './safe-link.ts'

const words = resultWords.detail

/** The one rule that set the score, with the source anybody can look up. */
export function WhyScore({ ingredient }: { ingredient: IngredientFinding }) {
  const { why } = ingredient
  if (why === null) {
    return (
      <>
        <h3 className="text-lg">{words.why}</h3>
        <p className="mt-1 text-muted">{words.noWhy}</p>
      </>
    )
  }
  const link = safeLink(why.source.url)
  return (
    <>
      <h3 className="text-lg">{words.why}</h3>
      <p className="mt-1 max-w-[65ch]">{why.text}</p>
      <dl className="mt-2 text-[0.9375rem] text-muted">
        <div className="flex flex-wrap gap-x-2">
          <dt>{words.source}:</dt>
          <dd>
            {link === null ? why.source.title : <OutLink href={link}>{why.source.title}</OutLink>},{' '}
            {formatDate(why.source.date)}
          </dd>
        </div>
        <div className="flex flex-wrap gap-x-2">
          <dt>{words.rule}:</dt>
          <dd className="font-mono text-sm leading-6">{why.rule}</dd>
        </div>
      </dl>
    </>
  )
}
