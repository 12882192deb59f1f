import { IMPORT_PAGE, type ImportLine } from '@clinic/contract/imports'
import type { Context } from '../../platform/db/change.ts'
import { presentLine } from './present.ts'
import { countImports, findImports } from './store.ts'

/** Newest first. */
export async function listImports({ sql }: Context, { page }: { page: number }): Promise<{ rows: ImportLine[]; total: number }> {
  const [stored, total] = await Promise.all([findImports(sql, { limit: IMPORT_PAGE, offset: (page - 1) * IMPORT_PAGE }), countImports(sql)])
  return { rows: stored.map(presentLine), total }
}
