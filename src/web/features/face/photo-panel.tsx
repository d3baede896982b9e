import { useQuery } from '@tanstack/react-query'
import { ScanFace } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { useLimits } from '../../lib/queries/limits-queries.ts'
import type { Limits } from '../../lib/queries/limits-reader.ts'
import { useProvider, type Provider } from '../../lib/queries/site-queries.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import {
  faceMessages as messages,
  faceMessages as notIncluded,
  faceMessages,
} from '../../lib/messages/face.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { ChosenPhoto } from './chosen-photo.tsx'
import { ConsentCard } from './consent-card.tsx'
import { faceGate } from './face-gate.ts'
import { consentsQuery, hasConsent } from './face-queries.ts'
import { PhotoChoice } from './photo-choice.tsx'
import { PrivacyLine } from './privacy-line.tsx'
import { useFaceRun, type FaceRun } from './use-face-run.ts'
import { skinMessages } from '../../lib/messages/skin.ts'
import { Notice } from '../../ui/notice.tsx'
import type { FaceFailure } from './route-failure.ts'
import { SkinZone } from '../../../contract/skin.ts'
import { StepOverlay } from '../../lib/progress/step-overlay.tsx'
import { ZoneFace } from '../../lib/face/zone-face.tsx'
import { LineFace } from '../../ui/line-face.tsx'
import { faceAllowanceText } from './face-allowance.ts'

/** Image analysis, skin type, concerns, health score, insights, recommendations, in milliseconds. */
export const FACE_STEP_MS = [1_000, 1_200, 1_100, 900, 1_000, 800] as const
const STEPS = FACE_STEP_MS.length

type FaceOverlayProps = { isReady: boolean; onFinish: () => void }

/** The zones fill one after the other while the steps go by. */
function FaceOverlay({ isReady, onFinish }: FaceOverlayProps) {
  return (
    <StepOverlay
      words={messages.overlay}
      stepMs={FACE_STEP_MS}
      isReady={isReady}
      onFinish={onFinish}
      drawing={(done) => (
        <ZoneFace
          className="mx-auto mt-5 h-44 text-muted"
          zones={SkinZone.options
            .slice(0, Math.ceil((done / STEPS) * SkinZone.options.length))
            .map((zone) => ({
              zone,
              level: 'middle',
            }))}
        />
      )}
    />
  )
}

type PhotoPanelProps = { onMade: (id: string) => void }

/** What the plan allows comes first: where it includes no face analysis, no photo is asked for. */
export function PhotoPanel({ onMade }: PhotoPanelProps) {
  const limits = useLimits()
  if (limits.data !== undefined && faceGate(limits.data) === 'not-included') return <NotIncluded />
  return (
    <PanelCard>
      {limits.data === undefined ? (
        <Awaited
          size="h-102 sm:h-87"
          hasFailed={limits.isError}
          text={messages.limitsUnknown}
          onRetry={() => void limits.refetch()}
        />
      ) : (
        <PhotoRun limits={limits.data} onMade={onMade} />
      )}
    </PanelCard>
  )
}

function PanelCard({ children }: { children: ReactNode }) {
  const titleId = useId()
  return (
    <Card labelledBy={titleId} className="grid content-start gap-5">
      <h2 id={titleId} className="text-[1.75rem]">
        {messages.panelTitle}
      </h2>
      {children}
      <p className="border-t border-line pt-4 text-[0.9375rem] text-muted">
        <PrivacyLine /> <TextLink to={paths.pricing}>{messages.allPlans}</TextLink>
      </p>
    </Card>
  )
}

type AwaitedProps = {
  /** As high as what comes for somebody who has agreed, so that the links below stay where they are. */
  size: string
  hasFailed: boolean
  text: string
  onRetry: () => void
}

function Awaited({ size, hasFailed, text, onRetry }: AwaitedProps) {
  if (!hasFailed) return <Skeleton className={size} />
  return <LoadFailed text={text} retryLabel={commonMessages.retry} onRetry={onRetry} />
}

