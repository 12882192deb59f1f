import type { AuditAction } from '@clinic/contract/vocabulary'
import type { Patient } from '@clinic/core/patients/patient'

export type CoverageRole = 'pcr' | 'np' | 'pcrmanager' | 'admin'
/** What a call is made with: a patient of its own, a colleague, and the numbers of those who call. */
export type Facts = { patient_id: string; colleague: number; ids: Record<CoverageRole, number>; made: Record<string, string> }

type First = { call: string; body?: (facts: Facts) => unknown; keep?: (answer: never) => string }
/** A call that leaves an entry: whose, made how. `first`: other calls before it, of whose answer the field `keep` is needed. */
export type Leaves = {
  entry: AuditAction
  as: CoverageRole
  patient?: (ids: Facts['ids']) => Partial<Patient>
  params?: (facts: Facts) => Record<string, string>
  query?: Record<string, string>
  body?: (facts: Facts) => unknown
  first?: First | readonly First[]
  status?: number
}
/** A call that leaves none, and why that is right. */
export type Silent = { silent: string }
