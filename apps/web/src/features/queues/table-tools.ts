import type { StatusRow } from '@clinic/contract/patients'
import type { PageQuery, Queue } from '@clinic/contract/queues'
import type { VerbName } from './verbs.ts'

/** What the columns of a queue table can rely on. Stable while the screen stays the same, so that rows are not drawn again. */
export type TableTools = {
  queue: Queue
  list: PageQuery['list']
  /** The server's day, `yyyy-MM-dd`. */
  today: string
  openDetails: (patientId: string) => void
  markIneligible: (patientId: string) => void
  act: (verb: VerbName, row: StatusRow) => void
  /** A row that was changed outside the verbs. */
  onChanged: (row: StatusRow) => void
}