/** From the consent to the start of one analysis, and its overlay. */
function PhotoRun({ limits, onMade }: PhotoPanelProps & { limits: Limits }) {
  const consents = useQuery(consentsQuery)
  const { provider, ...site } = useProvider()
  const run = useFaceRun(limits, onMade)
  return (
    <>
      {consents.data === undefined || provider === undefined ? (
        <Awaited
          size="h-92 sm:h-76"
          hasFailed={consents.isError || site.hasFailed}
          text={messages.consent.loadFailed}
          onRetry={() => {
            if (consents.isError) void consents.refetch()
            if (site.hasFailed) site.retry()
          }}
        />
      ) : (
        <PhotoSteps
          run={run}
          isReached={faceGate(limits) === 'reached'}
          isAgreed={hasConsent(consents.data)}
          provider={provider}
        />
      )}
      <UsageLine limits={limits} />
      {run.isRunning && <FaceOverlay isReady={run.isReady} onFinish={run.finish} />}
    </>
  )
}

type StepsProps = { run: FaceRun; isReached: boolean }

function PhotoSteps({
  run,
  isReached,
  isAgreed,
  provider,
}: StepsProps & { isAgreed: boolean; provider: Provider }) {
  const [isAskedAgain, setIsAskedAgain] = useState(false)
  const isAsking = !isAgreed || run.failure?.kind === 'consent'
  // Asked for again is remembered while the list of consents is on its way.
  if (isAsking && run.photo !== null && !isAskedAgain) setIsAskedAgain(true)
  const given = () => {
    setIsAskedAgain(false)
    run.settle()
  }
  return (
    <>
      {run.photo !== null && <ChosenPhoto file={run.photo} onRemove={run.forget} />}
      {isAsking ? (
        <ConsentCard isAgain={isAskedAgain} provider={provider} onGiven={given} />
      ) : (
        <ChoiceAndStart run={run} isReached={isReached} />
      )}
    </>
  )
}

/** With a photo the start comes first, so that a thumb finds it without scrolling past the choice. */
function ChoiceAndStart({ run, isReached }: StepsProps) {
  const start = (
    <Button
      size="lg"
      disabled={run.photo === null || run.isChecking || isReached || run.isRunning}
      onClick={run.start}
    >
      <ScanFace aria-hidden size={20} />
      {run.isRunning ? messages.starting : messages.start}
    </Button>
  )
  return (
    <>
      {run.failure !== null && <FailureNotice failure={run.failure} />}
      {run.photo !== null && start}
      <PhotoChoice
        hasPhoto={run.photo !== null}
        onFile={(file) => void run.choose(file)}
        onBlocked={isReached ? run.sayReached : null}
      />
      {run.photo === null && start}
    </>
  )
}

/** Stays where the toast goes: why it failed, and what to do with the next photo. */
function FailureNotice({ failure }: { failure: FaceFailure }) {
  const reason = failure.refusal === null ? null : skinMessages.refusals[failure.refusal]
  return (
    <Notice tone={reason === null ? 'danger' : 'caution'} title={reason?.title ?? failure.title}>
      <p>{reason?.todo ?? failure.text}</p>
      <p className="mt-1 text-muted">{messages.failure.kept}</p>
    </Notice>
  )
}

/** Told before any photo is chosen: on this plan it would not be analysed. */
function NotIncluded() {
  const titleId = useId()
  return (
    <Card labelledBy={titleId} className="grid content-center justify-items-center gap-4 text-center">
      <LineFace className="h-44 text-muted" />
      <h2 id={titleId} className="text-2xl">
        {notIncluded.notIncluded.title}
      </h2>
      <p className="max-w-[44ch] text-muted">{notIncluded.notIncluded.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.pricing}>{notIncluded.plans}</ButtonLink>
        <ButtonLink kind="outline" to={paths.dashboard}>
          {notIncluded.scan}
        </ButtonLink>
      </div>
      <p className="text-[0.9375rem] text-muted">{notIncluded.privacy}</p>
    </Card>
  )
}

/** How many face analyses are used and left. */
function UsageLine({ limits }: { limits: Limits }) {
  const told = faceAllowanceText(limits)
  if (told === null) return null
  const { line, note, canUpgrade } = told
  return (
    <div className="grid w-full gap-3 text-left">
      <p className="text-center text-muted">{line}</p>
      {note !== null && (
        <Notice
          tone={note.tone}
          {...(note.title === undefined ? {} : { title: note.title })}
          action={canUpgrade && <TextLink to={paths.pricing}>{faceMessages.plans}</TextLink>}
        >
          {note.text}
        </Notice>
      )}
    </div>
  )
}
