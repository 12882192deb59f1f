import type { Staff } from '@clinic/core/authorization/staff'
import { ERROR_TEXTS } from '@clinic/core/imports/error-texts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPatient, buildStaff, TEST_NOW } from '../../test/build.ts'
import { buildBooked, clearBooking, free, hold } from '../booking/booked.harness.ts'
import { readCalendar } from '../booking/calendar/read-calendar.ts'
import { type Importing, openImporting } from './imports.harness.ts'
import { correctRow } from './rows/correct-row.ts'
import { listRows } from './rows/list-rows.ts'
import { previewUndo } from './undo/preview-undo.ts'

let clinic: Importing
let np: Staff
beforeAll(async () => {
  clinic = await openImporting()
  np = await buildStaff(clinic.database.sql, { email: 'nadia@clinic.example', first_name: 'Nadia', last_name: 'Early' })
  await buildStaff(clinic.database.sql, { email: 'piet@clinic.example', first_name: 'Piet', last_name: 'Desk', groups: ['pcrs'] })
})
beforeEach(async () => {
  await clearBooking(clinic.database.sql)
  await clinic.database.sql`delete from opened_hours`
})
afterAll(() => clinic.close())

const csv = (...lines: string[]) => ['Practitioner,Day,Start time,End time,Duration', ...lines].join('\r\n')
const importFile = async (...lines: string[]) => clinic.apply((await clinic.check(csv(...lines))).id)
const opened = async () => clinic.database.sql`select user_id, day, starts, ends from opened_hours order by user_id, day, starts`
const entries = () =>
  clinic.database.sql`
    select action, entity_id, changes, additional_info from audit_log where action like 'Opened Hours %' order by id`
const refusedOf = async (id: number) =>
  (await listRows(clinic.context, { id, outcome: 'refused', page: 1 })).rows.map(({ row_number, faults }) => [
    row_number,
    ...faults.map(({ field }) => field),
  ])

/** A Saturday in Toronto, five days after the tests’ now. */
const DAY = '2026-03-07'

