import { type EmailKind, remindAt } from '@clinic/core/booking/plan-emails'
import type { Post } from '../../identity/users/invitations/send-activation-link.ts'
import { later } from '../../platform/clock.ts'
import { type Context, change } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Notice } from '../../platform/events.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { claimDueEmail, type DueEmail, dropEmail, noteSent, postponeEmail } from './email-store.ts'
import { makeLinkToken } from './make-link-token.ts'
import { clockUntil } from './plan-appointment-emails.ts'
import { writeCalendarFile } from './write-calendar-file.ts'

/** `secret`: signs links; `from`: the sender; `video`: the clinic’s video link. */
export type DuePost = Pick<Context, 'sql' | 'now' | 'zone'> & Post & { secret: string; from: string; video?: string | null }

/** Asks staff about someone who has the details of a person who has died; in the transaction that drops the email. */
type AskAboutDeath = (tx: Tx, alike: { patient_id: string; dead_id: string; now: string; zone: string }) => Promise<Notice[]>

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }
const MOST_TRIES = 5
const HOUR = 3600

/**
 * Sends due appointment emails and returns how many left. Each is leased first and never sent twice; after a server
 * error it is retried after 5, 20, 45 and 80 minutes. One that was leaving when the process died is lost.
 */
export async function sendDueEmails(post: DuePost, ask: AskAboutDeath): Promise<number> {
  const { sql, now } = post
  let sent = 0
  for (let mail = await claimDueEmail(sql, now); mail; mail = await claimDueEmail(sql, now)) {
    const due = dueAt(mail, now)
    if (due === null) await dropEmail(sql, mail.id)
    else if (due > now) await postponeEmail(sql, mail.id, due)
    else if (mail.dead_id !== null) await holdBack({ ...post, ask }, mail, mail.dead_id)
    else if (await send(post, mail)) sent += 1
  }
  return sent
}

/**
 * When a leased email may be sent given the current state, or null for never. Not to disabled patients or ones
 * without an address (E-7).
 */
function dueAt({ kind, state, starts_at, patient_zone, patient_active, email }: DueEmail, now: string): string | null {
  if (!patient_active || email === '') return null
  if (kind === 'cancelled') return state === 'cancelled' ? now : null
  if (state !== 'booked' || starts_at <= now) return null
  if (kind === 'reminder_48h' && later(now, 2 * HOUR) >= starts_at) return null
  return isReminder(kind) ? remindAt(now, starts_at, clockUntil(patient_zone, now, starts_at)) : now
}

/** It would reach the relatives of someone who has died. A PCR is asked to call instead, except about a cancellation. */
async function holdBack({ sql, now, zone, ask }: DuePost & { ask: AskAboutDeath }, mail: DueEmail, dead_id: string): Promise<void> {
  const { patient_id, kind } = mail
  await change({ ...BY_TIMETABLE, sql, now, zone }, async (tx) => {
    const live = kind === 'cancelled' ? [] : await ask(tx, { patient_id, dead_id, now, zone })
    await dropEmail(tx, mail.id)
    const description = 'Not emailed: birth date and email are those of someone whose death is recorded'
    return { result: null, audit: { ...entryOf(mail), action: 'Appointment Mail Failed', description }, live }
  })
}

async function send(post: DuePost, mail: DueEmail): Promise<boolean> {
  const { sql, now, zone, mailer } = post
  const context: Context = { ...BY_TIMETABLE, sql, now, zone }
  try {
    await mailer.send(written(post, mail), now)
  } catch (error) {
    if (mail.tries < MOST_TRIES) await postponeEmail(sql, mail.id, later(now, mail.tries ** 2 * 300))
    else await noteFailed(context, mail, String((error as { code?: unknown }).code ?? 'unknown'))
    return false
  }
  await change(context, async (tx) => {
    await noteSent(tx, mail.id, now)
    const action = isReminder(mail.kind) ? ('Appointment Reminder Sent' as const) : ('Appointment Mail Sent' as const)
    return { result: null, audit: { ...entryOf(mail), action, description: `Mailed: ${WORDS[mail.kind].subject}` } }
  })
  return true
}

