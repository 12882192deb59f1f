import type { Ask, Told } from '@clinic/core/dialog/ask'
import type { Knowledge } from '@clinic/core/dialog/turn'
import type { Tx } from '../platform/database.ts'
import type { Mail } from '../platform/mail.ts'
import type { Applied } from './applied.ts'
import { checkPatientCode } from './check-patient-code.ts'
import { sendPatientCode } from './send-patient-code.ts'

/** `codeSecret`: what codes of this conversation are sealed under; the database does not hold it. */
export type AskFacts = { conversation_id: string; patient_id: string; now: string; brand: string; codeSecret: string; knowledge: Knowledge }
/** `mail`: to be sent once the turn is committed. */
export type Answered = { told: Told; applied?: Applied; mail?: Mail }

/** Looks up, or does, what a step of the dialog asks for, inside the turn's own transaction. */
export async function answerAsk(tx: Tx, ask: Ask, facts: AskFacts): Promise<Answered> {
  switch (ask.kind) {
    case 'send-code':
      return sendPatientCode(tx, ask, facts)
    case 'check-code':
      return checkPatientCode(tx, ask, facts)
    case 'find-slots':
      return { told: { kind: 'find-slots', slots: [] } }
    case 'hold-slot':
    case 'book-slot':
      return { told: { kind: ask.kind, appointment: null } }
    case 'release-slot':
      return { told: { kind: 'release-slot' } }
  }
}
