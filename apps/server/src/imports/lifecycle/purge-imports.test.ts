import { IMPORT_KEPT_DAYS, IMPORT_UNDO_DAYS } from '@clinic/contract/imports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { later } from '../../platform/clock.ts'
import { type Importing, openImporting } from '../imports.harness.ts'
import { exportRejected } from '../rows/export-rejected.ts'
import { listRows } from '../rows/list-rows.ts'
import { previewUndo } from '../undo/preview-undo.ts'
import { purgeImports } from './purge-imports.ts'
import { readImport } from './read-import.ts'

const DAY = 24 * 3600

let clinic: Importing
beforeAll(async () => {
  clinic = await openImporting()
})
afterAll(() => clinic.close())

const list = (id: string, name: string) => `Patient ID,First name,Last name,DOB,Prov.\n${id},${name},Lee,1980-02-03,ON\n${id}-2,Bo,X,,`
const inDays = (days: number) => later(clinic.context.now, days * DAY)
const purge = (days: number) => purgeImports({ ...clinic.context, now: inDays(days) })

async function kept(id: number): Promise<{ pieces: number; rows: number; outcomes: string[] }> {
  const [row] = await clinic.database.sql`
    select (select count(*) from import_pieces where import_id = ${id}) as pieces, (select count(*) from import_rows where import_id = ${id}) as rows,
      (select coalesce(array_agg(outcome), '{}') from import_plans where import_id = ${id}) as outcomes`
  return row as never
}

test('files, rows and undo data are deleted after their retention, and the history stays (E-4)', async () => {
  const applied = await clinic.apply((await clinic.check(list('P1', 'Ann'))).id)
  const waiting = await clinic.check(list('P2', 'Ann'))
  expect(applied).toMatchObject({ kept_until: inDays(IMPORT_KEPT_DAYS), undo_until: inDays(IMPORT_UNDO_DAYS), content_removed_at: null })

  await purge(IMPORT_KEPT_DAYS - 1)
  expect(await kept(applied.id)).toMatchObject({ pieces: 1, rows: 3 })
  await purge(IMPORT_KEPT_DAYS + 1)
  expect(await kept(applied.id)).toEqual({ pieces: 0, rows: 0, outcomes: ['new'] })
  expect(await kept(waiting.id)).toEqual({ pieces: 0, rows: 0, outcomes: [] })
  expect(await readImport(clinic.context, waiting.id)).toMatchObject({ state: 'refused', fault: { code: 'expired' } })
  expect(await readImport(clinic.context, applied.id)).toMatchObject({
    ...{ state: 'applied', counts: { new: 1, refused: 1 }, content_removed_at: inDays(IMPORT_KEPT_DAYS + 1) },
  })
  expect(await previewUndo(clinic.context, applied.id)).toMatchObject({ removed: 1 })
  const look = { id: applied.id, outcome: 'refused', page: 1 } as const
  await expect(listRows(clinic.context, look)).rejects.toMatchObject({ code: 'import-file-gone' })
  await expect(exportRejected(clinic.context, applied.id)).rejects.toMatchObject({ code: 'import-file-gone' })

  await purge(IMPORT_UNDO_DAYS + 1)
  expect(await kept(applied.id)).toEqual({ pieces: 0, rows: 0, outcomes: [] })
  const after = { ...clinic.context, now: inDays(IMPORT_UNDO_DAYS) }
  await expect(previewUndo(after, applied.id)).rejects.toMatchObject({ code: 'import-undo-over' })
  const entries = await clinic.database.sql`select entity_id from audit_log where action = 'Import File Removed' order by entity_id::int`
  expect(entries.map(({ entity_id }) => Number(entity_id))).toEqual([applied.id, waiting.id])
})

test('an import can be undone after its file was deleted', async () => {
  const { id } = await clinic.apply((await clinic.check(list('P3', 'Ann'))).id)
  await purge(IMPORT_KEPT_DAYS + 1)
  expect(await clinic.undo(id)).toMatchObject({ state: 'undone' })
  expect(await clinic.database.sql`select from patients where patient_id = 'P3'`).toHaveLength(0)
})

test('health numbers and rows are encrypted while stored (E-4)', async () => {
  const { sql } = clinic.database
  const list = (number: string) => `Patient ID,First name,Last name,DOB,Prov.,Health number\nOPEN1,Quillon,Lee,1980-02-03,ON,${number}`
  await clinic.apply((await clinic.check(list('48120077'))).id)
  const { id } = await clinic.apply((await clinic.check(list('48120088'))).id)
  const { pieces, rows, plans } = (
    await sql<{ pieces: string; rows: string; plans: string }[]>`
      select (select string_agg(import_pieces::text, '') from import_pieces where import_id = ${id}) as pieces,
        (select string_agg(import_rows::text, '') from import_rows where import_id = ${id}) as rows,
        (select string_agg(import_plans::text, '') from import_plans where import_id = ${id}) as plans`
  )[0] as never
  expect(plans).toContain('OPEN1')
  for (const kept of [pieces, rows, plans]) expect(kept).not.toMatch(/Quillon|481200/)
  const { rows: shown } = await listRows(clinic.context, { id, outcome: 'changed', page: 1 })
  expect(shown).toMatchObject([{ cells: ['OPEN1', 'Quillon', 'Lee', '1980-02-03', 'ON', '48120088'] }])
  expect(shown[0]?.changes).toEqual([{ field: 'health_number', from: '48120077', to: '48120088' }])
})
