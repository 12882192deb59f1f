import { CHASE_DAYS } from '@clinic/core/documents/validity'
import { addDays } from '@clinic/core/shared/dates'
import { listSellers } from '../../src/care/documents/directory/list-sellers.ts'
import { dayIn, later } from '../../src/platform/clock.ts'
import { findSeen, servedProvinces } from './find-seen.ts'
import { ifAllowed } from './if-allowed.ts'
import { openPen } from './pen.ts'
import type { Stage } from './stage.ts'
import { monthsOf, UNREGISTERED } from './stories.ts'

const HISTORY_DAYS = 33
const DAY_SECONDS = 86_400
const STEP = 600

/** Without a document to chase, one of an older visit was signed and sent, and no seller registered it (F-23). Returns how many. */
export async function letOneWait(stage: Stage): Promise<number> {
  const { sql, now, zone } = stage
  const signed_by = addDays(dayIn(zone, now), -CHASE_DAYS[0])
  const waiting = await sql`
    select from document_standings s join medical_documents d on d.id = s.document_id
    where s.state in ('signed', 'sent', 'received', 'returned') and s.registered_on is null and d.signed_on <= ${signed_by} limit 1`
  if (waiting.length > 0) return 0
  const pen = openPen(stage, await listSellers(stage.as(stage.named('admin'), now)))
  const visits = await findSeen(sql, { since: later(now, -HISTORY_DAYS * DAY_SECONDS), provinces: servedProvinces() })
  for (const seen of visits) {
    const np = stage.staff.find(({ id }) => id === seen.user_id)
    const fits = seen.authorized === null || seen.authorized.months === monthsOf(UNREGISTERED)
    if (!np || !fits || dayIn(zone, later(seen.completed_at, STEP * UNREGISTERED.steps.length)) > signed_by) continue
    const story = { ...UNREGISTERED, grams: String(seen.authorized?.grams ?? UNREGISTERED.grams) }
    let at = seen.completed_at
    let isDone = true
    for (const step of story.steps) {
      at = later(at, STEP)
      const scene = { seen, np, story, at }
      isDone &&= await ifAllowed(() => pen.take(step, scene))
    }
    if (!isDone) continue
    await pen.close()
    return 1
  }
  await pen.close()
  return 0
}
