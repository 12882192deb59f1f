import type { ImportDetail } from '@clinic/contract/imports'
import type { Context } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { presentDetail } from './present.ts'
import { findImport, type StoredImport } from './store.ts'

/** Refusal: `import-not-found`. */
export async function readImport({ sql }: Context, id: number): Promise<ImportDetail> {
  return presentDetail(await foundImport({ sql }, id))
}

/** The stored import. Refusal: `import-not-found`. */
export async function foundImport({ sql }: Pick<Context, 'sql'>, id: number): Promise<StoredImport> {
  const stored = await findImport(sql, id)
  if (!stored || stored.state === 'discarded') throw new Problem('import-not-found')
  return stored
}
