import { UNSUBSCRIBE_PATH } from '@clinic/contract/booking/reminders'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { DueReply } from './reply-email-store.ts'

type Words = { subject: string; lead: string; open: string; stop: string; search: string }

/** Nothing says who wrote, about what, or what kind of clinic it is. */
const WORDS: Readonly<Record<DueReply['language'], Words>> = {
  en: {
    subject: 'A message is waiting for you',
    lead: 'A message is waiting for you. You can read and answer it here:',
    open: 'For your privacy, you will first be asked who you are, and for a code that we email you.',
    stop: 'To stop these emails:',
    search: '?back=1',
  },
  fr: {
    subject: 'Un message vous attend',
    lead: 'Un message vous attend. Vous pouvez le lire et y répondre ici\u00A0:',
    open: 'Pour protéger votre vie privée, nous vous demandons d’abord qui vous êtes, puis un code envoyé par courriel.',
    stop: 'Pour ne plus recevoir ces courriels\u00A0:',
    search: '?lang=fr&back=1',
  },
}

type Sender = { origin: string; brand: string; key: string }

/** The link opens the chat, where only a code shows the message. */
export function writeReplyEmail({ email, language }: Pick<DueReply, 'email' | 'language'>, { origin, brand, key }: Sender): Mail {
  const { subject, lead, open, stop, search } = WORDS[language]
  const unsubscribe = `${origin}${UNSUBSCRIBE_PATH}?key=${key}`
  const text = [lead, '', `${origin}/coachchat${search}`, '', open, '', brand, '', stop, unsubscribe].join('\n')
  return { to: email, subject, text, kind: 'reply', unsubscribe }
}
