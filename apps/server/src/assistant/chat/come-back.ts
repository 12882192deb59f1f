import type { ChatLanguage, ChatReply } from '@clinic/contract/chat'
import { takeUpIntake } from '../../care/next-steps/intakes/take-up-intake.ts'
import type { Changed } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import { readKey } from './encrypt-state.ts'
import { findShown, findTurn, type ShownPatient } from './store.ts'

type Taking = { context: { now: string }; conversation: { id: string }; patient: ShownPatient | null; away: boolean }

/** A turn of a patient whose intake had ended for silence: the record is active again in the same transaction (F-3). */
export async function comeBack<Job extends Taking, T>(tx: Tx, job: Job, take: (job: Job) => Promise<Changed<T>>): Promise<Changed<T>> {
  const { patient, context, conversation } = job
  if (!patient || patient.abandoned_at === null) return take(job)
  const { entries, live } = await takeUpIntake(tx, patient.patient_id, context.now)
  const [first, ...others] = entries
  if (!first) return take(job)
  const done = await take({ ...job, patient: await findShown(tx, conversation.id), away: true })
  const own = typeof done.audit === 'string' ? [] : 'action' in done.audit ? [done.audit] : done.audit
  return { ...done, audit: [first, ...others, ...own], live: [...live, ...(done.live ?? [])] }
}

type Speaking = {
  context: { secret: string }
  conversation: { id: string; turn: number; started_at: string; fresh: boolean }
  request: { key: string; language?: ChatLanguage | undefined }
}

/**
 * Takes a turn of a page that missed the last reply. If that reply switched the language, this turn continues in the new one and the page is
 * switched too. The key shows which replies the page has received; a language chosen since then wins.
 */
export async function inLanguageLastSaid<Job extends Speaking>(
  tx: Tx,
  job: Job,
  take: (job: Job) => Promise<Changed<ChatReply>>,
): Promise<Changed<ChatReply>> {
  const { context, conversation, request } = job
  const heard = conversation.fresh ? null : readKey(context.secret, conversation, request.key)
  if (heard === null || heard >= conversation.turn) return take(job)
  const missed = await findTurn(tx, conversation.id, heard + 1)
  const language = missed?.reply.DATA?.language
  const sent = (missed?.event as { language?: unknown } | null)?.language
  if ((language !== 'fr' && language !== 'en') || language === request.language || sent !== request.language) return take(job)
  const done = await take({ ...job, request: { ...request, language } })
  return { ...done, result: { ...done.result, DATA: { ...done.result.DATA, language } } }
}
