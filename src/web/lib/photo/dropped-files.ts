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

/** A file that was let go anywhere on the page and that no frame has taken. Nothing is taken below an open dialog. */
export function onDroppedFile(take: (file: File) => void): () => void {
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer?.files ?? []
    if (file === undefined || isTaken(event) || document.querySelector('dialog[open]') !== null) return
    take(file)
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
