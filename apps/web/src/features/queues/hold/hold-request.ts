import type { StatusRow } from '@clinic/contract/patients'
import type { Queue } from '@clinic/contract/queues'
import type { Act } from '../actions/use-queue-action.ts'
import type { HoldRequest } from './hold-dialog.tsx'

/** What the dialog asks before a patient is put on hold: in the PCR queue also why. */
export function holdRequest(queue: Queue, row: StatusRow, act: Act): HoldRequest {
  const whom = row
  if (queue === 'np') return { whom, onHold: (hold_until) => act('hold', row, { hold_until }) }
  return { whom, reason: row.pcr_hold_reason, onHoldFor: (given) => act('hold', row, given) }
}
