import { CODE_MINUTES, CODE_PAUSE_SECONDS } from '@clinic/contract/auth'
import type { ChatLanguage } from '@clinic/contract/chat'
import type { RequestResult, StepRequest } from '@clinic/core/chat/state/requests'
import type { Knowledge } from '@clinic/core/chat/state/turn'
import { findClaimed } from '../../care/patients/find-claimed.ts'
import { attempt, patientCodesThrottle } from '../../identity/auth/credentials/throttle.ts'
import { hashOneTimeCode, makeCode } from '../../identity/auth/credentials/tokens.ts'
import { later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { Applied } from './describe-effect.ts'
import { findCode, replaceCode } from './store.ts'

/**
 * `codeSecret`: what codes of this conversation are sealed under; `secret`: what links are made with. `zone`: the clinic's; `province`: where
 * the patient is.
 */
export type AskFacts = {
  conversation_id: string
  patient_id: string
  province: string
  now: string
  zone: string
  brand: string
  secret: string
  codeSecret: string
  knowledge: Knowledge
  /** What the patient reads. */
  language: ChatLanguage
}
/** `mail`: to be sent once the turn is committed. */
export type Answered = { told: RequestResult; applied?: Applied; mail?: Mail }

type Claim = Extract<StepRequest, { kind: 'send-code' }>
type Sent = Extract<RequestResult, { kind: 'send-code' }>

/**
 * A code to the e-mail address on file, where id or e-mail and date of birth name one patient; and the very same words where they do not
 * . The mail leaves after the turn is answered, so that its time tells nothing either. Half a minute between two, five in an hour for one
 * id or e-mail.
 */
export async function sendPatientCode(tx: Tx, claim: Claim, facts: AskFacts): Promise<Answered> {
  const { conversation_id, now } = facts
  const last = await findCode(tx, conversation_id)
  if (last && later(last.sent_at, CODE_PAUSE_SECONDS) > now) return { told: sent('too-soon') }
  if (!(await countAttempt(tx, claim.who, now))) return { told: sent('too-many'), applied: noted(facts, 'Too many codes were asked for') }
  const patient = await findClaimed(tx, claim)
  const code = makeCode()
  await replaceCode(tx, conversation_id, {
    patient_id: patient?.patient_id ?? null,
    ...hashOneTimeCode(code, facts.codeSecret),
    sent_at: now,
    expires_at: later(now, CODE_MINUTES * 60),
  })
  if (!patient) return { told: sent('sent'), applied: noted(facts, 'No record fits what was typed') }
  const entry = {
    action: 'Patient Code Sent' as const,
    description: 'A code was mailed to the address on file',
    entity: { kind: 'conversation' as const, id: conversation_id },
    patient_id: patient.patient_id,
  }
  const { subject, text } = MAILS[facts.language]
  const mail = { to: patient.email, subject: subject(facts.brand), text: text(code), kind: 'patient code' }
  return { told: sent('sent'), applied: { entries: [entry], live: [] }, mail }
}

function sent(outcome: Sent['outcome']): Sent {
  return { kind: 'send-code', outcome }
}

function noted({ conversation_id }: AskFacts, description: string): NonNullable<Answered['applied']> {
  return { entries: [{ action: 'Patient Code Refused', description, entity: { kind: 'conversation', id: conversation_id } }], live: [] }
}

async function countAttempt(tx: Tx, who: string, now: string): Promise<boolean> {
  try {
    await attempt(tx, patientCodesThrottle(who), now)
    return true
  } catch (error) {
    if (error instanceof Problem && error.code === 'too-many-attempts') return false
    throw error
  }
}

type CodeMail = { subject: (brand: string) => string; text: (code: string) => string }

const MAILS: Readonly<Record<ChatLanguage, CodeMail>> = {
  en: { subject: (brand) => `${brand}: your code`, text: textOf },
  fr: { subject: (brand) => `${brand}\u00A0: votre code`, text: textOfFrench },
}

function textOfFrench(code: string): string {
  return [
    'Bonjour,',
    '',
    'Votre code pour l’assistante\u00A0:',
    '',
    code,
    '',
    `Il fonctionne une seule fois, pendant ${CODE_MINUTES} minutes, dans la conversation où vous l’avez demandé. Nous ne vous appellerons jamais pour le demander.`,
    '',
    'Si vous n’avez pas demandé ce code, ignorez ce courriel. Personne ne peut voir vos renseignements sans lui.',
  ].join('\n')
}

function textOf(code: string): string {
  return [
    'Your code:',
    '',
    code,
    '',
    `It works once, for ${CODE_MINUTES} minutes, in the chat where you asked for it. We will never call you to ask for it.`,
    '',
    'If you didn’t ask for this code, you can ignore this email. No one can see your information without it.',
  ].join('\n')
}
