import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/**
 * `calendar`: a calendar file (RFC 5545) beside the text, and its method. `unsubscribe`: the address for one-click
 * unsubscribing in email programs (RFC 8058).
 */
export type Mail = {
  to: string
  subject: string
  text: string
  kind: string
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
  unsubscribe?: string
}
export type Mailer = { send(mail: Mail, at: string): Promise<void>; close(): void }

/**
 * Sends over SMTP when `SMTP_URL` is set; otherwise every mail is one file `DATA_DIR/mail/<ISO time>-<recipient>.eml`. Text carries a code
 * or a link, never health information.
 */
export function openMailer(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): Mailer {
  return config.SMTP_URL ? overSmtp(config.SMTP_URL, config.MAIL_FROM) : intoFiles(join(config.DATA_DIR, 'mail'), config.MAIL_FROM)
}

function overSmtp(url: string, from: string): Mailer {
  const transport = once(async () =>
    (await import('nodemailer')).createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }),
  )
  return {
    async send({ to, subject, text, calendar, unsubscribe }) {
      const icalEvent = calendar && { ...calendar, filename: CALENDAR_FILE }
      await (await transport.open()).sendMail({
        from,
        to,
        subject,
        text,
        disableFileAccess: true,
        disableUrlAccess: true,
        ...headersOf(unsubscribe),
        ...(icalEvent && { icalEvent }),
      })
    },
    close: () => void transport.opened()?.then((open) => open.close()),
  }
}

function intoFiles(folder: string, from: string): Mailer {
  const transport = once(async () => (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true, newline: 'unix' }))
  return {
    async send({ to, subject, text, calendar, unsubscribe }, at) {
      const { message } = await (await transport.open()).sendMail({
        from,
        to,
        subject,
        text,
        date: new Date(at),
        encoding: '8bit',
        textEncoding: 'base64',
        ...headersOf(unsubscribe),
      })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${at.replaceAll(':', '-')}-${to.replace(/[^\w.@+-]/g, '_').slice(0, 120)}.eml`
      // Written under another name and renamed, so that a reader never sees half an email.
      const draft = join(folder, `.${name}`)
      try {
        await writeFile(draft, plainText(message as Buffer, text, calendar), { mode: 0o600 })
        await rename(draft, join(folder, name))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    close: () => {},
  }
}

/** Opened with the first email: a start after a crash does not wait for the library (F4). */
function once<T>(make: () => Promise<T>): { open(): Promise<T>; opened(): Promise<T> | undefined } {
  let opened: Promise<T> | undefined
  return {
    open() {
      opened ??= make()
      return opened
    },
    opened: () => opened,
  }
}

/** Written as they are: a folded address would be another one to some mail programs. */
function headersOf(unsubscribe: string | undefined) {
  if (unsubscribe === undefined) return {}
  const [link, post] = [`<${unsubscribe}>`, 'List-Unsubscribe=One-Click'].map((value) => ({ prepared: true, value }))
  return { headers: { 'List-Unsubscribe': link, 'List-Unsubscribe-Post': post } as Record<string, { prepared: boolean; value: string }> }
}

/** Headers as nodemailer wrote them, the text readable as it is: a person looks into these files. A calendar file follows as a part of its own. */
function plainText(message: Buffer, text: string, calendar: Mail['calendar']): string {
  const [head = ''] = message.toString('utf8').split('\n\n', 1)
  const headers = head.replace(/^Content-Transfer-Encoding:.*$/im, 'Content-Transfer-Encoding: 8bit')
  if (!calendar) return `${headers}\n\n${text}\n`
  const parts = [
    `Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${text}\n`,
    `Content-Type: text/calendar; charset=utf-8; method=${calendar.method}; name=${CALENDAR_FILE}\nContent-Transfer-Encoding: 8bit\n\n${calendar.content.replaceAll('\r\n', '\n')}`,
  ]
  const mixed = headers.replace(/^Content-Type:.*(?:\n[ \t].*)*$/im, `Content-Type: multipart/mixed; boundary="${BOUNDARY}"`)
  return `${mixed}\n\n${parts.map((part) => `--${BOUNDARY}\n${part}\n`).join('')}--${BOUNDARY}--\n`
}

const CALENDAR_FILE = 'appointment.ics'
const BOUNDARY = '=_appointment_part_='
