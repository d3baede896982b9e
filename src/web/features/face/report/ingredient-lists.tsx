import type { AdvisedIngredient } from '../../../../contract/skin-report.ts'
import { paths } from '../../../lib/paths.ts'
import { reportMessages } from '../../../lib/messages/face.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { SourceLine } from '../../../ui/source-line.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { Fold } from './fold.tsx'
import type { ShownReport } from './read-shown-report.ts'

const messages = reportMessages.ingredients

/** Measured reports say why and where that is from; older ones hold names alone, which can be looked up. */
export function IngredientLists({ shown }: { shown: ShownReport }) {
  const advised = shown.measured?.ingredients
  const { beneficial, avoid } = shown.report.ingredients
  return (
    <div className="grid grid-cols-1 gap-4 sm:gap-6 md:grid-cols-2 print:grid-cols-2">
      <IngredientCard title={messages.beneficial} names={beneficial} advised={advised?.beneficial} />
      <IngredientCard title={messages.avoid} names={avoid} advised={advised?.avoid} />
    </div>
  )
}

type IngredientCardProps = {
  title: string
  names: readonly string[]
  advised: readonly AdvisedIngredient[] | undefined
}

function IngredientCard({ title, names, advised }: IngredientCardProps) {
  const count = advised?.length ?? names.length
  return (
    <Fold title={title}>
      {count === 0 && <p className="text-muted">{messages.none}</p>}
      {count > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {advised?.map((ingredient) => <Advised key={ingredient.slug} ingredient={ingredient} />) ??
            names.map((name, at) => (
              <li key={at}>
                <TextLink to={paths.searchFor(name)}>{name}</TextLink>
              </li>
            ))}
        </ul>
      )}
      {advised !== undefined && advised.length > 0 && <Reasons advised={advised} />}
    </Fold>
  )
}

function Advised({ ingredient: { name, slug, why, isPersonal } }: { ingredient: AdvisedIngredient }) {
  return (
    <li>
      <TextLink to={paths.ingredient(slug)} className="inline-flex min-h-11 items-center wrap-anywhere">
        {name}
      </TextLink>
      {isPersonal && <span className="ml-2 text-sm font-semibold text-accent">{messages.personal}</span>}
      {/* What is closed stays off paper. */}
      <span className="print-only hidden">{why}</span>
    </li>
  )
}

/** For each of them why, and who says so. */
function Reasons({ advised }: { advised: readonly AdvisedIngredient[] }) {
  return (
    <Disclosure summary={messages.reasons}>
      <dl className="divide-y divide-line border-t border-line">
        {advised.map(({ name, slug, why, source }) => (
          <div key={slug} className="py-2">
            <dt className="font-semibold wrap-anywhere">{name}</dt>
            <dd>
              {why}
              <span className="block text-[0.9375rem] text-muted">
                {messages.source} <SourceLine source={source} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
