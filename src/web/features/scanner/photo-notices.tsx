import { scannerMessages } from './scanner.messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Trouble } from './label-photos.ts'
import type { LabelPhotosEdit } from './use-label-photos.ts'
import { useProvider } from '../../lib/queries/site-queries.ts'
import { aiMessages } from '../../lib/messages/ai.ts'

const messages = scannerMessages.photos

type PhotoNoticesProps = {
  edit: LabelPhotosEdit
  /** Makes a change that takes away the button it was asked by. */
  keepFocus: (change: () => void) => void
}

/** What is to be known of the photos together: which gave nothing, where names may be missing, and what to do next. */
export function PhotoNotices({ edit, keepFocus }: PhotoNoticesProps) {
  const { photos, troubles, gaps } = edit
  const placeOf = (id: string) => photos.findIndex((photo) => photo.id === id) + 1
  const isReading = photos.some(({ state }) => state === 'waiting' || state === 'reading')
  const isRead = photos.length > 0 && troubles.length === 0 && photos.every(({ state }) => state === 'read')
  return (
    <>
      {edit.refused.map(({ name, problem }, at) => (
        <Notice key={`${at} ${name}`} tone="caution" title={`${shortened(name)}: ${problem.title}`}>
          {problem.text}
        </Notice>
      ))}
      {photos.some((photo) => photo.isReadElsewhere) && <ReadElsewhere />}
      {troubles.map(({ id, trouble }) => (
        <ReadingTrouble
          key={id}
          photo={photos.length > 1 ? messages.name(placeOf(id)) : null}
          trouble={trouble}
          onAgain={() => keepFocus(() => edit.again(id))}
          onTake={() => keepFocus(() => edit.takeText({ id, trouble }))}
        />
      ))}
      <StoppedPhotos edit={edit} keepFocus={keepFocus} />
      {!isReading &&
        gaps.map(([one, other]) => (
          <Notice
            key={`${one} ${other}`}
            tone="caution"
            role="status"
            title={messages.gap(placeOf(one), placeOf(other))}
          >
            {messages.gapText}
          </Notice>
        ))}
      {(edit.isBehind || edit.isCleared) && (
        <Notice
          role="status"
          title={edit.isCleared ? messages.cleared : messages.behind}
          action={
            <Button kind="outline" size="sm" onClick={() => keepFocus(edit.putTogetherAnew)}>
              {messages.anew}
            </Button>
          }
        >
          {edit.isCleared ? messages.clearedText : messages.behindText}
        </Notice>
      )}
      {isRead && gaps.length === 0 && (
        <p className="text-[0.9375rem] text-muted">{scannerMessages.nextPart}</p>
      )}
    </>
  )
}

/** One notice for all of them: five would take a screen of a phone. */
function StoppedPhotos({ edit, keepFocus }: PhotoNoticesProps) {
  const stopped = edit.photos.filter(({ state }) => state === 'stopped')
  const [first] = stopped
  if (first === undefined) return null
  const isOne = stopped.length === 1
  return (
    <Notice
      title={
        isOne
          ? `${messages.name(edit.photos.indexOf(first) + 1)} ${messages.state.stopped}`
          : messages.notRead(stopped.length)
      }
      action={
        <Button
          kind="outline"
          size="sm"
          onClick={() => keepFocus(() => stopped.forEach(({ id }) => edit.again(id)))}
        >
          {isOne ? messages.readIt : messages.readThem}
        </Button>
      }
    />
  )
}

type ReadingTroubleProps = {
  /** Which one, where there are several. */
  photo: string | null
  trouble: Trouble
  onAgain: () => void
  onTake: () => void
}

/** What kept a photo from giving a list, what helps, and the print that was read all the same. */
function ReadingTrouble({ photo, trouble, onAgain, onTake }: ReadingTroubleProps) {
  const { readFailed, takeText } = scannerMessages
  const { problem, read } = trouble
  return (
    <Notice
      tone="caution"
      title={photo === null ? readFailed.title : `${photo}: ${readFailed.title}`}
      action={
        <span className="flex flex-wrap gap-2">
          {problem === null && (
            <Button kind="outline" size="sm" onClick={onAgain}>
              {messages.again}
            </Button>
          )}
          {read !== undefined && (
            <Button kind="outline" size="sm" onClick={onTake}>
              {takeText}
            </Button>
          )}
        </span>
      }
    >
      {adviceOn(trouble)}
    </Notice>
  )
}

function adviceOn({ text, problem, script = 'other' }: Trouble): string {
  if (problem === 'other-script') return scannerMessages.otherScript(script)
  return problem === null ? text : scannerMessages.readAdvice[problem]
}

const NAME_CHARS_MAX = 48

/** The end of a file's name tells what it is. */
function shortened(name: string): string {
  return name.length <= NAME_CHARS_MAX ? name : `${name.slice(0, NAME_CHARS_MAX - 12)}…${name.slice(-10)}`
}

/** Names who read the photo where it was not our own reader. */
function ReadElsewhere() {
  const { provider } = useProvider()
  if (!provider) return null
  return (
    <p className="max-w-[52ch] text-[0.9375rem] text-muted">{aiMessages.scanner.readBy(provider.name)}</p>
  )
}
