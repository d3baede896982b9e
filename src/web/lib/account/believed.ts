/** A user's id; null: nobody is signed in. */
type Account = string | null

/** undefined until the first answer: a page may be sent without its account. */
let believed: Account | undefined
const changes = new Set<() => void>()

/** The account that the screen of this tab was made for. The cookie is shared with all tabs and may be another's by now. */
export function believedAccount(): Account | undefined {
  return believed
}

export function believe(account: Account | undefined): void {
  believed = account
}

/** What a call says of the account it is made for; the server refuses it where the session is another's. */
export function accountHeader(): Record<string, string> {
  return believed === undefined ? {} : { 'Opaline-Account': believed ?? 'none' }
}

/** Called for each refusal of a call because the session is another account's. */
export function onAccountRefused(listener: () => void): () => void {
  changes.add(listener)
  return () => void changes.delete(listener)
}

export function tellAccountRefused(): void {
  for (const listener of changes) listener()
}
