import type { ChatLanguage } from '@clinic/contract/chat'
import { provinceWords } from '@clinic/core/documents/document-words'
import { addDays } from '@clinic/core/shared/dates'
import { frenchDate } from '@clinic/core/shared/french-date'
import { WARNING_DAYS } from '@clinic/core/users/licence-standing'
import type { DuePost } from '../../../booking/emails/send-due-emails.ts'
import { dayIn, later } from '../../../platform/clock.ts'
import { type Context, change, FOUND_NOTHING } from '../../../platform/db/change.ts'
import { findStaffLanguage } from '../../auth/credentials/find-staff-language.ts'
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
    await mailer.send(write(due, { brand, origin, language: await findStaffLanguage(sql, due.recipient_id) }), now)
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

function write(due: DueWarning, { brand, origin, language }: { brand: string; origin: string; language: ChatLanguage }) {
  const own = due.recipient_id === due.user_id
  const { subject, lead, row, after } = WORDS[language]
  const rows = due.licences.map(({ province, valid_to }) => row(provinceWords(province)[language], valid_to))
  const text = [lead(own ? null : due.name), '', ...rows, '', after, '', `${origin}/`, '', brand].join('\n')
  return { to: due.email, subject: subject(brand, own ? null : due.name), text, kind: 'licence' }
}

/** `whose`: null where it is the reader’s own licence. */
type Words = {
  subject: (brand: string, whose: string | null) => string
  lead: (whose: string | null) => string
  row: (province: string, last: string) => string
  after: string
}

const WORDS: Readonly<Record<ChatLanguage, Words>> = {
  en: {
    subject: (brand, whose) => `${brand}: ${whose === null ? 'your licence' : `a licence of ${whose}`} ends soon`,
    lead: (whose) => (whose === null ? 'Your licence ends soon:' : `A licence of ${whose} ends soon:`),
    row: (province, last) => `- ${province}: last day ${last}`,
    after:
      'After the last day no patients can be claimed there and no medical documents signed. Once it is renewed, an administrator records the new last day:',
  },
  fr: {
    subject: (brand, whose) => `${brand}\u00A0: ${whose === null ? 'votre permis' : `un permis de ${whose}`} expire bientôt`,
    lead: (whose) =>
      whose === null ? 'Votre permis d’exercice expire bientôt\u00A0:' : `Un permis d’exercice de ${whose} expire bientôt\u00A0:`,
    row: (province, last) => `- ${province}\u00A0: dernier jour le ${frenchDate(last)}`,
    after:
      'Après le dernier jour, il n’est plus possible d’y prendre des patients en charge ni d’y signer des documents médicaux. Une fois le permis renouvelé, un administrateur inscrit le nouveau dernier jour\u00A0:',
  },
}

function listed({ licences }: DueWarning): string {
  return licences.map(({ province, valid_to }) => `${province} ${valid_to}`).join(', ')
}
