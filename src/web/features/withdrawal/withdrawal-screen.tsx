import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import { withdrawalMessages as messages } from './withdrawal.messages.ts'
import { Page, PageTitle } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { WithdrawalConfirm } from './withdrawal-confirm.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { WithdrawalReceipt } from './withdrawal-receipt.tsx'
import { useWithdrawal } from './use-withdrawal.ts'

export function WithdrawalScreen() {
  const withdrawal = useWithdrawal()
  const { receipt, checked } = withdrawal
  usePageHead({
    title: messages.title,
    description: messages.description,
    canonical: '/withdraw',
    robots: 'index',
  })
  return (
    <Page>
      <PageTitle>{messages.title}</PageTitle>
      {receipt === null && <p className="mt-3 max-w-[56ch] text-lg text-muted">{messages.lead}</p>}
      <div className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {receipt !== null && checked !== null && <WithdrawalReceipt receipt={receipt} request={checked} />}
        {receipt === null && checked !== null && (
          <WithdrawalConfirm
            request={checked}
            isSending={withdrawal.isSending}
            failure={withdrawal.failure}
            onConfirm={withdrawal.confirm}
            onBack={withdrawal.goBack}
          />
        )}
        {receipt === null && checked === null && (
          <WithdrawalForm values={withdrawal.values} form={withdrawal.form} onChange={withdrawal.change} />
        )}
        {receipt === null && <Beside />}
      </div>
    </Page>
  )
}

const LINK = 'inline-flex min-h-9 items-center'

function Beside() {
  const user = useUser()
  const { title, points, instead, billing, refund } = messages.beside
  return (
    <aside aria-labelledby="beside-title" className="self-start border-t border-line pt-5">
      <h2 id="beside-title" className="mb-3 text-[1.375rem]">
        {title}
      </h2>
      <ol className="grid list-decimal gap-2 pl-5 marker:font-semibold marker:text-accent">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      <p className="mt-5 text-muted">{instead}</p>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        {user !== null && (
          <TextLink to={paths.billing} className={LINK}>
            {billing}
          </TextLink>
        )}
        <TextLink to={paths.refund} className={LINK}>
          {refund}
        </TextLink>
      </p>
    </aside>
  )
}
