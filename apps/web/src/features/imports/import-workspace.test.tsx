import {
  applyImport,
  chooseImport,
  correctImportRow,
  discardImport,
  draftImport,
  type ImportDetail,
  listImportRows,
  readImport,
  suggestImport,
} from '@clinic/contract/imports'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { checkedImport, importDetail, importRow } from '../../../test/build-imports.ts'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { api } from '../../../test/fake-api.ts'
import { render } from '../../../test/render.tsx'
import { ImportWorkspace } from './import-workspace.tsx'
import type { Step } from './state/import-search.ts'

const calls = { onStep: vi.fn(), onOpen: vi.fn(), onUndo: vi.fn(), onRefused: vi.fn(), onClose: vi.fn() }
const open = async (detail: ImportDetail, asked: Step | null = null) => {
  api.answers(readImport, detail)
  const shown = await render(<ImportWorkspace id={3} asked={asked} {...calls} />, { as: { scopes: ['admin'] } })
  await screen.findByRole('navigation', { name: 'Steps of the import' })
  return shown
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset()
  api.answers(listImportRows, { rows: [importRow()], total: 1 })
})

describe('an import', () => {
  test('opens at the step of its state, and leads only to steps that are open (E-4)', async () => {
    await open(importDetail(), 'import')
    const steps = screen.getByRole('navigation', { name: 'Steps of the import' })
    expect(within(steps).getAllByRole('button')).toHaveLength(2)
    expect(steps.querySelector('[aria-current=step]')?.textContent).toMatch(/^2/)
    expect(calls.onStep).toHaveBeenCalledExactlyOnceWith(null, true)
    await expectAccessible()
  })

  test('of a file that was imported before leads to that import', async () => {
    const { user } = await open(importDetail({ same_as: 2 }))
    await user.click(button('Show import 2'))
    expect(calls.onOpen).toHaveBeenCalledExactlyOnceWith(2)
  })

  test('is dropped after a question', async () => {
    const { user } = await open(importDetail())
    await user.click(button('Discard import'))
    const question = await screen.findByRole('dialog', { name: 'Discard the import of “patients.csv”?' })
    expect(api.received(discardImport)).toEqual([])
    api.answers(discardImport, importDetail({ state: 'discarded' }))
    await user.click(within(question).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(calls.onClose).toHaveBeenCalledOnce())
    expect(api.received(discardImport)[0]?.body).toEqual({ version: 2 })
  })

  test('that could not be read says why', async () => {
    await open(importDetail({ state: 'refused', choices: null, fault: { code: 'expired', message: 'The file expired.' } }))
    expect(screen.getByRole('alert').textContent).toContain('The file expired.')
    expect(calls.onRefused).toHaveBeenCalled()
  })

  test('that is being checked shows how far it is', async () => {
    await open(importDetail({ state: 'checking', progress: 50, total: 200 }))
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
  })

  test('that cannot be loaded says so', async () => {
    api.refuses(readImport, 'import-not-found')
    await render(<ImportWorkspace id={3} asked={null} {...calls} />, { as: { scopes: ['admin'] } })
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  })
})

describe('what the file holds', () => {
  test('is shown with its first rows, and another kind asks for other columns', async () => {
    const { user } = await open(importDetail())
    expect(screen.getByRole('table').textContent).toContain('TCN-1')
    const staff = importDetail({ kind: 'staff' })
    api.answers(suggestImport, { ...staff, choices: staff.choices && { ...staff.choices, kind: 'staff', columns: [null, null, null] } })
    api.answers(draftImport, ({ body }) => importDetail({ version: 3, choices: body.choices }))
    await user.click(screen.getByRole('radio', { name: /staff/i }))
    await waitFor(() => expect(api.received(suggestImport)[0]?.query).toMatchObject({ kind: 'staff', header_row: 1 }))
    await waitFor(() => expect(api.received(draftImport)[0]?.body.choices.kind).toBe('staff'))
  })

  test('leads to the columns', async () => {
    const { user } = await open(importDetail())
    await user.click(button(/^Next/))
    expect(calls.onStep).toHaveBeenCalledExactlyOnceWith('columns')
  })
})

