import { restoreAfterDeath } from '../../../booking/visits/restore-after-death.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import type { Inside } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { reviveDocuments } from '../../documents/life/end-by-death.ts'
import type { Followed } from '../change-patient.ts'
import { reopenCalls } from './death-store.ts'

/**
 * What was ended with a death that was recorded a moment ago is as before: the visit, the planned call, and the documents of which no letter was
 * sent. Refusal: `slot-taken` where someone else has the time of the visit now.
 */
export async function undoDeath(
  tx: Tx,
  patient_id: string,
  { died, context }: { died: string; context: Inside<StaffContext> },
): Promise<Followed> {
  await reopenCalls(tx, patient_id, died)
  const visit = await restoreAfterDeath(tx, patient_id, { died, ...context })
  return { live: visit?.live ?? [], entries: [...(visit?.entries ?? []), ...(await reviveDocuments(tx, patient_id, { died, context }))] }
}
