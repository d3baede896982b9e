export type CameraTrouble = 'denied' | 'none' | 'busy' | 'other'

const NAMES: Record<string, CameraTrouble> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** Why `getUserMedia` refused, by the names of the Media Capture standard. */
export function cameraTroubleOf(error: unknown): CameraTrouble {
  return error instanceof DOMException ? (NAMES[error.name] ?? 'other') : 'other'
}
