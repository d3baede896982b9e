import { Redirect } from '../../lib/navigation.tsx'
import type { PublicCosmeticAnalysis } from '../../../contract/analysis.ts'
import { readAnalysis } from '../../../contract/older-shapes/analysis.ts'
import type { WaitingList } from '../../lib/offline/offline-store.ts'
import { useWaitingLists } from '../../lib/offline/use-waiting-lists.ts'
import { offlineMessages } from '../../lib/messages/offline.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import type { KitPart } from './kit-notice.tsx'
import { withReadableNames } from './result-queries.ts'
import { ResultView } from './result-view.tsx'

const messages = offlineMessages.result

type WaitingResultProps = { waitingKey: string; onAnalyseAlone: (part: KitPart) => void }

/** A result that this device made and the account does not hold yet; with the server's answer it moves to its own address. */
export function WaitingResult({ waitingKey, onAnalyseAlone }: WaitingResultProps) {
  const lists = useWaitingLists()
  usePageHead({ title: messages.made, robots: 'noindex' })
  if (lists === undefined) return null
  const list = lists.find(({ key }) => key === waitingKey)
  if (list === undefined) return <Gone />
  if (list.sentAs !== null) return <Redirect to={paths.analysis(list.sentAs)} replace />
  return (
    <ResultView
      analysis={shownOf(list)}
      onAnalyseAlone={onAnalyseAlone}
      lead={
        <Notice tone="caution" role="status" title={messages.title}>
          {list.state === 'limit' || list.state === 'refused'
            ? messages[list.state](list.reason)
            : messages.waiting}
        </Notice>
      }
    />
  )
}

/** It has no id and no share id: what needs them is not offered. */
function shownOf({ body, createdAt, results }: WaitingList): PublicCosmeticAnalysis {
  const { ingredientsList, productName } = body
  return withReadableNames(
    readAnalysis({ productName, createdAt, isOwner: true, ingredientsList, analysisResults: results }),
  )
}

function Gone() {
  return (
    <Page className="grid min-h-[60vh] content-center justify-items-start gap-5">
      <PageTitle>{messages.made}</PageTitle>
      <p className="max-w-[52ch] text-lg text-muted">{messages.gone}</p>
      <ButtonLink to={paths.history}>{messages.history}</ButtonLink>
    </Page>
  )
}
