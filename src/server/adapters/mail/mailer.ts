import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'

export type Mail = {
  /** Ours and stable: a mail that is sent again after a crash carries the same Message-ID. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Where an answer goes instead of to the sender. */
  replyTo?: string
}

export type Mailer = {
  /** Mail does not leave this machine: it is written to files. */
  toFiles?: true
  /** Rejects where the mail was not taken over; it may then be tried again. */
  send: (mail: Mail) => Promise<void>
  /** Deletes the files of mail that was written before; absent where a server takes it. */
  forgetBefore?: (moment: Date) => Promise<void>
  close: () => void
}

type MailerOptions = {
  /** smtp:// or smtps:// with the account in it; null writes `.eml` files instead. */
  smtpUrl: string | null
  from: string
  /** Where the files go. */
  folder: string
}

/** A server that neither takes nor refuses a mail must not hold the queue. */
const PATIENCE_MS = 15_000

export function openMailer({ smtpUrl, from, folder }: MailerOptions): Mailer {
  return smtpUrl === null ? fileMailer(from, folder) : smtpMailer(from, smtpUrl)
}

function smtpMailer(from: string, url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    // Nothing of a mail is read from files or addresses, whatever its words say.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => void (await transport.sendMail(composed(mail, from))),
    close: () => transport.close(),
  }
}

/** One file a mail, under its own name: writing it again changes nothing, and a half written one is never seen. */
function fileMailer(from: string, folder: string): Mailer {
  return {
    toFiles: true,
    send: async (mail) => {
      const message = await new MailComposer(composed(mail, from)).compile().build()
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, `${mail.id}.eml`)
      writeFileSync(`${path}.part`, message, { mode: 0o600 })
      renameSync(`${path}.part`, path)
    },
    forgetBefore: async (moment) => {
      for (const name of await readdir(folder).catch(() => [])) {
        // A `.part` is what a killed process left.
        if (!/\.eml(\.part)?$/.test(name)) continue
        const path = join(folder, name)
        const { mtime } = await stat(path)
        if (mtime < moment) await rm(path, { force: true })
      }
    },
    close: () => undefined,
  }
}

function composed({ id, to, subject, text, html, replyTo }: Mail, from: string) {
  return {
    from,
    // As an object the address is one address, whatever signs it holds.
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    messageId: `<${id}@${domainOf(from)}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}

function domainOf(from: string): string {
  return /@([A-Za-z0-9.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}
