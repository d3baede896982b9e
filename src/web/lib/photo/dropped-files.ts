/** Files that are let go over the page; a browser would otherwise leave the app and show them. */
function isFileDrag(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') === true
}

/** For the whole life of the page: a file beside every frame changes nothing. */
export function keepFilesOut(): void {
  const refuse = (event: DragEvent) => {
    if (isFileDrag(event)) event.preventDefault()
  }
  window.addEventListener('dragover', refuse)
  window.addEventListener('drop', refuse)
}

/** Files that were let go anywhere on the page and that no frame has taken. Nothing is taken below an open dialog. */
export function onDroppedFiles(take: (files: readonly File[]) => void): () => void {
  const drop = (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length === 0 || isTaken(event) || document.querySelector('dialog[open]') !== null) return
    take(files)
  }
  window.addEventListener('drop', drop)
  return () => window.removeEventListener('drop', drop)
}

const taken = new WeakSet<Event>()

/** Marks a drop that a frame has handled, since every drop is prevented from its default alike. */
export function markTaken(event: Event): void {
  taken.add(event)
}

function isTaken(event: Event): boolean {
  return taken.has(event)
}
