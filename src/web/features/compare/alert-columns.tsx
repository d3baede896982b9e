import { BellRing } from 'lucide-react'
import { useId } from 'react'
import type { PersonalAlert } from '../../../contract/finding.ts'
import { paths } from '../../lib/paths.ts'
import { compareMessages } from '../../lib/messages/compare.ts'
import { resultMessages } from '../../lib/messages/result.ts'
import { classes } from '../../ui/classes.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { COLUMNS, type Compared } from './compared.ts'
import { ColumnHead } from './column-head.tsx'

const messages = compareMessages.alerts

/** By the profile as it is now; what was stored with a result may be older than the last allergy. */
export function AlertColumns({ products }: { products: readonly Compared[] }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-[1.375rem]">
        {messages.title}
      </h2>
      <p className="mt-1 mb-3 text-muted">
        {messages.lead} <TextLink to={paths.profile}>{resultMessages.alerts.profile}</TextLink>
      </p>
      <ul className={COLUMNS[products.length]}>
        {products.map((product, place) => (
          <Column key={place} product={product} place={place} />
        ))}
      </ul>
      <p className="mt-3 text-[0.9375rem] text-muted">{messages.guarantee}</p>
    </section>
  )
}

function Column({ product, place }: { product: Compared; place: number }) {
  const matches = product.alerts.filter(({ kind }) => kind !== 'unread')
  const unread = product.alerts.filter(({ kind }) => kind === 'unread')
  const none = unread.length > 0 ? resultMessages.alerts.noneOfRead : messages.none
  return (
    <li
      className={classes(
        'rounded-card border p-4 sm:p-5',
        matches.length > 0 ? 'border-poor/60 bg-poor-soft' : 'border-line bg-raised',
      )}
    >
      <ColumnHead product={product} place={place} />
      {matches.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className="grid gap-3">
          {matches.map((alert) => (
            <Alert key={alert.text} alert={alert} />
          ))}
        </ul>
      )}
      {unread.map(({ text }) => (
        <p key={text} className="mt-3">
          <span className="mr-2 font-semibold">{resultMessages.alerts.kinds.unread}</span>
          {text}
        </p>
      ))}
    </li>
  )
}

function Alert({ alert }: { alert: PersonalAlert }) {
  return (
    <li className="flex gap-2.5">
      <BellRing aria-hidden size={18} className="mt-0.5 shrink-0 text-poor" />
      <p className="min-w-0">
        <span className="mr-2 font-semibold text-poor">{resultMessages.alerts.kinds[alert.kind]}</span>
        {alert.text}
      </p>
    </li>
  )
}