function noteFailed(context: Context, mail: DueEmail, additionalInfo: string): Promise<null> {
  const description = `Could not be mailed: ${WORDS[mail.kind].subject}`
  return change(context, async () => ({
    result: null,
    audit: { ...entryOf(mail), action: 'Appointment Mail Failed', description, additionalInfo },
  }))
}

function entryOf({ patient_id }: DueEmail) {
  return { entity: { kind: 'patient' as const, id: patient_id }, patient_id }
}

function isReminder(kind: EmailKind): boolean {
  return kind === 'reminder_48h' || kind === 'reminder_2h'
}

const CHANGE_HERE = 'View, reschedule or cancel here:'
const WORDS: Readonly<Record<EmailKind, { subject: string; lead: string; link: string }>> = {
  confirmed: { subject: 'your appointment is booked', lead: 'Your appointment is booked.', link: CHANGE_HERE },
  moved: { subject: 'your appointment was rescheduled', lead: 'Your appointment has been moved to another time.', link: CHANGE_HERE },
  cancelled: {
    subject: 'your appointment is cancelled',
    lead: 'Your appointment is cancelled.',
    link: 'Details of the cancelled appointment:',
  },
  reminder_48h: { subject: 'your appointment is coming up', lead: 'Reminder: your appointment is in about 2 days.', link: CHANGE_HERE },
  reminder_2h: { subject: 'your appointment is today', lead: 'You have an appointment with us in about two hours.', link: CHANGE_HERE },
}

const CHANGE_HERE_FRENCH = 'Pour voir la date, changer l’heure ou annuler\u00A0:'
const FRENCH_WORDS: typeof WORDS = {
  confirmed: { subject: 'votre rendez-vous est réservé', lead: 'Votre rendez-vous est réservé.', link: CHANGE_HERE_FRENCH },
  moved: { subject: 'votre rendez-vous a été déplacé', lead: 'Votre rendez-vous a été déplacé.', link: CHANGE_HERE_FRENCH },
  cancelled: { subject: 'votre rendez-vous est annulé', lead: 'Votre rendez-vous est annulé.', link: 'Rendez-vous annulé\u00A0:' },
  reminder_48h: {
    subject: 'votre rendez-vous approche',
    lead: 'Vous avez un rendez-vous avec nous dans deux jours environ.',
    link: CHANGE_HERE_FRENCH,
  },
  reminder_2h: {
    subject: 'votre rendez-vous est aujourd’hui',
    lead: 'Vous avez un rendez-vous avec nous dans deux heures environ.',
    link: CHANGE_HERE_FRENCH,
  },
}
const KEEP = {
  en: {
    hello: [],
    video: 'At the time of your appointment, join us by video here:',
    keep: 'Anyone with this link can change your appointment, so please don’t share it.',
    bye: () => [],
  },
  fr: {
    hello: ['Bonjour,', ''],
    video: 'À l’heure du rendez-vous, rejoignez-nous par vidéo ici\u00A0:',
    keep: 'Ne transférez pas ce courriel\u00A0: avec ce lien, on peut changer votre rendez-vous.',
    bye: (brand: string) => ['', 'Merci,', `L’équipe de soins – ${brand}`],
  },
} as const

/** Link and calendar file only, never the reason for the visit (E-7). */
function written({ brand, origin, secret, from, now, video: room = null }: DuePost, mail: DueEmail): Mail {
  const { subject, lead, link, hello, video, keep, bye } = {
    ...(mail.language === 'fr' ? FRENCH_WORDS : WORDS)[mail.kind],
    ...KEEP[mail.language],
  }
  const method = mail.kind === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const url = `${origin}/appointment?key=${makeLinkToken(secret, mail.uid)}`
  const joining = mail.way === 'video' && mail.kind !== 'cancelled' && room !== null ? [video, '', room, ''] : []
  const text = [...hello, lead, '', ...joining, link, '', url, '', keep, ...bye(brand)].join('\n')
  const calendar = {
    method,
    content: writeCalendarFile(mail, { brand, from, now, language: mail.language }, { method, attendee: mail.email }),
  } as const
  return {
    to: mail.email,
    subject: mail.language === 'fr' ? `${brand}\u00A0: ${subject}` : `${brand}: ${subject}`,
    text,
    kind: 'appointment',
    ...(!isReminder(mail.kind) && { calendar }),
  }
}
