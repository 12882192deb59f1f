import type { AdminOrder } from './admin-verbs.ts'
import type { TableTools } from './table-tools.ts'

/** What the columns of a manager's list can rely on, beside what those of any queue can. */
export type AdminTools = TableTools & { order: (order: AdminOrder) => void }
