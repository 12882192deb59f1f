import type { Sql, TransactionSql } from '../../platform/db/database.ts'
import { type ApprovedForm, findApprovedForm } from './store.ts'

const kept = new Map<number, ApprovedForm>()

/** An approval by its number; read once a process, since its words never change. */
export async function loadForm(sql: Sql | TransactionSql, id: number): Promise<ApprovedForm> {
  const form = kept.get(id) ?? (await findApprovedForm(sql, id))
  if (!form) throw new Error('words that were approved are gone')
  kept.set(id, form)
  return form
}

/** For tests, which change databases within one process. @internal */
export function forgetForms(): void {
  kept.clear()
}
