import type { StatusRow } from '@clinic/contract/patients'

/** More than a person changes while one frame is on its way. */
const MOST = 200
const rows = new Map<string, StatusRow>()

/** Remembers the newest row that an answer to this tab held: what is sent for everyone may be older. */
export function noteRow(row: StatusRow): void {
  const held = rows.get(row.patient_id)
  if (held && held.version > row.version) return
  rows.delete(row.patient_id)
  rows.set(row.patient_id, row)
  const [oldest] = rows.keys()
  if (rows.size > MOST && oldest !== undefined) rows.delete(oldest)
}

/** Rows as they will be, shown before the server has answered. */
const ahead = new Map<string, StatusRow>()

export function noteAhead(row: StatusRow): void {
  ahead.set(row.patient_id, row)
}

/** The server has answered. */
export function forgetAhead(patientId: string): void {
  ahead.delete(patientId)
}

export function aheadRow(patientId: string): StatusRow | undefined {
  return ahead.get(patientId)
}

export function knownRow(patientId: string): StatusRow | undefined {
  return rows.get(patientId)
}
