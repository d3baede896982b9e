import { navigate } from '../../lib/navigation.tsx'
import { ResultScreen } from '../../features/result/result-screen.tsx'
import { takeIntoDraft } from '../../features/scanner/draft.ts'
import { paths } from '../../lib/paths.ts'

/** The result knows nothing of the scanner: a part of a kit is carried over here. */
export function ResultPage() {
  return (
    <ResultScreen
      onAnalyseAlone={(part) => {
        takeIntoDraft(part)
        navigate(paths.dashboard)
      }}
    />
  )
}
