import { listText } from '@clinic/core/imports/list-text'
import { type Context, change, RECORDED_AS_IMPORT } from '../../../platform/db/change.ts'
import type { Sql, Tx } from '../../../platform/db/database.ts'
import { findByEmails, findDeletedEmails, findUnused, lockByEmails } from './bulk-store.ts'
import { lockAdministrators } from './store.ts'

/** `waiting`: has no password yet. `text`: the fields as a spreadsheet has them. */
export type StaffText = { id: number; waiting: boolean; text: Record<string, string> }

/**
 * Users as spreadsheet rows by lower-case email; missing ones are omitted. An account without a password counts as
 * active.
 */
export async function readMany(sql: Sql | Tx, emails: readonly string[]): Promise<Map<string, StaffText>> {
  const rows = await findByEmails(sql, emails)
  return new Map(
    rows.map(({ id, email, first_name, last_name, phone, active, waiting, licensed_provinces, groups }) => {
      const lists = { groups: listText(groups), licensed_provinces: listText(licensed_provinces) }
      return [email, { id, waiting, text: { email, first_name, last_name, phone, ...lists, active: active || waiting ? 'yes' : 'no' } }]
    }),
  )
}

/**
 * Same within a shared transaction, under lock: neither these users nor the set of administrators changes before it
 * ends.
 */
export function lockAndReadMany(context: Context, emails: readonly string[]): Promise<Map<string, StaffText>> {
  return change(context, async (tx) => {
    await lockAdministrators(tx)
    await lockByEmails(tx, emails)
    return { result: await readMany(tx, emails), audit: RECORDED_AS_IMPORT }
  })
}

/** The addresses that belonged to a deleted account that its owner had activated. */
export async function readDeleted(sql: Sql, emails: readonly string[]): Promise<Set<string>> {
  return new Set(await findDeletedEmails(sql, emails))
}

/** The users who never had a password and have no patient, appointment or working hours. */
export async function readUnused(sql: Sql, ids: readonly number[]): Promise<Set<number>> {
  return new Set(await findUnused(sql, ids))
}
