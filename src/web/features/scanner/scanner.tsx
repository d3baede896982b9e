import { FlaskConical } from 'lucide-react'
import { useId, type KeyboardEvent, type SyntheticEvent } from 'react'
import { LABEL_CHARS_MAX } from '../../../contract/limits-of-input.ts'
import { usePastedImage } from '../../lib/photo/use-pasted-image.ts'
import { useLimits } from '../../lib/queries/limits-queries.ts'
import { scannerWords as words } from '../../lib/words/scanner.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast-context.ts'
import { LabelText } from './label-text.tsx'
import { LimitLine } from './limit-line.tsx'
import { limitState } from './limit-state.ts'
import { PhotoDrop } from './photo-drop.tsx'
import { PhotoPreview } from './photo-preview.tsx'
import { ReadElsewhere } from './read-elsewhere.tsx'
import { ProductFields } from './product-fields.tsx'
import { ProgressOverlay } from './progress-overlay.tsx'
import { submitsForm } from './submit-keys.ts'
import { useAnalysisRun } from './use-analysis-run.ts'
import { useDraft } from './use-draft.ts'
import { usePhotoReading, type Trouble } from './use-photo-reading.ts'

export function Scanner({ onMade }: { onMade: (id: string) => void }) {
  const titleId = useId()
  const toast = useToast()
  const limit = limitState(useLimits().data)
  const edit = useDraft()
  const { draft } = edit
  const reading = usePhotoReading(edit)
  const run = useAnalysisRun(edit)

  const sayLimit = () => toast({ title: words.limit.title, text: words.limit.text, tone: 'danger' })
  const choose = (file: File) => (limit === 'reached' ? sayLimit() : void reading.choose(file))
  usePastedImage(choose)

  const text = draft.text.trim()
  const isTooLong = draft.text.length > LABEL_CHARS_MAX
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (text === '') toast({ ...words.noText, tone: 'danger' })
    else if (limit === 'reached') sayLimit()
    else if (limit === 'open' && !isTooLong) run.start()
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (submitsForm(event)) submit(event)
  }
  const finish = () => {
    if (run.madeId === null) return
    edit.clear()
    toast(words.done)
    onMade(run.madeId)
  }

  return (
    <Card labelledBy={titleId}>
      <h2 id={titleId} className="text-[1.75rem]">
        {words.title}
      </h2>
      <p className="mt-1 mb-5 text-muted">{words.lead}</p>
      <PhotoDrop isReading={reading.isReading} onFile={choose} onStop={reading.stop} />
      {reading.photo !== null && (
        <PhotoPreview file={reading.photo} doubts={reading.doubts} onRemove={reading.forget} />
      )}
      {reading.isRead && <p className="mt-2 text-[0.9375rem] text-muted">{words.nextPart}</p>}
      {reading.isReadElsewhere && <ReadElsewhere />}
      {reading.trouble !== null && <ReadingTrouble trouble={reading.trouble} onTake={reading.takeText} />}
      <form noValidate onSubmit={submit} className="mt-6 grid grid-cols-1 gap-6">
        <LabelText draft={draft} edit={edit} onKey={pressKey} />
        <ProductFields draft={draft} onChange={edit.change} onKey={pressKey} />
        {run.failure !== null && (
          <Notice tone="danger" title={words.failed.title}>
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
            {run.isRunning ? words.analyzing : words.analyze}
          </Button>
        </div>
      </form>
      {run.isRunning && <ProgressOverlay isReady={run.madeId !== null} onFinish={finish} />}
    </Card>
  )
}

type ReadingTroubleProps = { trouble: Trouble; onTake: (text: string) => void }

/** What kept a photo from giving a list, what helps, and the print that was read all the same. */
function ReadingTrouble({ trouble: { text, problem, read }, onTake }: ReadingTroubleProps) {
  const take = read !== undefined && (
    <Button kind="outline" size="sm" onClick={() => onTake(read)}>
      {words.takeText}
    </Button>
  )
  return (
    <div className="mt-4">
      <Notice tone="caution" title={words.readFailed.title} action={take}>
        {problem === null ? text : words.readAdvice[problem]}
      </Notice>
    </div>
  )
}
