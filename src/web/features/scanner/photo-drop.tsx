import { DropArea } from '../../lib/photo/drop-area.tsx'
import { FileButton } from '../../lib/photo/file-button.tsx'
import { useProvider } from '../../lib/queries/site-queries.ts'
import { aiWords } from '../../lib/words/ai.ts'
import { scannerWords as words } from '../../lib/words/scanner.ts'
import { buttonLook } from '../../ui/button-look.ts'
import { Spinner } from '../../ui/spinner.tsx'

type PhotoDropProps = { isReading: boolean; onFile: (file: File) => void; onStop: () => void }

/** The camera is offered where a finger points. */
export function PhotoDrop({ isReading, onFile, onStop }: PhotoDropProps) {
  return (
    <DropArea onFile={onFile}>
      {(isOver) =>
        isReading ? (
          <div role="status" className="grid justify-items-center gap-3">
            <span className="text-primary">
              <Spinner size={28} />
            </span>
            <p className="font-semibold">{words.reading}</p>
            <button type="button" onClick={onStop} className={buttonLook('quiet', 'sm')}>
              {words.cancelReading}
            </button>
          </div>
        ) : (
          <>
            <div className="flex flex-wrap justify-center gap-3">
              <span className="hidden max-md:contents pointer-coarse:contents">
                <FileButton label={words.camera} camera="environment" onFile={onFile} />
              </span>
              <FileButton label={words.file} onFile={onFile} />
            </div>
            <p className="text-muted">{isOver ? words.dropNow : words.drop}</p>
            <p className="text-[0.9375rem] text-muted">{words.formats}</p>
            <ProviderNote />
          </>
        )
      }
    </DropArea>
  )
}

/** Only where somebody else reads along. */
function ProviderNote() {
  const { provider } = useProvider()
  if (!provider) return null
  const { photos, texts } = aiWords.scanner
  return (
    <p className="max-w-[52ch] text-[0.9375rem] text-muted">
      {provider.seesPhotos && `${photos(provider.name)} `}
      {texts(provider.name)}
    </p>
  )
}
