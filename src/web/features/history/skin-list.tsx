import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { SKIN_FILTERS } from '../../../contract/choices.ts'
import type { SkinFilter } from '../../../contract/history.ts'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import { SavedLine } from '../../lib/offline/saved-line.tsx'
import { paths } from '../../lib/paths.ts'
import { skinHistoryQuery } from '../../lib/queries/analyses-queries.ts'
import { historyMessages as messages } from './history.messages.ts'
import { EmptyHistory } from './empty-history.tsx'
import { ListControls } from './list-controls.tsx'
import { ListFrame } from './list-frame.tsx'
import type { ListState } from './use-list-state.ts'
import { safetyTone } from '../../../contract/bands.ts'
import type { FaceAnalysisSummary } from '../../../contract/face.ts'
import { CardFrame } from './card-frame.tsx'
import { PdfButton } from './pdf-button.tsx'

export function SkinList({ state }: { state: ListState<SkinFilter> }) {
  const { data, isError, refetch } = useQuery(skinHistoryQuery(state.query))
  const card = useCallback(
    (analysis: FaceAnalysisSummary) => <SkinCard key={analysis.id} analysis={analysis} />,
    [],
  )
  return (
    <>
      <ListControls
        state={state}
        placeholder={messages.search.skin}
        filters={SKIN_FILTERS}
        filterWords={messages.filter.skin}
      />
      <SavedLine path={ENDPOINTS.skinHistory.path} of="savedList" className="mb-4" />
      <ListFrame
        list={data}
        isError={isError}
        onRetry={() => void refetch()}
        onPage={state.setPage}
        empty={
          <EmptyHistory
            words={messages.empty.skin}
            to={paths.face}
            isNarrowed={state.isNarrowed}
            onClear={state.clear}
          />
        }
        card={card}
      />
    </>
  )
}

function SkinCard({ analysis }: { analysis: FaceAnalysisSummary }) {
  const { concerns, createdAt, id, isPublic, ownerName, safetyScore, shareId, skinType } = analysis
  const name = skinType === null ? messages.unknownSkin : messages.skin(messages.filter.skin[skinType])
  const concernNames = concerns.map((concern) => (typeof concern === 'string' ? concern : concern.name))
  return (
    <CardFrame
      subject={{ kind: 'skin', id, shareId, name, score: safetyScore, isPublic, isOwner: true, ownerName }}
      createdAt={createdAt}
      name={name}
      title={<h2 className="mt-1 line-clamp-2 text-xl wrap-anywhere">{name}</h2>}
      facts={[
        messages.concerns(concerns.length),
        concernNames.length > 0 && concernNames.slice(0, 3).join(', '),
      ]}
      tone={safetyTone(safetyScore)}
      score={safetyScore === null ? messages.unknown : String(safetyScore)}
      actions={<PdfButton kind="skin" id={id} name={name} />}
      isShareable
    />
  )
}
