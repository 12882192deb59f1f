import { CONTACT_CHANGE_PATH } from '@clinic/contract/patients/contact-change'
import { type Context, change } from '../../../platform/db/change.ts'
import type { Mail, Mailer } from '../../../platform/mail/mail.ts'
import { makeContactChangeToken } from './contact-change-token.ts'
import { type DueContactEmail, noteContactEmailed, takeContactEmail } from './contact-store.ts'

/** `contact`: how the clinic is reached, if that is set. `secret` signs the link to stop the change; `reach`: where it leads, if known. */
export type ContactPost = Pick<Context, 'sql' | 'now' | 'zone'> & {
  mailer: Mailer
  brand: string
  contact: string | null
  secret: string
  reach: { origin: string | null }
}

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }
const MOST_TRIES = 5

/**
 * Announces changed email addresses to the old and the new one, and returns how many left (F-12). One that fails is
 * tried again after 5, 20, 45 and 80 minutes. The text names neither the patient nor the other address.
 */
export async function sendContactEmails(post: ContactPost): Promise<number> {
  const { sql, now } = post
  let sent = 0
  for (let mail = await takeContactEmail(sql, now, MOST_TRIES); mail; mail = await takeContactEmail(sql, now, MOST_TRIES))
    if (await send(post, mail)) sent += 1
  return sent
}

async function send(post: ContactPost, mail: DueContactEmail): Promise<boolean> {
  const { sql, now, zone, mailer } = post
  const context: Context = { ...BY_TIMETABLE, sql, now, zone }
  const about = { entity: { kind: 'patient' as const, id: mail.patient_id }, patient_id: mail.patient_id }
  try {
    await mailer.send(write(mail, post), now)
  } catch (error) {
    const additionalInfo = String((error as { code?: unknown }).code ?? 'unknown')
    const description = 'A changed email could not be announced'
    if (mail.tries >= MOST_TRIES)
      await change(context, async () => ({ result: null, audit: { action: 'Contact Mail Failed', description, ...about, additionalInfo } }))
    return false
  }
  await change(context, async (tx) => {
    await noteContactEmailed(tx, mail.id, now)
    const description = `Announced the changed email to the ${mail.isNew ? 'new' : 'old'} address`
    return { result: null, audit: { action: 'Contact Mail Sent', description, ...about } }
  })
  return true
}

const WORDS = {
  en: {
    subject: 'your email address was changed',
    old: 'The email address that we have for you was changed. Messages now go to another address.',
    new: 'This is now the email address that we have for you. For your safety, we send no codes to it during the first 24 hours.',
    stop: 'If you did not ask for this, stop the change within 24 hours:',
    ask: 'If you did not ask for this, please contact the clinic within 24 hours',
  },
  fr: {
    subject: 'votre adresse courriel a été modifiée',
    old: 'L’adresse courriel inscrite à votre dossier a été modifiée. Nos messages sont maintenant envoyés à une autre adresse.',
    new: 'Cette adresse courriel est maintenant inscrite à votre dossier. Par mesure de sécurité, aucun code n’y est envoyé pendant les 24 premières heures.',
    stop: 'Si vous n’avez pas demandé ce changement, annulez-le dans les 24 heures :',
    ask: 'Si vous n’avez pas demandé ce changement, communiquez avec la clinique dans les 24 heures',
  },
} as const

function write({ email, isNew, language, correction_id }: DueContactEmail, { brand, contact, secret, reach }: ContactPost): Mail {
  const words = WORDS[language]
  const colon = language === 'fr' ? '\u00A0: ' : ': '
  const ask = contact === null ? `${words.ask}.` : `${words.ask}${colon}${contact}`
  const link = `${reach.origin}${CONTACT_CHANGE_PATH}?key=${makeContactChangeToken(secret, correction_id)}`
  const stop = isNew || reach.origin === null ? [] : [words.stop, link, '']
  return {
    to: email,
    subject: `${brand}${colon}${words.subject}`,
    text: [words[isNew ? 'new' : 'old'], '', ...stop, ask, '', brand].join('\n'),
    kind: 'contact',
  }
}
