import type { TableTools } from '../table/table-tools.ts'
import type { AdminOrder } from './admin-actions.ts'

/** What the columns of a manager's list can rely on, beside what those of any queue can. */
export type AdminTools = TableTools & { order: (order: AdminOrder) => void }
