import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** Waits for an email beyond the ones `before` and answers the one-time code that is alone on one of its lines. */
export async function codeFromEmail(email: string, before: readonly string[]): Promise<string> {
  const text = await emailAfter(email, before)
  const code = /^(\d{6})$/m.exec(text)?.[1]
  if (code === undefined) throw new Error(`No code in the mail to ${email}:\n${text}`)
  return code
}

/** Waits for an email beyond the ones `before` and answers it whole. */
export async function emailAfter(email: string, before: readonly string[]): Promise<string> {
  const arrived = () => emailsTo(email).filter((name) => !before.includes(name))
  await expect.poll(() => arrived().length, { message: `a mail to ${email}` }).toBeGreaterThan(0)
  return readFileSync(join(folder(), arrived().at(-1) ?? ''), 'utf8')
}

/** The newest mail to someone, whole. */
export function newestMailTo(email: string): string {
  return readFileSync(join(folder(), emailsTo(email).at(-1) ?? 'none'), 'utf8')
}

/** The files of mail to someone, oldest first. */
export function emailsTo(email: string): string[] {
  try {
    return readdirSync(folder())
      .filter((name) => name.endsWith(`-${email}.eml`) && !name.startsWith('.'))
      .sort()
  } catch {
    return [] // The folder comes with the first mail.
  }
}

function folder(): string {
  return join(process.env.CLINIC_DATA_DIR ?? '', 'mail')
}
