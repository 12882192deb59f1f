import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Importing, KEEP_ALL, openImporting } from './imports.harness.ts'
import { applyImport } from './lifecycle/apply-import.ts'
import { beginImport } from './lifecycle/begin-import.ts'
import { chooseImport } from './lifecycle/choose-import.ts'
import { readImport } from './lifecycle/read-import.ts'
import { workOnImport, workOnImports } from './stages/work-on-import.ts'
import { undoImport } from './undo/undo-import.ts'

const CHILD = fileURLToPath(new URL('../../test/work-on-imports.child.ts', import.meta.url))
const ROWS = 1200
/** Milliseconds: several processes are started and killed. */
const PATIENCE = 120_000

let clinic: Importing
beforeAll(async () => {
  clinic = await openImporting()
  await clinic.database.owner.unsafe(
    'create function stand_still() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return new; end $$',
  )
})
afterAll(() => clinic.close())

const file = (letter: string, name: string) =>
  [
    'Patient ID,First name,Last name,DOB,Prov.',
    ...Array.from({ length: ROWS }, (_, row) => `${letter}${row},${name},Lee,1980-02-03,ON`),
  ].join('\n')

/** What others see: how many of the import’s patients exist, and how many have the new name. */
async function seen(letter: string): Promise<{ there: number; named: number; entries: number }> {
  const [row] = await clinic.database.sql`
    select (select count(*) from patients where patient_id like ${`${letter}%`}) as there,
      (select count(*) from patients where patient_id like ${`${letter}%`} and first_name = 'Newname') as named,
      (select count(*) from audit_log where patient_id like ${`${letter}%`}) as entries`
  return row as never
}

/** A point in a stage: just before this row is written. */
type Moment = { table: string; write: 'insert' | 'update'; row: string }

/** Starts a process and kills it at that point; its database sessions end as after a crash. */
async function killAt({ table, write, row }: Moment): Promise<void> {
  const { sql, owner, address } = clinic.database
  await owner.unsafe(`create trigger at_last before ${write} on ${table} for each row when (${row}) execute function stand_still()`)
  const child = spawn(process.execPath, [CHILD, JSON.stringify(address), clinic.context.now], { stdio: ['ignore', 'ignore', 'inherit'] })
  const over = once(child, 'exit')
  await expect.poll(() => others("wait_event = 'PgSleep'"), { timeout: 30_000 }).toBe(1)
  child.kill('SIGKILL')
  await over
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'importing' and datname = current_database()`
  await expect.poll(() => others('true'), { timeout: 20_000 }).toBe(0)
  await owner.unsafe(`drop trigger at_last on ${table}`)
}

async function others(how: string): Promise<number> {
  const rows = await clinic.database.sql.unsafe(
    `select from pg_stat_activity where application_name = 'importing' and datname = current_database() and ${how}`,
  )
  return rows.length
}

const stateOf = async (id: number) => (await readImport(clinic.context, id)).state

describe('kill -9 in the middle of an import', () => {
  test(
    'leaves nothing visible while it is read, checked or applied, and it resumes to the end',
    async () => {
      const nothing = { there: 0, named: 0, entries: 0 }
      const { id } = await beginImport(clinic.context, { name: 'k.csv', bytes: Buffer.from(file('K', 'Ann')) })
      await killAt({ table: 'imports', write: 'update', row: "new.state = 'choosing'" })
      expect(await stateOf(id)).toBe('reading')
      await workOnImport(clinic.work, id)

      const read = await readImport(clinic.context, id)
      if (!read.choices) throw new Error('no suggestion')
      await chooseImport(clinic.context, { id, version: read.version, choices: read.choices })
      for (const moment of CHECKING) {
        await killAt(moment)
        expect(await stateOf(id)).toBe('checking')
        expect(await clinic.database.sql`select from import_plans where import_id = ${id} limit 1`).toHaveLength(0)
      }
      await workOnImports(clinic.work)
      expect(await readImport(clinic.context, id)).toMatchObject({ state: 'checked', counts: { new: ROWS } })

      await applyImport(clinic.context, { id, version: (await readImport(clinic.context, id)).version })
      for (const moment of APPLYING) {
        await killAt(moment)
        expect([await stateOf(id), await seen('K')]).toEqual(['applying', nothing])
      }
      await workOnImports(clinic.work)
      expect(await readImport(clinic.context, id)).toMatchObject({ state: 'applied', counts: { new: ROWS } })
      expect(await seen('K')).toEqual({ there: ROWS, named: 0, entries: ROWS })
    },
    PATIENCE,
  )

  test(
    'leaves all of it in place while it is undone, and it resumes to the end',
    async () => {
      await clinic.apply((await clinic.check(file('L', 'Ann'))).id)
      const { id } = await clinic.apply((await clinic.check(file('L', 'Newname'))).id)
      const before = { there: ROWS, named: ROWS, entries: 2 * ROWS }
      expect(await seen('L')).toEqual(before)
      await undoImport(clinic.context, { id, version: (await readImport(clinic.context, id)).version, ...KEEP_ALL })
      for (const moment of UNDOING) {
        await killAt(moment)
        expect([await stateOf(id), await seen('L')]).toEqual(['undoing', before])
      }
      await workOnImports(clinic.work)
      expect(await readImport(clinic.context, id)).toMatchObject({ state: 'undone' })
      expect(await seen('L')).toEqual({ there: ROWS, named: 0, entries: 3 * ROWS })
    },
    PATIENCE,
  )
})

/** Ten with the one during reading. */
const CHECKING: Moment[] = [
  { table: 'import_rows', write: 'insert', row: 'new.row_number = 900' },
  { table: 'import_plans', write: 'insert', row: 'new.row_number = 100' },
  { table: 'import_plans', write: 'insert', row: `new.row_number = ${ROWS}` },
  { table: 'imports', write: 'update', row: "new.state = 'checked'" },
]
const APPLYING: Moment[] = [
  { table: 'patients', write: 'insert', row: "new.patient_id = 'K10'" },
  { table: 'patients', write: 'insert', row: `new.patient_id = 'K${ROWS - 1}'` },
  { table: 'audit_log', write: 'insert', row: "new.action = 'Import Applied'" },
]
const UNDOING: Moment[] = [
  { table: 'patients', write: 'update', row: `new.patient_id = 'L${ROWS / 2}'` },
  { table: 'audit_log', write: 'insert', row: "new.action = 'Import Undone'" },
]
