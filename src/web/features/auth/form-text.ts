/** What a text field holds; files and absent fields count as empty. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** The given fields that are empty, each with the words to show under it. */
export function emptyFields(form: FormData, names: readonly string[], words: string): Record<string, string> {
  return Object.fromEntries(
    names.filter((name) => textOf(form, name).trim() === '').map((name) => [name, words]),
  )
}

/** Puts the focus into the first field at fault, where the correction starts. */
export function focusFirst(form: HTMLFormElement, errors: Record<string, string>): void {
  const name = Object.keys(errors)[0]
  const field = name === undefined ? null : form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.focus()
}
