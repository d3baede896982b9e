/** Hands a text to the browser as a file, as a click on a download link would. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers fetch the address only after the click has been worked on.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
