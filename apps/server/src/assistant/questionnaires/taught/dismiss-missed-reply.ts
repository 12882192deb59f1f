import type { ChatLanguage } from '@clinic/contract/chat'
import { MISSED_DAYS } from '@clinic/contract/questionnaires/missed-replies'
import { bare } from '@clinic/nlu/text/normalize'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { later } from '../../../platform/clock.ts'
import { change, type Inside, NOTHING_CHANGED } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { deleteDismissed, findReplies, insertDismissed, type RecordedReply } from './reply-store.ts'

type Chosen = { questionnaire: string; question: string; language: ChatLanguage; text: string }

/** Takes a reply and its likes off the list. Refusal: `missed-reply-not-found`. */
export function dismissMissedReply(context: StaffContext, chosen: Chosen): Promise<{ dismissed: number }> {
  return change(context, async (tx, context) => {
    const turns = await findAlike(tx, context, chosen)
    const dismissed = await insertDismissed(tx, { turns, user_id: context.staff.id, now: context.now })
    return { result: { dismissed }, audit: dismissed === 0 ? NOTHING_CHANGED : entry(chosen, 'Nothing to learn from a reply') }
  })
}

/** Puts them on the list again. Refusal: `missed-reply-not-found`. */
export function restoreMissedReply(context: StaffContext, chosen: Chosen): Promise<{ restored: number }> {
  return change(context, async (tx, context) => {
    const restored = await deleteDismissed(tx, await findAlike(tx, context, chosen))
    return { result: { restored }, audit: restored === 0 ? NOTHING_CHANGED : entry(chosen, 'A dismissed reply is listed again') }
  })
}

/** What was said is in the turns alone. */
function entry({ questionnaire, question }: Chosen, what: string) {
  return {
    action: 'Phrase Dismissed',
    description: `${what} to ${question}`,
    entity: { kind: 'questionnaire', id: questionnaire },
  } as const
}

async function findAlike(
  tx: Tx,
  { now }: Inside<StaffContext>,
  { questionnaire, question, language, text }: Chosen,
): Promise<RecordedReply[]> {
  const since = later(now, -MISSED_DAYS * 86_400)
  const missed = await findReplies(tx, { since, limit: MOST, key: questionnaire, tags: [question], what: ['missed'] })
  const alike = missed.filter((reply) => reply.language === language && bare(reply.text) === bare(text))
  if (alike.length === 0) throw new Problem('missed-reply-not-found')
  return alike
}

const MOST = 2000
