import type { AuditEntry } from '@clinic/contract/audit'
import type { ImportState } from '@clinic/contract/imports'
import { encrypterOf } from '../../platform/crypto/encrypted-columns.ts'
import { type Context, change, RECORDED_AS_IMPORT, within } from '../../platform/db/change.ts'
import { type Sql, shortReads } from '../../platform/db/database.ts'
import { besideTransaction } from '../../platform/one-connection.ts'
import { allowLongWork, findImport, type StoredImport, showProgress, tryWorkLock } from '../lifecycle/store.ts'
import type { Copying } from '../rows/row-store.ts'

/** A stage’s transaction, its context `inside`, and its progress callback. */
export type Stage = Copying & { inside: Context; stored: StoredImport; tell(progress: number, total: number): Promise<void> }
type Order = { context: Context; id: number; state: ImportState }

/**
 * Runs one stage as one transaction in one process at a time, audited with what `work` returns, if anything. False
 * when another process is running it or it is already done.
 */
export async function runStage({ context, id, state }: Order, work: (stage: Stage) => Promise<AuditEntry | null>): Promise<boolean> {
  const seal = encrypterOf(context.sql, 'sealed_import')
  const tell = progressReporter(context.sql, id)
  return change(context, async (tx, context) => {
    const stored = (await tryWorkLock(tx, id)) ? await findImport(tx, id) : null
    if (stored?.state !== state) return { result: false, audit: RECORDED_AS_IMPORT }
    await allowLongWork(tx)
    const entry = await work({ tx, seal, inside: within(tx, context), stored, tell })
    return { result: true, audit: entry ?? RECORDED_AS_IMPORT }
  })
}

const TELL_MS = 500

/** On a separate connection that no transaction can block, at most twice a second. */
function progressReporter(sql: Sql, id: number): Stage['tell'] {
  let last = 0
  return async (progress, total) => {
    if (Date.now() - last < TELL_MS) return
    last = Date.now()
    await besideTransaction(() => showProgress(shortReads(sql), id, { progress, total }))
  }
}
