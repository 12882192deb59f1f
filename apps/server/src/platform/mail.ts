import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'

export type Mail = { to: string; subject: string; text: string; kind: string }
export type Mailer = { send(mail: Mail, at: string): Promise<void>; close(): void }

/**
 * Sends over SMTP when `SMTP_URL` is set; otherwise every mail is one file `DATA_DIR/mail/<ISO time>-<recipient>.eml`. Text carries a code
 * or a link, never health information.
 */
export function openMailer(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>): Mailer {
  return config.SMTP_URL ? overSmtp(config.SMTP_URL, config.MAIL_FROM) : intoFiles(join(config.DATA_DIR, 'mail'), config.MAIL_FROM)
}

function overSmtp(url: string, from: string): Mailer {
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 })
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text, disableFileAccess: true, disableUrlAccess: true })
    },
    close: () => transport.close(),
  }
}

function intoFiles(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    async send({ to, subject, text }, at) {
      const { message } = await transport.sendMail({
        from,
        to,
        subject,
        text,
        date: new Date(at),
        encoding: '8bit',
        textEncoding: 'base64',
      })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${at.replaceAll(':', '-')}-${to.replace(/[^\w.@+-]/g, '_').slice(0, 120)}.eml`
      // Written beside and renamed, so that nobody reads half a mail.
      await writeFile(join(folder, `.${name}`), plainText(message as Buffer, text), { mode: 0o600 })
      await rename(join(folder, `.${name}`), join(folder, name))
    },
    close: () => {},
  }
}

/** Headers as nodemailer wrote them, the text readable as it is: a person looks into these files. */
function plainText(message: Buffer, text: string): string {
  const [head = ''] = message.toString('utf8').split('\n\n', 1)
  const headers = head.replace(/^Content-Transfer-Encoding:.*$/im, 'Content-Transfer-Encoding: 8bit')
  return `${headers}\n\n${text}\n`
}