describe('the columns', () => {
  const field = (name: string) => screen.getByRole('combobox', { name: `Field for ${name}` })

  test('are saved as they are chosen', async () => {
    api.answers(draftImport, ({ body }) => importDetail({ version: 3, choices: body.choices }))
    const { user } = await open(importDetail(), 'columns')
    await user.selectOptions(field('Notes'), 'last_name')
    await waitFor(() => expect(api.received(draftImport)[0]?.body).toMatchObject({ version: 2 }))
    expect(api.received(draftImport)[0]?.body.choices.columns).toEqual(['patient_id', 'first_name', 'last_name'])
    await expectAccessible()
  })

  test('that fill the same field, or leave a needed one empty, hold the check up', async () => {
    api.answers(draftImport, ({ body }) => importDetail({ version: 3, choices: body.choices }))
    const { user } = await open(importDetail(), 'columns')
    await user.selectOptions(field('Patient ID'), 'first_name')
    expect(field('First name').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('status').textContent).toMatch(/Required columns missing: Patient ID/)
    expect(button(/^Next/).disabled).toBe(true)
    await waitFor(() => expect(api.received(draftImport)).toHaveLength(1))
  })

  test('are checked with the version that was read', async () => {
    const { user } = await open(importDetail(), 'columns')
    api.answers(chooseImport, importDetail({ state: 'checking', version: 3 }))
    await user.click(button(/^Next/))
    await waitFor(() => expect(api.received(chooseImport)[0]?.body.version).toBe(2))
    await waitFor(() => expect(calls.onStep).toHaveBeenCalledWith(null))
  })

  test('ask what an unknown value means', async () => {
    const columns = ['patient_id', 'province', null]
    const given = importDetail({ unknown_values: { province: [{ value: 'Ont', count: 2 }] } })
    api.answers(draftImport, ({ body }) => ({ ...given, version: 3, choices: body.choices }))
    const { user } = await open({ ...given, choices: given.choices && { ...given.choices, columns } }, 'columns')
    await user.selectOptions(screen.getByRole('combobox', { name: /“Ont” in 2 rows/ }), 'Ontario')
    await waitFor(() => expect(api.received(draftImport)[0]?.body.choices.values).toEqual({ province: { Ont: 'ON' } }))
  })
})

describe('the rows', () => {
  test('begin with the rejected ones, each error beside its cell', async () => {
    await open(checkedImport())
    const cell = await screen.findByRole('textbox', { name: 'First name, row 3' })
    expect(cell.getAttribute('aria-invalid')).toBe('true')
    expect(api.received(listImportRows)[0]?.query).toEqual({ outcome: 'refused', page: 1 })
    await expectAccessible()
  })

  test('are corrected by Enter, and Escape restores a cell', async () => {
    const { user } = await open(checkedImport())
    const cell = await screen.findByRole<HTMLInputElement>('textbox', { name: 'First name, row 3' })
    await user.type(cell, 'Eve{Escape}')
    expect(cell.value).toBe('')
    api.answers(correctImportRow, {
      row: importRow({ cells: ['TCN-2', 'Ada', ''], mended: true, outcome: 'new', faults: [] }),
      counts: { new: 2, changed: 0, same: 0, refused: 0, left_out: 0 },
    })
    await user.type(cell, 'Ada{Enter}')
    await waitFor(() =>
      expect(api.received(correctImportRow)[0]).toMatchObject({ params: { row_number: '3' }, body: { cells: { 1: 'Ada' } } }),
    )
    await waitFor(() => expect(cell.getAttribute('aria-invalid')).not.toBe('true'))
  })

  test('are excluded one by one', async () => {
    const { user } = await open(checkedImport())
    api.answers(correctImportRow, {
      row: importRow({ outcome: 'left_out', faults: [] }),
      counts: { new: 1, changed: 0, same: 0, refused: 0, left_out: 1 },
    })
    await user.click(await screen.findByRole('button', { name: /: row 3$/ }))
    await waitFor(() => expect(api.received(correctImportRow)[0]?.body).toEqual({ left_out: true }))
  })
})

describe('the import itself', () => {
  test('counts what will happen and starts only after a question', async () => {
    const { user } = await open(checkedImport(), 'import')
    const tiles = screen.getByRole('list', { name: /^Rows by/ })
    expect(
      within(tiles)
        .getAllByRole('listitem')
        .map((tile) => tile.textContent?.match(/\d+/)?.[0]),
    ).toEqual(['1', '0', '0', '1', '0'])
    await user.click(button('Import 1 row'))
    const question = await screen.findByRole('dialog', { name: 'Import 1 row of “patients.csv”?' })
    expect(api.received(applyImport)).toEqual([])
    api.answers(applyImport, checkedImport({ state: 'applying', version: 3 }))
    await user.click(within(question).getByRole('button', { name: 'Import' }))
    await waitFor(() => expect(api.received(applyImport)[0]?.body).toEqual({ version: 2 }))
  })

  test('waits while rejected rows are to stop everything', async () => {
    const detail = checkedImport()
    await open({ ...detail, choices: detail.choices && { ...detail.choices, faulty_rows: 'refuse_all' } }, 'import')
    expect(button('Import 1 row').disabled).toBe(true)
    expect(screen.getByRole('alert').textContent).toMatch(/^1 row has errors/)
  })

  test('has nothing to do where every row is as it was', async () => {
    await open(checkedImport({ counts: { new: 0, changed: 0, same: 2, refused: 0, left_out: 0 } }), 'import')
    expect(button('Import 0 rows').disabled).toBe(true)
    expect(screen.getByText('There is nothing to import')).toBeDefined()
  })

  test.each([
    ['2999-01-01T00:00:00.000Z', true],
    ['2020-01-01T00:00:00.000Z', false],
  ])('can be undone until %s: %s', async (undo_until, offered) => {
    const { user } = await open(checkedImport({ state: 'applied', applied_at: '2026-03-02T15:00:00.000Z', undo_until }))
    const undo = screen.queryByRole('button', { name: 'Undo this import' })
    expect(undo !== null).toBe(offered)
    if (!undo) return
    await user.click(undo)
    expect(calls.onUndo).toHaveBeenCalledExactlyOnceWith(3)
  })
})
