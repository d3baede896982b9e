/** Numbers of sysexits.h, as service managers and scripts know them. */
export const START_EXIT = {
  /** The data is of another version, or damaged. */
  badData: 65,
  /** The database of DATABASE_URL does not answer. */
  unavailable: 69,
  folderInUse: 73,
  config: 78,
} as const

type StartExit = (typeof START_EXIT)[keyof typeof START_EXIT]

/** A reason against starting that whoever runs the app can mend: told in a sentence, never with a stack. */
export class CannotStart extends Error {
  override name = 'CannotStart'
  readonly exitCode: StartExit

  constructor(exitCode: StartExit, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.exitCode = exitCode
  }
}
