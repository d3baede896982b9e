/** Long enough for any browser to have taken the bytes. */
const OBJECT_URL_TTL_MS = 60_000

/** Hands a document to the browser's own download. */
export function download(bytes: Uint8Array<ArrayBuffer>, name: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_TTL_MS)
}
