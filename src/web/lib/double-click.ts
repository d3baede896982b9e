/** What a click is aimed at: the thing that acts, whichever part of it lies under the pointer. */
function aimOf({ target }: Event): Element | null {
  return target instanceof Element
    ? target.closest('a, button, input, select, textarea, label, summary, [role="button"], [role="tab"]')
    : null
}

/**
 * The second half of a double click belongs to what the first half was aimed at. Where that made something else appear
 * under the pointer (a dialog's button, the next card of a list), nobody has aimed at it, and the click is dropped.
 */
export function dropStrayClicks(): void {
  let aim: Element | null = null
  document.addEventListener(
    'mousedown',
    (event) => {
      if (event.detail <= 1) aim = aimOf(event)
    },
    true,
  )
  document.addEventListener(
    'click',
    (event) => {
      if (event.detail <= 1 || aimOf(event) === aim) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
}
