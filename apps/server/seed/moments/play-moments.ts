import { addDuplicate } from './add-duplicate.ts'
import { bookToday, sendUnread } from './book-today.ts'
import { writeDocuments } from './documents.ts'
import { fillDirectory } from './fill-directory.ts'
import { openConversations } from './open-conversations.ts'
import { planCalls } from './plan-calls.ts'
import { type Ground, openStage, type Stage } from './stage.ts'

/** What the product itself does in the demo clinic, at its own times: everything that a story in memory does not tell (F-23). */
export async function playMoments(ground: Ground): Promise<void> {
  const stage = await openStage(ground)
  await writeDocuments(stage, await fillDirectory(stage))
  await planCalls(stage)
  await bookToday(stage)
  await sendUnread(stage)
  await addDuplicate(stage)
  await openConversations(stage)
  await dateRows(stage)
}

/** The database dates what it writes by its own clock; the entries have the times of the deeds. */
async function dateRows({ sql, now }: Stage): Promise<void> {
  await sql`
    update patients p set updated_at = e.at, created_at = least(p.created_at, e.at)
    from (select patient_id, max(created_at) as at from audit_log group by patient_id) e
    where e.patient_id = p.patient_id and p.updated_at > ${now}`
}
