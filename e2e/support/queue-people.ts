import type { Page } from '@playwright/test'
import { newStaff } from './new-staff.ts'
import { QueuePage } from './queue-page.ts'
import { sendAs } from './send-as.ts'
import { type BrowserState, keepSession, storedSession } from './sessions.ts'
import { STAFF } from './staff.ts'
import { waitingPatients } from './waiting-patients.ts'

type Visitor = (who: BrowserState) => Promise<Page>
type Queue = 'pcr' | 'np'
export type Worker = { queue: QueuePage; page: Page; email: string; name: string }

/** Someone new on a queue, licensed in Ontario, with no one's patients in their list, at a browser of their own. */
export async function newWorker(visitor: Visitor, queue: Queue): Promise<Worker> {
  const { email, name } = await newStaff(queue === 'pcr' ? 'pcrs' : 'nps')
  await keepSession(email)
  const page = await visitor(storedSession(email))
  return { queue: new QueuePage(page, queue), page, email, name }
}

/** A new patient of Ontario who waits in a queue, with a name that no other journey knows. */
export async function newPatient(queue: Queue, lastName: string): Promise<{ id: string; name: string }> {
  const [id = ''] = await newPatients(queue, lastName, 1)
  return { id, name: `Robin ${lastName}` }
}

/** Several of them, who all go by one name, in the order of what is answered. */
export async function newPatients(queue: Queue, lastName: string, count: number): Promise<string[]> {
  const ids = await waitingPatients({ first_name: 'Robin', last_name: lastName }, count)
  if (queue === 'np') for (const id of ids) await sendToNp(id)
  return ids
}

function sendToNp(id: string): Promise<unknown> {
  return sendAs(STAFF.admin, { method: 'POST', path: `/api/queues/pcr/${id}/send_to_np` })
}

export function claimAs(email: string, queue: Queue, id: string): Promise<unknown> {
  return sendAs(email, { method: 'POST', path: `/api/queues/${queue}/${id}/claim` })
}
