import type { StatusRow } from '@clinic/contract/patients'
import type { PageQuery, Queue } from '@clinic/contract/queues'
import type { Act } from '../actions/use-queue-action.ts'
import type { Lead } from '../row/row-lead.tsx'
import type { RowSelection } from '../row/row-selection.ts'

/** What the columns of a queue table can rely on. Stable while the screen stays the same, so that rows are not drawn again. */
export type TableTools = {
  queue: Queue
  list: PageQuery['list']
  /** The server's day, `yyyy-MM-dd`. */
  today: string
  openDetails: (patientId: string) => void
  /** On a screen with the patient beside the list. */
  openBeside?: (patientId: string) => void
  markIneligible: (row: StatusRow) => void
  act: Act
  /** Asks until when to hold the patient, and does it. */
  holdUntil?: (row: StatusRow) => void
  /** Asks for the decision of the visit, and completes it (F-8). */
  decide?: (row: StatusRow) => void
  /** Asks what comes next for the patient, and completes the help request (F-3). */
  completeHelp?: (row: StatusRow) => void
  /** A row that was changed outside the verbs. */
  onChanged: (row: StatusRow) => void
  /** On a screen whose rows can be chosen. */
  selection?: RowSelection
  /** What the head of a row needs; the table gives it. */
  lead?: Lead
}
