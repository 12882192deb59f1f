import type { TodayChase, TodayDeliveries } from '@clinic/contract/queues/today'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { note } from '../../../platform/db/change.ts'
import { listDeliveriesToMake } from './list-deliveries-to-make.ts'
import { listUnregistered, MOST_CHASED } from './list-unregistered.ts'

/** The whole list of documents to ask after and of deliveries to make by hand; the reading is an entry. */
export async function readUnregistered(context: StaffContext): Promise<TodayChase & { deliveries: TodayDeliveries }> {
  const [list, deliveries] = await Promise.all([listUnregistered(context, MOST_CHASED), listDeliveriesToMake(context, MOST_CHASED)])
  await note(context, {
    action: 'Read Report',
    description: `Read the list of documents to chase: ${list.total}`,
    entity: { kind: 'list', id: 'documents_to_chase' },
  })
  return { ...list, deliveries }
}
