import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Importing, openImporting } from './imports.harness.ts'
import { correctRow } from './rows/correct-row.ts'
import { listRows } from './rows/list-rows.ts'
import { previewUndo } from './undo/preview-undo.ts'

let clinic: Importing
beforeAll(async () => {
  clinic = await openImporting()
})
afterAll(() => clinic.close())

const HEADERS = 'Patient ID,First name,Last name,DOB,Phone,Prov.,Renewal date'
const csv = (...lines: string[]) => [HEADERS, ...lines].join('\r\n')
const patient = async (id: string) => (await clinic.database.sql`select * from patients where patient_id = ${id}`)[0]

describe('an import of patients', () => {
  test('adds new patients and changes existing ones, with an entry for each and one for the import', async () => {
    const first = await clinic.check(csv('A1,Ann,Lee,1980-02-03,416 555 0100,Ontario,2026-12-01', 'A2,Bo,Roy,1971-11-30,5145550101,QC,'))
    expect(first).toMatchObject({ state: 'checked', kind: 'patients', counts: { new: 2, changed: 0, same: 0, refused: 0 } })
    expect(await patient('A1')).toBeUndefined()
    expect(await clinic.apply(first.id)).toMatchObject({ state: 'applied', counts: { new: 2 } })
    expect(await patient('A1')).toMatchObject({
      first_name: 'Ann',
      phone: '4165550100',
      province: 'ON',
      upcoming_renewal_date: '2026-12-01',
    })

    const second = await clinic.check(csv('A1,Ann,Lee-Cho,1980-02-03,416 555 0100,ON,2026-12-01', 'A2,Bo,Roy,1971-11-30,5145550101,QC,'))
    expect(second.counts).toMatchObject({ new: 0, changed: 1, same: 1 })
    const { rows } = await listRows(clinic.context, { id: second.id, outcome: 'changed', page: 1 })
    expect(rows).toMatchObject([{ row_number: 2, key: 'A1', changes: [{ field: 'last_name', from: 'Lee', to: 'Lee-Cho' }] }])
    await clinic.apply(second.id)
    expect(await patient('A1')).toMatchObject({ last_name: 'Lee-Cho', first_name: 'Ann', version: 2 })

    const entries = await clinic.database.sql`
      select action, patient_id, additional_info from audit_log where action like '%mport%' and action <> 'Read Import' order by id`
    expect(entries.map(({ action, patient_id }) => [action, patient_id])).toEqual([
      ['Patient Imported', 'A1'],
      ['Patient Imported', 'A2'],
      ['Import Applied', null],
      ['Patient Changed By Import', 'A1'],
      ['Import Applied', null],
    ])
    expect(JSON.stringify(entries)).not.toMatch(/Lee|4165550100/)
  })

  test('of the same file a second time changes nothing', async () => {
    const file = csv('B1,Cy,Fox,1990-01-01,4165550102,ON,')
    const first = await clinic.check(file)
    await clinic.apply(first.id)
    const again = await clinic.check(file)
    expect(again).toMatchObject({ counts: { new: 0, changed: 0, same: 1 }, same_as: first.id })
    await expect(clinic.apply(again.id)).rejects.toMatchObject({ code: 'import-empty' })
  })

  test('excludes rows with errors and says what is wrong, until they are corrected', async () => {
    const checked = await clinic.check(
      csv('C1,Di,Ray,03/04/1980,4165550103,ON,', 'C2,Ed,Kim,1980-05-06,416555,ON,', 'C1,Di,Ray,1980-04-03,,ON,'),
    )
    expect(checked.counts).toMatchObject({ new: 1, refused: 2 })
    const { rows } = await listRows(clinic.context, { id: checked.id, outcome: 'refused', page: 1 })
    expect(rows.map(({ faults }) => faults.map(({ field }) => field))).toEqual([['date_of_birth'], ['phone']])
    const mended = await correctRow(clinic.context, { id: checked.id, row_number: 3, cells: { '4': '416 555 0199' } })
    expect(mended).toMatchObject({ row: { outcome: 'new', mended: true, faults: [] }, counts: { new: 2, refused: 1 } })
    const left = await correctRow(clinic.context, { id: checked.id, row_number: 4, left_out: true })
    expect(left).toMatchObject({ row: { outcome: 'left_out' }, counts: { new: 1, refused: 1, left_out: 1 } })
    expect(await clinic.apply(checked.id)).toMatchObject({ counts: { new: 1, refused: 1, left_out: 1 } })
    expect(await patient('C2')).toMatchObject({ phone: '4165550199' })
    expect(await patient('C1')).toBeUndefined()
  })

  test('rejects a row changed by someone else after the preview', async () => {
    await clinic.apply((await clinic.check(csv('D1,Flo,Oak,1980-05-06,4165550104,ON,'))).id)
    const checked = await clinic.check(csv('D1,Flora,Oak,1980-05-06,4165550104,ON,'))
    await clinic.database.sql`update patients set first_name = 'Florence', version = version + 1 where patient_id = 'D1'`
    expect(await clinic.apply(checked.id)).toMatchObject({ state: 'applied', counts: { changed: 0, refused: 1 } })
    expect(await patient('D1')).toMatchObject({ first_name: 'Florence' })
  })

  test('is undone as a whole: changes are reverted, additions deleted, fields changed since are asked about', async () => {
    await clinic.apply((await clinic.check(csv('E1,Gus,Elm,1980-05-06,4165550105,ON,', 'E2,Hal,Ash,1980-05-07,4165550106,ON,'))).id)
    const checked = await clinic.check(
      csv(
        'E1,Gustav,Elm,1980-05-06,4165550195,ON,',
        'E2,Harold,Ash,1980-05-07,4165550106,BC,',
        'E3,Ivy,Yew,1999-09-09,,ON,',
        'E4,Jo,Fir,1999-09-09,,ON,',
      ),
    )
    await clinic.apply(checked.id)
    await clinic.database.sql`update patients set first_name = 'Augustus' where patient_id = 'E1'`
    await clinic.database.sql`update patients set last_name = 'Spruce' where patient_id = 'E4'`
    expect(await previewUndo(clinic.context, checked.id)).toMatchObject({
      clean: 3,
      removed: 1,
      kept: [{ key: 'E4', row_number: 5 }],
      changed: [{ key: 'E1', field: 'first_name', from: 'Gus', to: 'Gustav', now: 'Augustus' }],
      changed_total: 1,
    })
    expect(await clinic.undo(checked.id)).toMatchObject({ state: 'undone', undone_by: clinic.admin.name })
    expect(await patient('E1')).toMatchObject({ first_name: 'Augustus', phone: '4165550105' })
    expect(await patient('E2')).toMatchObject({ first_name: 'Hal', province: 'ON' })
    expect(await patient('E3')).toBeUndefined()
    expect(await patient('E4')).toMatchObject({ last_name: 'Spruce' })
  })

  test('restores a field changed since, when requested', async () => {
    await clinic.apply((await clinic.check(csv('F1,Kit,Ivy,1980-05-06,4165550107,ON,'))).id)
    const checked = await clinic.check(csv('F1,Kitty,Ivy,1980-05-06,4165550107,ON,'))
    await clinic.apply(checked.id)
    await clinic.database.sql`update patients set first_name = 'Katherine' where patient_id = 'F1'`
    await clinic.undo(checked.id, { restore: [{ key: 'F1', field: 'first_name' }] })
    expect(await patient('F1')).toMatchObject({ first_name: 'Kit' })
  })

  test('says why an invalid file is refused', async () => {
    const refused = await clinic.upload('%PDF-1.7 nothing of a table')
    expect(refused).toMatchObject({ state: 'refused', fault: { code: 'pdf' } })
  })
})
