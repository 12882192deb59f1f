import { returnLost } from '../../src/care/next-steps/return-lost.ts'
import { dayIn, dayRange, later } from '../../src/platform/clock.ts'
import { addDuplicate } from './add-duplicate.ts'
import { answerSellers } from './answer-sellers.ts'
import { bookToday, sendUnread } from './book-today.ts'
import { writeDocuments } from './documents.ts'
import { fillDirectory } from './fill-directory.ts'
import { leaveUndecided } from './leave-undecided.ts'
import { openConversations } from './open-conversations.ts'
import { planCalls } from './plan-calls.ts'
import { type Ground, openStage, type Stage } from './stage.ts'

/** After midnight. */
const NIGHT_SECONDS = 5 * 60

/** What the product itself does in the demo clinic, at its own times: everything that a story in memory does not tell (F-23). */
export async function playMoments(ground: Ground): Promise<void> {
  const stage = await openStage(ground)
  await writeDocuments(stage, await fillDirectory(stage))
  await leaveUndecided(stage)
  await answerSellers(stage)
  await spendNight(stage)
  await planCalls(stage)
  await bookToday(stage)
  await sendUnread(stage)
  await addDuplicate(stage)
  await openConversations(stage)
  await dateRows(stage)
}

/** What the job of last night did: no one is left without a next step (F-3). */
async function spendNight({ sql, now, zone }: Stage): Promise<void> {
  const today = dayIn(zone, now)
  await returnLost({ sql, zone, now: [later(dayRange(zone, today, today).from, NIGHT_SECONDS), now].sort()[0] ?? now })
}

/** The database dates what it writes by its own clock; the entries have the times of the actions. */
async function dateRows({ sql, now }: Stage): Promise<void> {
  await sql`
    update patients p set updated_at = e.at, created_at = least(p.created_at, e.at),
      stage_since = case when p.stage_since > ${now} then e.at else p.stage_since end
    from (select patient_id, max(created_at) as at from audit_log group by patient_id) e
    where e.patient_id = p.patient_id and p.updated_at > ${now}`
}
