import { listText } from '@clinic/core/imports/list-text'
import { type Context, change, KEPT_AS_IMPORT } from '../../../platform/db/change.ts'
import type { Sql, Tx } from '../../../platform/db/database.ts'
import { findByEmails, findDeletedEmails, findUnused, lockByEmails } from './bulk-store.ts'
import { lockAdministrators } from './store.ts'

/** `waiting`: for the first password of its owner. `text`: by field as a spreadsheet has it. */
export type StaffText = { id: number; waiting: boolean; text: Record<string, string> }

/**
 * Staff as a spreadsheet has them, by e-mail in small letters; those who are not there are left out. An account that waits for its first password
 * counts as active: it opens with that.
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

/** The same within a shared transaction: nobody else changes them, or who administers, before it ends. */
export function lockAndReadMany(context: Context, emails: readonly string[]): Promise<Map<string, StaffText>> {
  return change(context, async (tx) => {
    await lockAdministrators(tx)
    await lockByEmails(tx, emails)
    return { result: await readMany(tx, emails), audit: KEPT_AS_IMPORT }
  })
}

/** Which of these addresses belonged to an account that was deleted after its owner had opened it. One that nobody ever opened was nobody's. */
export async function readDeleted(sql: Sql, emails: readonly string[]): Promise<Set<string>> {
  return new Set(await findDeletedEmails(sql, emails))
}

/** Who of these people never had a password, and has nothing to do with any patient, appointment or working hour. */
export async function readUnused(sql: Sql, ids: readonly number[]): Promise<Set<number>> {
  return new Set(await findUnused(sql, ids))
}
