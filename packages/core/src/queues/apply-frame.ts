import type { StatusRow } from '@clinic/contract/patients'
import type { QueuePage } from '@clinic/contract/queues'
import type { ListFrame } from '@clinic/contract/queues/follow'

/** A followed page as the server last sent it. */
export type FollowedPage = { number: number; fields: readonly string[]; page: QueuePage }

/** The page after a frame; null: something is missing in between, and it has to be reloaded. */
export function applyFrame(before: FollowedPage | null, frame: ListFrame): FollowedPage | null {
  const whole = frame.from === null
  if (!whole && before?.number !== frame.from) return null
  const fields = frame.fields ?? before?.fields
  if (!fields) return null
  const held = whole ? [] : (before?.page.rows ?? [])
  const changed = frame.rows.map((values) => Object.fromEntries(fields.map((field, at) => [field, values[at]])) as StatusRow)
  const rows = new Map([...held, ...changed].map((row) => [row.patient_id, row]))
  const placed = (frame.ids ?? [...rows.keys()]).map((id) => rows.get(id))
  if (placed.includes(undefined)) return null
  const { number, total, held: onHold, now } = frame
  return { number, fields, page: { rows: placed as StatusRow[], total, held: onHold, active: total - onHold, now } }
}
