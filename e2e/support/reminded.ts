import { execFile } from 'node:child_process'
import { mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { addDays } from '@clinic/core/shared/dates'
import { dayIn, dayRange, later } from '@clinic/server/testing/clock'
import { node24, withNode24 } from '../../scripts/install.mjs'
import { ROOT } from '../../scripts/run.mjs'
import { inDatabase, ZONE } from './booked.ts'
import { emailAfter, emailsTo } from './mail.ts'

const SENDER = join(ROOT, 'apps', 'server', 'test', 'send-reminders.child.ts')

export type Reminded = { patient_id: string; name: string; mail: string; chat: string; unsubscribe: string }

/** A patient of the demo clinic who consented in the chat gets a reminder by email; each journey has one of its own. */
export async function remindPatient(language: 'en' | 'fr'): Promise<Reminded> {
  const { patient_id, name, email, before, now } = await inDatabase(async (sql) => {
    const now = lastNoon()
    const due_on = addDays(dayIn(ZONE, now), 7)
    const candidates = await sql<{ patient_id: string; name: string; email: string }[]>`
      select p.patient_id, p.last_name as name, p.email from patients p
      where p.patient_active and p.eligible and p.upcoming_renewal_date is not null and not p.in_pcr_queue and not p.in_np_queue
        and exists (select from consents c where c.patient_id = p.patient_id and c.option = 'yes')
        and not exists (select from appointments a where a.patient_id = p.patient_id and a.state = 'booked')
        and not exists (select from unsubscribed_patients u where u.patient_id = p.patient_id)
      order by p.created_at, p.patient_id limit 60`
    const patient = candidates.find(({ patient_id }) => isMine(patient_id))
    if (!patient) throw new Error('nobody consented')
    const before = emailsTo(patient.email)
    await sql`update patient_details set language = ${language} where patient_id = ${patient.patient_id}`
    await sql`update patients set upcoming_renewal_date = ${due_on} where patient_id = ${patient.patient_id}`
    await sql`delete from patient_reminders where patient_id = ${patient.patient_id}`
    await sql`
      insert into patient_reminders (patient_id, kind, due_on, days, mail_at) values (${patient.patient_id}, 'renewal', ${due_on}, -7, ${now})`
    return { ...patient, before, now }
  })
  // The program sends reminders too: whichever is first sends this one. Node has to read the texts: the approvals name them as it does.
  const child = [SENDER, realpathSync(process.env.CLINIC_DATA_DIR ?? ''), process.env.CLINIC_URL ?? '', now]
  await promisify(execFile)(node24(), child, { env: withNode24() })
  const mail = await emailAfter(email, before)
  const linkTo = (path: string) => new RegExp(`^http\\S+${path}\\S*$`, 'm').exec(mail)?.[0] ?? ''
  return { patient_id, name, mail, chat: linkTo('/coachchat'), unsubscribe: linkTo('/unsubscribe') }
}

/** Journeys run at once: anyone who makes the folder first has the patient. */
function isMine(patient_id: string): boolean {
  const taken = join(process.env.CLINIC_DATA_DIR ?? '', 'e2e-reminded')
  mkdirSync(taken, { recursive: true })
  try {
    mkdirSync(join(taken, patient_id))
    return true
  } catch {
    return false
  }
}

/** Noon by the clinic's time, when no one in Canada sleeps: today's, or yesterday's where it is still to come. */
function lastNoon(): string {
  const now = new Date().toISOString()
  const today = dayIn(ZONE, now)
  const noonOf = (day: string) => later(dayRange(ZONE, day, day).from, 12 * 3600)
  return noonOf(today) <= now ? noonOf(today) : noonOf(addDays(today, -1))
}
