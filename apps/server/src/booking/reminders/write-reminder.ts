import { UNSUBSCRIBE_PATH } from '@clinic/contract/booking/reminders'
import type { Mail } from '../../platform/mail/mail.ts'
import type { DueReminder } from './reminder-store.ts'

type Words = { subject: string; hello: string[]; lead: string; open: string; stop: string; keep: string; search: string }

/** No reason is given: someone reading over a shoulder learns only that a clinic wrote (E-7). */
const WORDS: Readonly<Record<DueReminder['language'], Words>> = {
  en: {
    subject: 'A message from your clinic',
    hello: [],
    lead: 'There’s something we’d like you to do when you have a few minutes. Our assistant will show you what it is and help you with it:',
    open: 'For your privacy, it will first ask you to confirm who you are.',
    stop: 'To stop these reminders:',
    keep: 'You’ll still get emails about your appointments.',
    search: '?back=1',
  },
  fr: {
    subject: 'Un message de votre clinique',
    hello: ['Bonjour,', ''],
    lead: 'Votre clinique a une courte étape à terminer avec vous. Ouvrez ce lien quand vous aurez quelques minutes\u00A0:',
    open: 'Nous vérifions votre identité avant d’afficher quoi que ce soit.',
    stop: 'Pour ne plus recevoir ces rappels\u00A0:',
    keep: 'Les courriels au sujet de vos rendez-vous vous parviendront toujours.',
    search: '?lang=fr&back=1',
  },
}

type Sender = { origin: string; brand: string; key: string }

/** A reminder email with a link to the chat, which does not identify the patient, and an unsubscribe link. */
export function writeReminder({ email, language }: Pick<DueReminder, 'email' | 'language'>, { origin, brand, key }: Sender): Mail {
  const { subject, hello, lead, open, stop, keep, search } = WORDS[language]
  const unsubscribe = `${origin}${UNSUBSCRIBE_PATH}?key=${key}`
  const text = [...hello, lead, '', `${origin}/coachchat${search}`, '', open, '', brand, '', stop, unsubscribe, keep].join('\n')
  return { to: email, subject, text, kind: 'reminder', unsubscribe }
}
