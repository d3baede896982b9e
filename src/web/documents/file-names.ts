type Named = { id?: string | undefined; shareId: string; createdAt: string }

/** The record id names the owner's file; a visitor knows the share id only. */
export function cosmeticFileName(analysis: Named & { isOwner: boolean }): string {
  return fileName('cosmetic-analysis', analysis.isOwner ? analysis.id : undefined, analysis)
}

/** A visitor's answer carries no record id. */
export function faceFileName(analysis: Named): string {
  return fileName('skin-analysis', analysis.id, analysis)
}

function fileName(kind: string, id: string | undefined, { shareId, createdAt }: Named): string {
  const safe = (id || shareId).replace(/[^A-Za-z0-9_-]/g, '').slice(0, 64) || 'unknown'
  return `${kind}-${safe}-${fileDate(createdAt)}.pdf`
}

/** The day of the analysis where the reader is, as the document itself prints it; today where the row has none. */
function fileDate(createdAt: string): string {
  const made = new Date(createdAt)
  const date = Number.isNaN(made.getTime()) ? new Date() : made
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
