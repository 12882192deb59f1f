import { type Context, change } from '../../platform/db/change.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { type DueAlarmEmail, noteEmailed, takeDueEmail } from './alarm-email-store.ts'

/** `origin`: where staff log in. */
export type AlarmPost = Pick<Context, 'sql' | 'now' | 'zone'> & { mailer: Mailer; brand: string; origin: string }

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }
/** When a failing address is noted in the audit log; it is still tried while no one has the alarm. */
const NOTED_AFTER = 3

/**
 * Emails those who are called about an alarm that no one has, once for each step, and says how many left. One that could not leave is tried after 1, 2, 4, 8
 * and then every 15 minutes. The text holds no health information.
 */
export async function sendAlarmEmails(post: AlarmPost): Promise<number> {
  const { sql, now } = post
  let sent = 0
  for (let mail = await takeDueEmail(sql, now); mail; mail = await takeDueEmail(sql, now)) if (await send(post, mail)) sent += 1
  return sent
}

async function send({ sql, now, zone, mailer, brand, origin }: AlarmPost, mail: DueAlarmEmail): Promise<boolean> {
  const context: Context = { ...BY_TIMETABLE, sql, now, zone }
  const entity = { kind: 'alarm' as const, id: String(mail.alarm_id) }
  try {
    const { subject, text } = mail.language === 'fr-CA' ? FRENCH : ENGLISH
    await mailer.send({ to: mail.email, subject: `${brand}${subject}`, text: text(`${origin}/`), kind: 'alarm' }, now)
  } catch (error) {
    const additionalInfo = String((error as { code?: unknown }).code ?? 'unknown')
    const entry = {
      action: 'Alarm Mail Failed' as const,
      description: 'Someone who was to be called could not be emailed',
      entity,
      additionalInfo,
    }
    if (mail.tries === NOTED_AFTER) await change(context, async () => ({ result: null, audit: entry }))
    return false
  }
  await change(context, async (tx) => {
    await noteEmailed(tx, mail.id, now)
    return { result: null, audit: { action: 'Alarm Mail Sent', description: 'Emailed someone who is to be called', entity } }
  })
  return true
}

type Words = { subject: string; text: (link: string) => string }

const ENGLISH: Words = {
  subject: ': an urgent item is waiting',
  text: (link) =>
    `An urgent item is waiting in the clinic's system. Please log in now:\n\n${link}\n\nIf you cannot, call a colleague who can.`,
}

const FRENCH: Words = {
  subject: '\u00A0: une demande urgente attend une réponse',
  text: (link) =>
    `Une demande urgente attend une réponse dans le système de la clinique. Veuillez vous connecter maintenant\u00A0:\n\n${link}\n\nSi vous ne le pouvez pas, appelez une ou un collègue qui le peut.`,
}
