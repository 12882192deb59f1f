import { provinceName } from '@clinic/core/reference-data/provinces'
import { addDays } from '@clinic/core/shared/dates'
import { WARNING_DAYS } from '@clinic/core/users/licence-standing'
import type { DuePost } from '../../../booking/emails/send-due-emails.ts'
import { dayIn, later } from '../../../platform/clock.ts'
import { type Context, change, FOUND_NOTHING } from '../../../platform/db/change.ts'
import { claimWarning, type DueWarning, insertWarnings, noteWarned, postponeWarning } from './licence-warning-store.ts'

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }
const MOST_TRIES = 5
const MOST_A_RUN = 200
const DAY = 86_400

/**
 * Emails NPs and managers of NPs 60 days before a licence ends (F-7): once for each licence, last day and person, however often it runs. Returns
 * how many emails left. After a server error it is tried again after 5, 20, 45 and 80 minutes, then each day.
 */
export async function warnOfLicences(post: Omit<DuePost, 'from'>): Promise<number> {
  const { sql, now, zone } = post
  const today = dayIn(zone, now)
  await change({ ...BY_TIMETABLE, sql, now, zone }, async (tx) => {
    await insertWarnings(tx, { today, until: addDays(today, WARNING_DAYS) })
    return { result: null, audit: FOUND_NOTHING }
  })
  let sent = 0
  for (let turn = 0; turn < MOST_A_RUN; turn += 1) {
    const due = await claimWarning(sql, now)
    if (!due) break
    if (await send(post, due)) sent += 1
  }
  return sent
}

async function send({ sql, now, zone, mailer, brand, origin }: Omit<DuePost, 'from'>, due: DueWarning): Promise<boolean> {
  const context: Context = { ...BY_TIMETABLE, sql, now, zone }
  const entity = { kind: 'user' as const, id: String(due.user_id) }
  try {
    await mailer.send(write(due, { brand, origin }), now)
  } catch (error) {
    const additionalInfo = String((error as { code?: unknown }).code ?? 'unknown')
    await postponeWarning(sql, due, later(now, due.tries < MOST_TRIES ? due.tries ** 2 * 300 : DAY))
    const description = `${due.email} could not be emailed that a licence of ${due.name} ends`
    if (due.tries === MOST_TRIES)
      await change(context, async () => ({ result: null, audit: { action: 'Licence Mail Failed', description, entity, additionalInfo } }))
    return false
  }
  await change(context, async (tx) => {
    await noteWarned(tx, due, now)
    const description = `Emailed ${due.email} that a licence of ${due.name} ends: ${listed(due)}`
    return { result: null, audit: { action: 'Licence Mail Sent', description, entity } }
  })
  return true
}

function write(due: DueWarning, { brand, origin }: { brand: string; origin: string }) {
  const own = due.recipient_id === due.user_id
  const rows = due.licences.map(({ province, valid_to }) => `- ${provinceName(province)}: last day ${valid_to}`)
  const text = [
    own ? 'Your licence ends soon:' : `A licence of ${due.name} ends soon:`,
    '',
    ...rows,
    '',
    'After the last day no patients can be claimed there and no medical documents signed. Once it is renewed, an administrator records the new last day:',
    '',
    `${origin}/`,
    '',
    brand,
  ].join('\n')
  const subject = own ? `${brand}: your licence ends soon` : `${brand}: a licence of ${due.name} ends soon`
  return { to: due.email, subject, text, kind: 'licence' }
}

function listed({ licences }: DueWarning): string {
  return licences.map(({ province, valid_to }) => `${province} ${valid_to}`).join(', ')
}
