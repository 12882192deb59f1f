import type { ImportChoices, ImportDetail, UndoChoice } from '@clinic/contract/imports'
import type { Staff } from '@clinic/core/authorization/staff'
import { buildStaff, staffContext } from '../../test/build.ts'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import type { StaffContext } from '../identity/auth/access/context.ts'
import { applyImport } from './lifecycle/apply-import.ts'
import { beginImport } from './lifecycle/begin-import.ts'
import { chooseImport } from './lifecycle/choose-import.ts'
import { readImport } from './lifecycle/read-import.ts'
import { type ImportWork, workOnImport } from './stages/work-on-import.ts'
import { undoImport } from './undo/undo-import.ts'

/** Imports by an administrator, with their own database. */
export type Importing = {
  database: TestDatabase
  admin: Staff
  context: StaffContext
  work: ImportWork
  /** What was logged to the operator. */
  said: string[]
  /** Uploads and reads a file. */
  upload(file: string | Buffer, name?: string): Promise<ImportDetail>
  /** The same, then checks it with the suggested or given choices. */
  check(file: string | Buffer, choices?: Partial<ImportChoices>): Promise<ImportDetail>
  choose(id: number, choices?: Partial<ImportChoices>): Promise<ImportDetail>
  apply(id: number): Promise<ImportDetail>
  undo(id: number, choice?: Partial<UndoChoice>): Promise<ImportDetail>
  close(): Promise<void>
}

/** Keeps what someone changed since. */
export const KEEP_ALL: UndoChoice = { others: 'keep', restore: [], keep: [] }

export async function openImporting(): Promise<Importing> {
  const database = await openTestDatabase()
  const admin = await buildStaff(database.sql, { groups: ['admins'] })
  const context = staffContext(database, admin)
  const logged: string[] = []
  const work: ImportWork = { sql: database.sql, now: () => context.now, zone: context.zone, say: (line) => logged.push(line) }
  const read = (id: number) => readImport(context, id)
  const goOn = async (id: number) => {
    await workOnImport(work, id)
    return read(id)
  }
  const upload: Importing['upload'] = async (file, name = 'file.csv') =>
    goOn((await beginImport(context, { name, bytes: Buffer.from(file) })).id)
  const choose: Importing['choose'] = async (id, choices = {}) => {
    const { version, choices: suggested } = await read(id)
    if (!suggested) throw new Error('no suggestion')
    await chooseImport(context, { id, version, choices: { ...suggested, ...choices } })
    return goOn(id)
  }
  return {
    ...{ database, admin, context, work, said: logged, upload, choose },
    check: async (file, choices) => choose((await upload(file)).id, choices),
    apply: async (id) => {
      await applyImport(context, { id, version: (await read(id)).version })
      return goOn(id)
    },
    undo: async (id, choice = {}) => {
      await undoImport(context, { id, version: (await read(id)).version, ...KEEP_ALL, ...choice })
      return goOn(id)
    },
    close: () => database.close(),
  }
}
