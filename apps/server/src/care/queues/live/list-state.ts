import type { FollowedList, ListFrame } from '@clinic/contract/queues/follow'
import { PRESENTED_FIELDS } from '../../patients/named-columns.ts'
import type { PageRows } from '../store.ts'

/** A page as its followers have it. `rows`: each row’s values as JSON text, by patient, in the order of the page. */
export type ListState = { number: number; rows: ReadonlyMap<string, string>; total: number; held: number; now: string }

const ID_PLACE = PRESENTED_FIELDS.indexOf('patient_id')

/** The page as the list’s endpoint reads it with `layout=table`. */
export function readState({ rows, total, held }: PageRows, { number, now }: Pick<ListState, 'number' | 'now'>): ListState {
  const values = JSON.parse(rows) as unknown[][]
  return { number, rows: new Map(values.map((row) => [String(row[ID_PLACE]), JSON.stringify(row)])), total, held, now }
}

/** The whole page, for who has none yet. */
export function writeWhole(list: FollowedList, state: ListState): string {
  const { rows, ...counts } = state
  const head = { list, from: null, ids: [...rows.keys()], fields: PRESENTED_FIELDS, ...counts }
  return write(head, [...rows.values()])
}

/** What changed from one state to the next; null: nothing. */
export function writeDelta(list: FollowedList, before: ListState, after: ListState): string | null {
  const ids = [...after.rows.keys()]
  const moved = ids.join('\n') !== [...before.rows.keys()].join('\n')
  const changed = [...after.rows].flatMap(([id, row]) => (before.rows.get(id) === row ? [] : row))
  if (!moved && changed.length === 0 && after.total === before.total && after.held === before.held) return null
  const { number, total, held, now } = after
  return write({ list, from: before.number, number, ...(moved && { ids }), total, held, now }, changed)
}

function write(head: Omit<ListFrame, 'kind' | 'rows'>, rows: readonly string[]): string {
  return `data: ${JSON.stringify({ kind: 'list', ...head }).slice(0, -1)},"rows":[${rows.join(',')}]}\n\n`
}
