import { useCallback } from 'react'
import type { AnalysisSummary } from '../../../contract/analysis.ts'
import { COMPARED_MIN, COSMETIC_FILTERS, SKIN_FILTERS } from '../../../contract/choices.ts'
import type { CosmeticFilter } from '../../../contract/history.ts'
import { useKeptState } from '../../lib/navigation.tsx'
import { useUser } from '../../lib/queries/user-queries.ts'
import { usePageHead } from '../../lib/page-head.ts'
import { paths } from '../../lib/paths.ts'
import { useChosen, type Chosen } from '../../lib/use-chosen.ts'
import { chooseMessages } from '../../lib/messages/compare.ts'
import { historyMessages as messages } from './history.messages.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { SkinList } from './skin-list.tsx'
import { WaitingLists } from './waiting-lists.tsx'
import { useListState, type ListState } from './use-list-state.ts'
import { useQuery } from '@tanstack/react-query'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { LawChanged } from '../../lib/kept/law-changed.tsx'
import { SavedLine } from '../../lib/offline/saved-line.tsx'
import { cosmeticHistoryQuery } from '../../lib/queries/analyses-queries.ts'
import { EmptyHistory } from './empty-history.tsx'
import { HistoryCard } from './history-card.tsx'
import { ListControls } from './list-controls.tsx'
import { ListFrame } from './list-frame.tsx'

const TABS = ['cosmetic', 'skin'] as const

export function HistoryScreen() {
  const owner = useUser()?.id ?? ''
  const [tab, setTab] = useKeptState(
    `tab ${owner}`,
    TABS[0],
    (kept) => TABS.find((one) => one === kept) ?? null,
  )
  const cosmetic = useListState(`cosmetic ${owner}`, COSMETIC_FILTERS)
  const skin = useListState(`skin ${owner}`, SKIN_FILTERS)
  const choice = useChosen(`chosen ${owner}`)
  usePageHead({ title: messages.title, robots: 'noindex' })
  return (
    <Page>
      <PageTitle>{messages.title}</PageTitle>
      <p className="mt-2 mb-6 text-lg text-muted">{messages.lead}</p>
      <WaitingLists />
      <Tabs
        label={messages.tabs.label}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'cosmetic',
            label: messages.tabs.cosmetic,
            panel: <CosmeticList state={cosmetic} choice={choice} />,
          },
          { value: 'skin', label: messages.tabs.skin, panel: <SkinList state={skin} /> },
        ]}
      />
      {tab === 'cosmetic' && choice.chosen.length > 0 && <CompareBar choice={choice} />}
    </Page>
  )
}

function CompareBar({ choice: { chosen, clear, isFull } }: { choice: Chosen }) {
  const label = chooseMessages.button(chosen.length)
  return (
    <ChoiceBar
      label={chooseMessages.barLabel}
      text={isFull ? chooseMessages.full : chooseMessages.chosen(chosen.length)}
    >
      <Button kind="quiet" onClick={clear}>
        {chooseMessages.clear}
      </Button>
      {chosen.length < COMPARED_MIN ? (
        <Button disabled>{label}</Button>
      ) : (
        <ButtonLink to={paths.compared(chosen)}>{label}</ButtonLink>
      )}
    </ChoiceBar>
  )
}

type CosmeticListProps = { state: ListState<CosmeticFilter>; choice: Chosen }

function CosmeticList({ state, choice }: CosmeticListProps) {
  const { data, isError, refetch } = useQuery(cosmeticHistoryQuery(state.query))
  const card = useCallback(
    (analysis: AnalysisSummary) => <HistoryCard key={analysis.id} analysis={analysis} choice={choice} />,
    [choice],
  )
  return (
    <>
      <ListControls
        state={state}
        placeholder={messages.search.cosmetic}
        filters={COSMETIC_FILTERS}
        filterWords={messages.filter.cosmetic}
      />
      {data !== undefined && data.changedByLaw.total > 0 && (
        <div className="mb-4">
          <LawChanged {...data.changedByLaw} />
        </div>
      )}
      <SavedLine path={ENDPOINTS.cosmeticHistory.path} of="savedList" className="mb-4" />
      <ListFrame
        list={data}
        isError={isError}
        onRetry={() => void refetch()}
        onPage={state.setPage}
        empty={
          <EmptyHistory
            words={messages.empty.cosmetic}
            to={paths.home}
            isNarrowed={state.isNarrowed}
            onClear={state.clear}
          />
        }
        card={card}
      />
    </>
  )
}
