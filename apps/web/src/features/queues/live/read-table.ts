import type { StatusRow } from '@clinic/contract/patients'
import type { QueuePage, QueueTable } from '@clinic/contract/queues'

/** The rows of a table as objects; a page that has objects already is left as it is. */
export function readTable(page: QueuePage | QueueTable): QueuePage {
  if (!('fields' in page)) return page
  const { fields, rows, ...counts } = page
  return { ...counts, rows: rows.map((values) => Object.fromEntries(fields.map((field, at) => [field, values[at]])) as StatusRow) }
}