describe('an import of appointment slots', () => {
  test('adds availability on single days, with one entry per practitioner', async () => {
    const checked = await clinic.check(csv(`nadia@clinic.example,${DAY},09:00,09:30,`, `NADIA EARLY,${DAY},1:30 pm,,45`))
    expect(checked).toMatchObject({ kind: 'slots', counts: { new: 2, refused: 0 } })
    expect(await opened()).toEqual([])
    await clinic.apply(checked.id)
    expect(await opened()).toEqual([
      { user_id: np.id, day: DAY, starts: 540, ends: 570 },
      { user_id: np.id, day: DAY, starts: 810, ends: 855 },
    ])
    expect((await entries()).at(-1)).toEqual({
      action: 'Opened Hours Imported',
      entity_id: String(np.id),
      changes: { opened: { from: [], to: [`${DAY} 09:00–09:30`, `${DAY} 13:30–14:15`] } },
      additional_info: JSON.stringify({ import: checked.id, rows: [2, 3] }),
    })
  })

  test('of the same file a second time changes nothing, by email or by name', async () => {
    await importFile(`Nadia Early,${DAY},09:00,12:00,`)
    expect((await clinic.check(csv(`Nadia Early,${DAY},09:00,12:00,`))).counts).toMatchObject({ new: 0, changed: 0, same: 1 })
    expect((await clinic.check(csv(`nadia@clinic.example,${DAY},09:00,,180`))).counts).toMatchObject({ new: 0, changed: 0, same: 1 })
  })

  test('changes the end of a slot', async () => {
    await importFile(`nadia@clinic.example,${DAY},09:00,12:00,`)
    const checked = await clinic.check(csv(`nadia@clinic.example,${DAY},09:00,13:00,`))
    const { rows } = await listRows(clinic.context, { id: checked.id, outcome: 'changed', page: 1 })
    expect(rows).toMatchObject([{ changes: [{ field: 'ends', from: '12:00', to: '13:00' }] }])
    await clinic.apply(checked.id)
    expect(await opened()).toMatchObject([{ starts: 540, ends: 780 }])
  })

  test('rejects unknown or non-treating people, and slots that overlap existing ones or another row', async () => {
    await importFile(`nadia@clinic.example,${DAY},09:00,10:00,`)
    const checked = await clinic.check(
      csv(
        `who@clinic.example,${DAY},09:00,10:00,`,
        `piet@clinic.example,${DAY},09:00,10:00,`,
        `nadia@clinic.example,${DAY},09:45,10:30,`,
        `nadia@clinic.example,${DAY},10:00,11:00,`,
        `Nadia Early,${DAY},10:00,10:30,`,
        `Nadia Early,2026-03-08,10:00,10:30,`,
      ),
    )
    expect(checked.counts).toMatchObject({ new: 2, refused: 4 })
    expect(await refusedOf(checked.id)).toEqual([
      [2, 'practitioner'],
      [3, 'practitioner'],
      [4, 'starts'],
      [6, 'starts'],
    ])
  })

  test('checks a corrected row against all others of the file', async () => {
    const checked = await clinic.check(csv(`nadia@clinic.example,${DAY},09:00,10:00,`, `nobody,${DAY},09:30,10:30,`))
    expect(checked.counts).toMatchObject({ new: 1, refused: 1 })
    const named = { id: checked.id, row_number: 3, cells: { '0': 'Nadia Early' } }
    expect(await correctRow(clinic.context, named)).toMatchObject({ row: { outcome: 'refused', faults: [{ field: 'starts' }] } })
    const moved = { ...named, cells: { '2': '10:00' } }
    expect(await correctRow(clinic.context, moved)).toMatchObject({ row: { outcome: 'new' }, counts: { new: 2 } })
    await clinic.apply(checked.id)
    expect(await opened()).toHaveLength(2)
  })

  test('accepts a practitioner without a password yet, and offers their slots once they have one', async () => {
    const { sql } = clinic.database
    const { id } = await buildStaff(sql, { email: 'soon@clinic.example', active: false, password_hash: '' })
    expect(await importFile(`soon@clinic.example,${DAY},09:00,09:30,`)).toMatchObject({ counts: { new: 1, refused: 0 } })
    expect(await free(sql)).toEqual([])
    await sql`update users set active = true, password_hash = 'chosen' where id = ${id}`
    expect(await free(sql)).toMatchObject([{ startAt: '2026-03-07T14:00:00.000Z' }])
  })

  test('rejects what someone else added since the preview, and says what it overlaps', async () => {
    const checked = await clinic.check(csv(`nadia@clinic.example,${DAY},09:00,10:00,`, `nadia@clinic.example,${DAY},14:00,15:00,`))
    await importFile(`nadia@clinic.example,${DAY},09:30,09:45,`)
    expect(await clinic.apply(checked.id)).toMatchObject({ counts: { new: 1, refused: 1 } })
    const { rows } = await listRows(clinic.context, { id: checked.id, outcome: 'refused', page: 1 })
    expect(rows.map(({ faults }) => faults)).toEqual([[{ field: 'starts', message: ERROR_TEXTS.overlap }]])
    expect(await opened()).toMatchObject([{ starts: 570 }, { starts: 840 }])
  })

  test('is offered to patients, even on a day off, and shown in the calendar', async () => {
    const { sql } = clinic.database
    expect(await free(sql)).toEqual([])
    await sql`insert into schedules (user_id, version, updated_at) values (${np.id}, 1, ${TEST_NOW}) on conflict do nothing`
    await sql`insert into working_hours (user_id, weekday, starts, ends) values (${np.id}, 6, 600, 660)`
    await sql`insert into days_off (user_id, first_day, last_day) values (${np.id}, ${DAY}, ${DAY})`
    await importFile(`nadia@clinic.example,${DAY},09:00,09:30,`)
    const slots = await free(sql)
    expect(slots.filter(({ startAt }) => startAt.startsWith(DAY)).map(({ startAt }) => startAt)).toEqual(['2026-03-07T14:00:00.000Z'])
    const [slot] = slots
    expect(await hold(sql, { ...(await buildPatient(sql)), slotId: slot?.slotId ?? '' })).not.toBeNull()
    const calendar = await readCalendar(clinic.context, { from: DAY, to: DAY })
    expect(calendar.days[0]?.people).toMatchObject([{ user_id: np.id, off: false, hours: [{ starts: 540, ends: 570 }] }])
  })
})

describe('undoing an import of appointment slots', () => {
  test('removes slots, restores ends, and leaves what someone else changed', async () => {
    await importFile(`nadia@clinic.example,${DAY},09:00,10:00,`)
    const checked = await clinic.check(
      csv(`Nadia Early,${DAY},09:00,11:00,`, `Nadia Early,${DAY},12:00,13:00,`, `Nadia Early,${DAY},14:00,15:00,`),
    )
    await clinic.apply(checked.id)
    await clinic.database.sql`update opened_hours set ends = 930 where starts = 840`
    expect(await previewUndo(clinic.context, checked.id)).toMatchObject({ clean: 1, removed: 1, kept: [{ row_number: 4 }] })
    expect(await clinic.undo(checked.id)).toMatchObject({ state: 'undone' })
    expect(await opened()).toMatchObject([
      { starts: 540, ends: 600 },
      { starts: 840, ends: 930 },
    ])
    expect((await entries()).slice(-2)).toMatchObject([
      { action: 'Opened Hours Removed', changes: { opened: { from: [`${DAY} 12:00–13:00`], to: [] } } },
      { action: 'Opened Hours Removed', changes: { opened: { from: [`${DAY} 09:00–11:00`], to: [`${DAY} 09:00–10:00`] } } },
    ])
  })

  test('keeps a slot that has an appointment', async () => {
    const checked = await importFile(`nadia@clinic.example,${DAY},09:00,09:30,`, `nadia@clinic.example,${DAY},09:30,10:00,`)
    await buildBooked(clinic.database.sql, { startAt: '2026-03-07T14:00:00.000Z' })
    expect(await previewUndo(clinic.context, checked.id)).toMatchObject({ removed: 1, kept: [{ row_number: 2 }] })
    await clinic.undo(checked.id)
    expect(await opened()).toMatchObject([{ starts: 540, ends: 570 }])
  })
})
