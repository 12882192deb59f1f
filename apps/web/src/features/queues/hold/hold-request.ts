import type { StatusRow } from '@clinic/contract/patients'
import type { Queue } from '@clinic/contract/queues'
import type { Act } from '../actions/use-queue-action.ts'
import type { HoldRequest } from './hold-dialog.tsx'

/** What the dialog asks before a patient is put on hold: in the PCR queue also why. */
export function holdRequest(queue: Queue, whom: StatusRow, act: Act): HoldRequest {
  if (queue === 'np') return { whom, onHold: (hold_until) => act('hold', whom, { hold_until }) }
  return { whom, reason: whom.pcr_hold_reason, onHoldFor: (given) => act('hold', whom, given) }
}
