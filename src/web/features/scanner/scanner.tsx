import { FlaskConical } from 'lucide-react'
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react'
import { LABEL_CHARS_MAX } from '../../../contract/limits-of-input.ts'
import { usePastedImages } from '../../lib/photo/use-pasted-images.ts'
import { offlineMessages } from '../../lib/messages/offline.ts'
import { useLimits } from '../../lib/queries/limits-queries.ts'
import { onSharedIn, takeSharedIn } from '../../lib/shared-in/shared-in.ts'
import { scannerMessages as messages } from './scanner.messages.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { PHOTOS_MAX } from './label-photos.ts'
import { LabelText } from './label-text.tsx'
import { LimitLine } from './limit-line.tsx'
import { limitState } from './limit-state.ts'
import { PhotoDrop } from './photo-drop.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { ProductFields } from './product-fields.tsx'
import { ProgressOverlay } from './progress-overlay.tsx'
import { useAnalysisRun } from './use-analysis-run.ts'
import { useDraft } from './use-draft.ts'
import { useLabelPhotos } from './use-label-photos.ts'

/** Comes when somebody opens the camera. */
const LabelCamera = lazy(() => import('./label-camera.tsx').then((m) => ({ default: m.LabelCamera })))

/**
 * No `useContractForm`: what is sent is the draft, which outlives the page and holds the key of its first try. A check that waits for its
 * schemas between click and call could send one text under the key of another; what the schema refuses, this form does not send.
 */
export function Scanner({ onMade }: { onMade: (path: string) => void }) {
  const titleId = useId()
  const toast = useToast()
  const limit = limitState(useLimits().data)
  const edit = useDraft()
  const { draft } = edit
  const photos = useLabelPhotos(edit)
  const run = useAnalysisRun(edit)
  /** Open for another photo, or for one in the place of another. */
  const [camera, setCamera] = useState<{ replaced: string | null } | null>(null)

  const sayLimit = () => toast({ title: messages.limit.title, text: messages.limit.text, tone: 'danger' })
  const choose = (files: readonly File[]) => (limit === 'reached' ? sayLimit() : photos.add(files))
  usePastedImages(choose)
  const takeShared = useEffectEvent(() => {
    const item = takeSharedIn()
    if (item === 'lost') toast({ ...offlineMessages.shared.lost, tone: 'danger' })
    else if (item !== null) {
      if (item.photos.length > 0) choose(item.photos)
      if (item.text !== '') edit.takeShared(item.text)
    }
  })
  useEffect(() => {
    takeShared()
    return onSharedIn(() => takeShared())
  }, [])
  const openCamera = (replaced: string | null) => (limit === 'reached' ? sayLimit() : setCamera({ replaced }))
  const takePhoto = (file: File) => {
    setCamera(null)
    if (camera === null || camera.replaced === null) photos.add([file])
    else photos.replace(camera.replaced, file)
  }

  const text = draft.text.trim()
  const isTooLong = draft.text.length > LABEL_CHARS_MAX
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (text === '') toast({ ...messages.noText, tone: 'danger' })
    else if (limit === 'reached') sayLimit()
    else if (photos.unread > 0) toast({ ...messages.notRead(photos.unread), tone: 'danger' })
    else if (limit === 'open' && !isTooLong) run.start()
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (submitsForm(event)) submit(event)
  }
  const finish = () => {
    if (run.madePath === null) return
    photos.clear()
    edit.clear()
    toast(messages.done)
    onMade(run.madePath)
  }

  return (
    <Card labelledBy={titleId}>
      <h2 id={titleId} className="text-[1.75rem]">
        {messages.title}
      </h2>
      <p className="mt-1 mb-5 text-muted">{messages.lead}</p>
      <PhotoDrop
        isFull={photos.photos.length >= PHOTOS_MAX}
        crop={photos.crop}
        onFiles={choose}
        onCamera={() => openCamera(null)}
      />
      <PhotoStrip edit={photos} onRetake={openCamera} />
      {camera !== null && (
        <Suspense>
          <LabelCamera onClose={() => setCamera(null)} onPhoto={takePhoto} />
        </Suspense>
      )}
      <form noValidate onSubmit={submit} className="mt-6 grid grid-cols-1 gap-6">
        <LabelText draft={draft} edit={edit} onKey={pressKey}>
          <ProductFields draft={draft} onChange={edit.change} onKey={pressKey} />
          {run.failure !== null && (
            <Notice tone="danger" title={messages.failed.title}>
              {run.failure}
            </Notice>
          )}
          <div className="grid gap-3">
            <LimitLine />
            <Button
              type="submit"
              size="lg"
              disabled={text === '' || isTooLong || limit !== 'open' || run.isRunning}
            >
              <FlaskConical aria-hidden size={20} />
              {run.isRunning ? messages.analyzing : messages.analyze}
            </Button>
          </div>
        </LabelText>
      </form>
      {run.isRunning && <ProgressOverlay isReady={run.madePath !== null} onFinish={finish} />}
    </Card>
  )
}

/**
 * Enter in a one-line field and Ctrl+Enter in the list send the form. Browsers leave out both while the form's button
 * is disabled, and then nobody would be told why nothing happens.
 */
function submitsForm(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): boolean {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.repeat) return false
  return event.ctrlKey || event.metaKey || event.currentTarget instanceof HTMLInputElement
}
