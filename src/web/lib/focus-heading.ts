const PATIENCE_FRAMES = 30

/**
 * For what ended with a control that is gone or disabled. Waits for a dialog that is closing: it gives the focus back
 * to where it came from, and that would come after ours.
 */
export function focusHeading(selector = '[data-page-heading]'): void {
  let frames = 0
  const attempt = () => {
    frames += 1
    const isCovered = document.querySelector('dialog[open]') !== null
    if (isCovered && frames < PATIENCE_FRAMES) return requestAnimationFrame(attempt)
    document.querySelector<HTMLElement>(`main ${selector}`)?.focus()
  }
  requestAnimationFrame(attempt)
}
