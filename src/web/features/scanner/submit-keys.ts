import type { KeyboardEvent } from 'react'

/**
 * Enter in a one-line field and Ctrl+Enter in the list send the form. Browsers leave out both while the form's button
 * is disabled, and then nobody would be told why nothing happens.
 */
export function submitsForm(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): boolean {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.repeat) return false
  return event.ctrlKey || event.metaKey || event.currentTarget instanceof HTMLInputElement
}
