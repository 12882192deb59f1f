import type { HelpNext } from '@clinic/contract/queues'
import type { Patient } from '../patients/patient.ts'
import { type LostPlans, lostReason } from './lost-reason.ts'

type Row = Parameters<typeof lostReason>[0] & Pick<Patient, 'call_state'>

/** What is offered first when a help request is completed: back in line while a visit is still due, as far as the row shows it (F-3). */
export function proposeHelpNext(row: Row, today: LostPlans['today']): HelpNext['next'] {
  const plans = { visitAhead: false, callAhead: row.call_state === 'planned', decision: null, today }
  return lostReason({ ...row, in_pcr_queue: false }, plans) === null ? 'nothing' : 'in-line'
}
