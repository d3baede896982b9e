import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

/** The address a mailed link leads to, path and query, from the newest mail to somebody that holds one like it. */
export async function mailedLink(dataDir: string, to: string, path: string): Promise<string> {
  let found: string | undefined
  await expect
    .poll(() => (found = linksTo(dataDir, to, path)[0]), { timeout: 30_000, message: `a mail to ${to}` })
    .toBeDefined()
  return found ?? ''
}

/** How many mails somebody has got, of those with these words in their subject. */
export function mailsTo(dataDir: string, to: string, subject = ''): number {
  return readMails(dataDir, to).filter((mail) =>
    (/^Subject: (.*)$/im.exec(mail)?.[1] ?? '').includes(subject),
  ).length
}

function linksTo(dataDir: string, to: string, path: string): string[] {
  return readMails(dataDir, to).flatMap((mail) => {
    const link = textPart(mail)
      .split(/\s/)
      .find((word) => URL.canParse(word) && new URL(word).pathname === path)
    return link === undefined ? [] : [new URL(link).pathname + new URL(link).search]
  })
}

/** Newest first. */
function readMails(dataDir: string, to: string): string[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => /^To: (.*)$/im.exec(mail)?.[1]?.includes(to) === true)
    .sort((a, b) => dateOf(b) - dateOf(a))
}

function dateOf(mail: string): number {
  return Date.parse(/^Date: (.+)$/im.exec(mail)?.[1] ?? '')
}

/** The plain part as a mail program would show it. */
function textPart(mail: string): string {
  const start = mail.search(/^Content-Type: text\/plain/im)
  const part = mail.slice(start).split(/\r?\n--/)[0] ?? ''
  const blank = part.search(/\r?\n\r?\n/)
  const body = part.slice(blank)
  return /quoted-printable/i.test(part.slice(0, blank)) ? unquoted(body) : body
}

function unquoted(text: string): string {
  return text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
