import { CONFLICTS_PAGE, type Conflict } from '@clinic/contract/imports'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Importing, openImporting } from './imports.harness.ts'
import { listConflicts } from './undo/list-conflicts.ts'
import { previewUndo } from './undo/preview-undo.ts'

let clinic: Importing
beforeAll(async () => {
  clinic = await openImporting()
})
afterAll(() => clinic.close())

const ROWS = 130
/** Changed by someone since: all these first names, and every other city. */
const SINCE = 100
const file = (name: string, city: string) =>
  [
    'Patient ID,First name,Last name,DOB,Prov.,City,Health number,Mailing province',
    ...Array.from({ length: ROWS }, (_, row) => `M${1000 + row},${name},Lee,1980-02-03,ON,${city},12345${row},QC`),
    ...(name === 'Ann' ? [] : ['N1,Bo,Roy,1980-02-03,ON,,,', 'N2,Cy,Roy,1980-02-03,ON,,,', 'N3,Di,Roy,1980-02-03,ON,,,']),
  ].join('\n')

test('fields changed since come in pages, and one choice covers all except named ones (E-4)', async () => {
  const { sql } = clinic.database
  await clinic.apply((await clinic.check(file('Ann', 'Ottawa'))).id)
  const { id } = await clinic.apply((await clinic.check(file('Anna', 'Kanata'))).id)
  await sql`update patients set first_name = 'Since' where patient_id like 'M%' and patient_id < ${`M${1000 + SINCE}`}`
  await sql`update patient_details set city = 'Elsewhere' where patient_id like 'M%0' and patient_id < ${`M${1000 + SINCE}`}`
  await sql`update patients set last_name = 'Changed' where patient_id = 'N1'`
  await sql`update patients set in_pcr_queue = true, entered_pcr_queue_at = ${clinic.context.now} where patient_id = 'N2'`

  const preview = await previewUndo(clinic.context, id)
  expect(preview).toMatchObject({ clean: 2 * ROWS - SINCE - SINCE / 10, removed: 1, kept_total: 2, changed_total: SINCE + SINCE / 10 })
  expect(preview.kept.map(({ key }) => key)).toEqual(['N1', 'N2'])
  expect(preview.changed.length).toBeGreaterThanOrEqual(CONFLICTS_PAGE)
  const changed: Conflict[] = [...preview.changed]
  for (let after = preview.next; after !== null; ) {
    const page = await listConflicts(clinic.context, { id, after })
    expect(page.changed.length).toBeGreaterThan(0)
    changed.push(...page.changed)
    after = page.next
  }
  expect(changed).toHaveLength(preview.changed_total)
  expect(new Set(changed.map(({ key, field }) => `${key} ${field}`)).size).toBe(preview.changed_total)

  await clinic.undo(id, { others: 'restore', keep: [{ key: 'M1000', field: 'city' }] })
  const cities = await sql`select patient_id, city from patient_details where patient_id like 'M%' and city <> 'Ottawa'`
  expect(cities).toEqual([{ patient_id: 'M1000', city: 'Elsewhere' }])
  expect(await sql`select from patients where patient_id like 'M%' and first_name <> 'Ann'`).toHaveLength(0)
  const added = await sql`select patient_id from patients where patient_id like 'N_' order by patient_id`
  expect(added.map(({ patient_id }) => patient_id)).toEqual(['N1', 'N2'])
})

test('a health number changed since is asked about although SQL cannot compare it', async () => {
  const { sql } = clinic.database
  const list = (number: string) => `Patient ID,First name,Last name,DOB,Prov.,Health number\nH1,Ann,Lee,1980-02-03,ON,${number}`
  await clinic.apply((await clinic.check(list('1111'))).id)
  const { id } = await clinic.apply((await clinic.check(list('2222'))).id)
  const later = await clinic.check(list('3333'))
  await clinic.apply(later.id)
  await sql`update patients set updated_at = ${clinic.context.now}::timestamptz + interval '1 minute' where patient_id = 'H1'`
  expect((await previewUndo(clinic.context, id)).changed).toEqual([
    { row_number: 2, key: 'H1', field: 'health_number', from: '1111', to: '2222', now: '3333' },
  ])
})
