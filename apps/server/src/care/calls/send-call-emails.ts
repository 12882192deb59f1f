import { later } from '../../platform/clock.ts'
import { type Context, change } from '../../platform/db/change.ts'
import type { Mail, Mailer } from '../../platform/mail/mail.ts'
import { claimCallEmail, type DueCallEmail, noteCallEmailed, postponeCallEmail } from './call-email-store.ts'

/** `morning`: when patients of a province may be emailed; the empty key is for those without one. */
type CallPost = Pick<Context, 'sql' | 'now' | 'zone'> & {
  mailer: Mailer
  brand: string
  origin: string
  morning: Readonly<Record<string, string>>
}

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }
const MOST_TRIES = 5
const MOST_A_RUN = 500
const DAY = 86_400

/**
 * Emails patients whom the last call did not reach, while a manager decides what follows, and those whose number is wrong (decision 83), and
 * returns how many left. The link opens the chat, which needs a code.
 */
export async function sendCallEmails(post: CallPost): Promise<number> {
  const { sql, now, morning } = post
  let sent = 0
  for (let turn = 0; turn < MOST_A_RUN; turn += 1) {
    const due = await claimCallEmail(sql, now)
    if (!due) break
    const until = morning[due.province ?? ''] ?? now
    if (until > now) await postponeCallEmail(sql, due.id, { until, tried: false })
    else if (await send(post, due)) sent += 1
  }
  return sent
}

async function send(post: CallPost, due: DueCallEmail): Promise<boolean> {
  const { sql, now, zone, mailer } = post
  const { id, patient_id, tries, wrong } = due
  const context: Context = { ...BY_TIMETABLE, sql, now, zone }
  const about = { entity: { kind: 'patient' as const, id: patient_id }, patient_id }
  const after = wrong ? 'a wrong number' : 'the last call that was not answered'
  try {
    await mailer.send(write(due, post), now)
  } catch (error) {
    const additionalInfo = String((error as { code?: unknown }).code ?? 'unknown')
    await postponeCallEmail(sql, id, { until: later(now, tries < MOST_TRIES ? tries ** 2 * 300 : DAY), tried: true })
    if (tries >= MOST_TRIES)
      await change(context, async () => ({
        result: null,
        audit: { ...about, action: 'Call Mail Failed', description: `The patient could not be emailed after ${after}`, additionalInfo },
      }))
    return false
  }
  await change(context, async (tx) => {
    await noteCallEmailed(tx, id, now)
    return { result: null, audit: { ...about, action: 'Call Mail Sent', description: `Emailed the patient a link after ${after}` } }
  })
  return true
}

type Words = { subject: string; tried: string; wrong: string; open: string; search: string }

/** Nothing says what the call was about or what kind of clinic it is. */
const WORDS: Readonly<Record<DueCallEmail['language'], Words>> = {
  en: {
    subject: 'We tried to call you',
    tried: 'We tried to call you and could not reach you. You can write to us, or say when we may call, here:',
    wrong: 'We could not reach you at the phone number that we have. You can give us the right one here:',
    open: 'For your privacy, you will first be asked who you are, and for a code that we email you.',
    search: '?back=1',
  },
  fr: {
    subject: 'Nous avons essayé de vous appeler',
    tried: 'Nous avons essayé de vous appeler, sans réponse. Vous pouvez nous écrire ou nous dire quand vous appeler ici\u00A0:',
    wrong: 'Nous n’avons pas pu vous joindre au numéro que nous avons. Vous pouvez nous donner le bon ici\u00A0:',
    open: 'Pour protéger votre vie privée, nous vous demandons d’abord qui vous êtes, puis un code envoyé par courriel.',
    search: '?lang=fr&back=1',
  },
}

function write({ email, language, wrong }: DueCallEmail, { origin, brand }: CallPost): Mail {
  const { subject, open, search, ...lead } = WORDS[language]
  const text = [wrong ? lead.wrong : lead.tried, '', `${origin}/coachchat${search}`, '', open, '', brand].join('\n')
  return { to: email, subject, text, kind: 'call' }
}
