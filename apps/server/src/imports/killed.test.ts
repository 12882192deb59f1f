import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ImportState } from '@clinic/contract/imports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyImport } from './apply-import.ts'
import { beginImport } from './begin-import.ts'
import { chooseImport } from './choose-import.ts'
import { type Importing, openImporting } from './imports.harness.ts'
import { readImport } from './read-import.ts'
import { undoImport } from './undo-import.ts'
import { workOnImport, workOnImports } from './work-on-import.ts'

const CHILD = fileURLToPath(new URL('../../test/work-on-imports.child.ts', import.meta.url))
const ROWS = 3000
/** Milliseconds: several processes are started and killed. */
const PATIENCE = 120_000

let clinic: Importing
beforeAll(async () => {
  clinic = await openImporting()
})
afterAll(() => clinic.close())

const file = (letter: string, name: string) =>
  [
    'Patient ID,First name,Last name,DOB,Prov.',
    ...Array.from({ length: ROWS }, (_, row) => `${letter}${row},${name},Lee,1980-02-03,ON`),
  ].join('\n')

/** What somebody else sees of an import: how many of its patients are there, and how many bear the new name. */
async function seen(letter: string): Promise<{ there: number; named: number; entries: number }> {
  const [row] = await clinic.database.sql`
    select (select count(*) from patients where patient_id like ${`${letter}%`}) as there,
      (select count(*) from patients where patient_id like ${`${letter}%`} and first_name = 'Newname') as named,
      (select count(*) from audit_log where patient_id like ${`${letter}%`}) as entries`
  return row as never
}

/** Starts a process on what is under way, and kills it once the stage has come so far; answers whether it was still at it. */
async function killAt(id: number, { state, share }: { state: ImportState; share: number }): Promise<boolean> {
  const child = spawn(process.execPath, [CHILD, JSON.stringify(clinic.database.address), clinic.context.now], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const over = once(child, 'exit')
  await once(child.stdout, 'data')
  const far = async () => {
    const { progress, total, state: now } = await readImport(clinic.context, id)
    return now !== state || (total > 0 && progress / total >= share)
  }
  while (!(await far())) await new Promise((resolve) => setTimeout(resolve, 3))
  child.kill('SIGKILL')
  await over
  await gone()
  return (await readImport(clinic.context, id)).state === state
}

/** The server notices a dead process and takes back what it was at; then its locks are free. */
async function gone(): Promise<void> {
  await expect
    .poll(
      async () =>
        (await clinic.database.sql`select from pg_stat_activity where application_name = 'importing' and datname = current_database()`)
          .length,
      {
        timeout: 20_000,
      },
    )
    .toBe(0)
}

/** Shares of the work after which the process dies. */
const MOMENTS = [0, 0.3, 0.8]

describe('kill -9 in the middle of an import', () => {
  test(
    'leaves nothing of it visible while it is read, checked or applied, and it goes on to the end',
    async () => {
      const { id } = await beginImport(clinic.context, { name: 'k.csv', bytes: Buffer.from(file('K', 'Ann')) })
      let deaths = Number(await killAt(id, { state: 'reading', share: 0 }))
      expect(await seen('K')).toEqual({ there: 0, named: 0, entries: 0 })
      await workOnImport(clinic.work, id)

      const read = await readImport(clinic.context, id)
      if (!read.choices) throw new Error('nothing was suggested')
      await chooseImport(clinic.context, { id, version: read.version, choices: read.choices })
      for (const share of MOMENTS) {
        deaths += Number(await killAt(id, { state: 'checking', share }))
        expect(await clinic.database.sql`select from import_plans where import_id = ${id} limit 1`).toHaveLength(
          (await readImport(clinic.context, id)).state === 'checking' ? 0 : 1,
        )
      }
      await workOnImports(clinic.work)
      expect(await readImport(clinic.context, id)).toMatchObject({ state: 'checked', counts: { new: ROWS } })

      await applyImport(clinic.context, { id, version: (await readImport(clinic.context, id)).version })
      for (const share of MOMENTS) {
        const alive = await killAt(id, { state: 'applying', share })
        deaths += Number(alive)
        expect(await seen('K')).toEqual(alive ? { there: 0, named: 0, entries: 0 } : { there: ROWS, named: 0, entries: ROWS })
      }
      await workOnImports(clinic.work)
      expect(await readImport(clinic.context, id)).toMatchObject({ state: 'applied', counts: { new: ROWS } })
      expect(await seen('K')).toEqual({ there: ROWS, named: 0, entries: ROWS })
      expect(deaths).toBeGreaterThanOrEqual(5)
    },
    PATIENCE,
  )

  test(
    'leaves all of it as it was while it is undone, and it goes on to the end',
    async () => {
      await clinic.apply((await clinic.check(file('L', 'Ann'))).id)
      const { id } = await clinic.apply((await clinic.check(file('L', 'Newname'))).id)
      expect(await seen('L')).toMatchObject({ there: ROWS, named: ROWS })
      await undoImport(clinic.context, { id, version: (await readImport(clinic.context, id)).version, restore: [] })
      for (const share of MOMENTS) {
        const alive = await killAt(id, { state: 'undoing', share })
        expect((await seen('L')).named).toBe(alive ? ROWS : 0)
      }
      await workOnImports(clinic.work)
      expect(await readImport(clinic.context, id)).toMatchObject({ state: 'undone' })
      expect(await seen('L')).toMatchObject({ there: ROWS, named: 0 })
    },
    PATIENCE,
  )
})
