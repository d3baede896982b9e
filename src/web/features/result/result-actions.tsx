import { Columns2, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { resultWords as words } from '../../lib/words/result.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toast-context.ts'
import type { ShownAnalysis } from './result-reader.ts'
import { shareContent, shareOut } from './share-link.ts'

export function ResultActions({ analysis }: { analysis: ShownAnalysis }) {
  const toast = useToast()
  const [wasShared, setWasShared] = useState(false)
  const share = async () => {
    const outcome = await shareOut(shareContent(analysis, window.location.origin))
    if (outcome === 'copied') toast(words.share.copied)
    if (outcome === 'failed') toast({ ...words.share.failed, tone: 'danger' })
    setWasShared(outcome === 'copied' || outcome === 'shared')
  }
  return (
    <div className="no-print grid gap-3">
      <div className="flex flex-wrap gap-3">
        <Button kind="outline" onClick={() => void share()}>
          <Share2 aria-hidden size={18} />
          {words.share.button}
        </Button>
        <Button kind="outline" onClick={() => window.print()}>
          <Printer aria-hidden size={18} />
          {words.export.button}
        </Button>
        {analysis.isOwner && analysis.id !== undefined && analysis.status === 'complete' && (
          <ButtonLink kind="outline" to={paths.compared([analysis.id])}>
            <Columns2 aria-hidden size={18} />
            {words.compare}
          </ButtonLink>
        )}
      </div>
      {wasShared && !analysis.isPublic && <Notice role="status">{words.share.ownerOnly}</Notice>}
    </div>
  )
}
