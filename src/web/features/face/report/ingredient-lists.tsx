import { useId } from 'react'
import type { AdvisedIngredient } from '../../../../contract/skin-report.ts'
import { paths } from '../../../lib/paths.ts'
import { reportWords } from '../../../lib/words/face.ts'
import { Card } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { SourceLine } from '../../../ui/source-line.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { ShownReport } from './read-shown-report.ts'

const words = reportWords.ingredients

/** Measured reports say why and where that is from; older ones hold names alone, which can be looked up. */
export function IngredientLists({ shown }: { shown: ShownReport }) {
  const advised = shown.measured?.ingredients
  const { beneficial, avoid } = shown.report.ingredients
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-6 md:grid-cols-2 print:grid-cols-2">
      <IngredientCard title={words.beneficial} names={beneficial} advised={advised?.beneficial} />
      <IngredientCard title={words.avoid} names={avoid} advised={advised?.avoid} />
    </div>
  )
}

type IngredientCardProps = {
  title: string
  names: readonly string[]
  advised: readonly AdvisedIngredient[] | undefined
}

function IngredientCard({ title, names, advised }: IngredientCardProps) {
  const titleId = useId()
  const count = advised?.length ?? names.length
  return (
    <Card labelledBy={titleId}>
      <h2 id={titleId} className="mb-3 text-[1.375rem]">
        {title}
      </h2>
      {count === 0 && <p className="text-muted">{words.none}</p>}
      {count > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {advised?.map((ingredient) => <Advised key={ingredient.slug} ingredient={ingredient} />) ??
            names.map((name, at) => (
              <li key={at} className="py-3">
                <TextLink to={paths.searchFor(name)}>{name}</TextLink>
              </li>
            ))}
        </ul>
      )}
      {advised !== undefined && advised.length > 0 && <Sources advised={advised} />}
    </Card>
  )
}

function Advised({ ingredient: { name, slug, why, isPersonal } }: { ingredient: AdvisedIngredient }) {
  return (
    <li className="py-2">
      <TextLink to={paths.ingredient(slug)} className="wrap-anywhere">
        {name}
      </TextLink>
      {isPersonal && <span className="ml-2 text-sm font-semibold text-accent">{words.personal}</span>}
      <span className="ml-2">{why}</span>
    </li>
  )
}

/** Each source once, with what rests on it. */
function Sources({ advised }: { advised: readonly AdvisedIngredient[] }) {
  const sources = new Map(advised.map(({ source }) => [`${source.title} ${source.date}`, source]))
  return (
    <Disclosure summary={words.sources}>
      <ul className="grid gap-2 text-[0.9375rem]">
        {[...sources].map(([key, source]) => (
          <li key={key}>
            <span className="text-muted">
              {advised
                .filter((one) => `${one.source.title} ${one.source.date}` === key)
                .map(({ name }) => name)
                .join(', ')}
              {': '}
            </span>
            <SourceLine source={source} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
