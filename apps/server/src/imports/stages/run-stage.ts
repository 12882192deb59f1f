import type { AuditEntry } from '@clinic/contract/audit'
import type { ImportState } from '@clinic/contract/imports'
import { encrypterOf } from '../../platform/crypto/encrypted-columns.ts'
import { type Context, change, KEPT_AS_IMPORT, within } from '../../platform/db/change.ts'
import { type Sql, shortReads } from '../../platform/db/database.ts'
import { besideTransaction } from '../../platform/one-connection.ts'
import { allowLongWork, findImport, type StoredImport, showProgress, tryWorkLock } from '../lifecycle/store.ts'
import type { Copying } from '../rows/row-store.ts'

/** The transaction of a stage, changes within it by `inside`, and how it tells whoever looks on how far it has come. */
export type Stage = Copying & { inside: Context; stored: StoredImport; tell(progress: number, total: number): Promise<void> }
type Order = { context: Context; id: number; state: ImportState }

/**
 * One stage of an import as one transaction, done by one process at a time; its audit entry is what `work` answers, or nothing where it only
 * looked. Answers `false` where another process is at it, or it is done already: then nothing is left to do here.
 */
export async function runStage({ context, id, state }: Order, work: (stage: Stage) => Promise<AuditEntry | null>): Promise<boolean> {
  const seal = encrypterOf(context.sql, 'sealed_import')
  const tell = teller(context.sql, id)
  return change(context, async (tx, context) => {
    const stored = (await tryWorkLock(tx, id)) ? await findImport(tx, id) : null
    if (stored?.state !== state) return { result: false, audit: KEPT_AS_IMPORT }
    await allowLongWork(tx)
    const entry = await work({ tx, seal, inside: within(tx, context), stored, tell })
    return { result: true, audit: entry ?? KEPT_AS_IMPORT }
  })
}

const TELL_MS = 500

/** Beside the transaction, on a connection that no transaction can hold, at most twice a second. */
function teller(sql: Sql, id: number): Stage['tell'] {
  let last = 0
  return async (progress, total) => {
    if (Date.now() - last < TELL_MS) return
    last = Date.now()
    await besideTransaction(() => showProgress(shortReads(sql), id, { progress, total }))
  }
}
