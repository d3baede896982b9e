/** Errors that a screen told the console, or did not catch: they fail the test, unless it takes them out. */
export const problems: string[] = []

const { error: write } = console
Object.assign(console, {
  error: (...parts: unknown[]) => {
    problems.push(parts.map(String).join(' '))
    write(...parts)
  },
})
window.addEventListener('error', ({ message }) => void problems.push(message))
window.addEventListener('unhandledrejection', ({ reason }) => void problems.push(String(reason)))
