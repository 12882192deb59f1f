import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { render } from '../../../test/render.tsx'
import { type Column, DataTable } from './data-table.tsx'

type Row = { id: string; name: string }
const COLUMNS: Column<Row>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => <button type="button">{name}</button> },
  { key: 'place', header: 'Place', cell: (_, place) => place },
]
const LINES: Column<Row>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, phone: 'heading' },
  { key: 'id', header: 'ID', cell: ({ id }) => id, phone: 'second' },
  { key: 'note', header: 'Note', cell: ({ name }) => `Note of ${name}` },
]
const rowsOf = (...names: string[]): Row[] => names.map((name) => ({ id: name, name }))
const table = (rows: Row[], more: Partial<Parameters<typeof DataTable<Row>>[0]> = {}) => (
  <DataTable label="People" columns={COLUMNS} rows={rows} keyOf={({ id }) => id} view="first" needs={900} {...more} />
)
const layoutShown = () => document.querySelector('[data-layout]')?.getAttribute('data-layout')
const shown = () => [...document.querySelectorAll<HTMLElement>('[data-row-key]')].map((row) => row.dataset.rowKey)

describe('a table', () => {
  test.each([
    [1160, 'roomy'],
    [1099, 'tight'],
    [900, 'tight'],
    [899, 'scroll'],
    [560, 'scroll'],
    [559, 'narrow'],
    [358, 'narrow'],
  ])('that needs 900 pixels is, in %i, %s', async (width, layout) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
    await render(table(rowsOf('Ada'), { columns: LINES }))
    expect(layoutShown()).toBe(layout)
  })

  test('whose rows have no second line scrolls on a phone, and one whose columns may be omitted omits them', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(358)
    const { redraw } = await render(table(rowsOf('Ada')))
    expect(layoutShown()).toBe('scroll')
    redraw(table(rowsOf('Ada'), { columns: LINES.map((column) => (column.key === 'note' ? { ...column, from: 620 } : column)) }))
    await waitFor(() => expect(layoutShown()).toBe('slim'))
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Name', 'ID'])
  })

  test('keeps its roles in the two lines of a phone, and opens the other fields of a row below them', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
    await render(table(rowsOf('Ada', 'Ben'), { columns: LINES }))
    expect(screen.getByRole('table', { name: 'People' })).toBeDefined()
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Name', 'ID', 'Note', 'All fields'])
    const [ada, ben] = screen.getAllByRole('row').slice(1)
    const more = screen.getAllByRole('button', { name: 'All fields' })[1]
    expect(more?.getAttribute('aria-expanded')).toBe('false')
    act(() => more?.click())
    expect(more?.getAttribute('aria-expanded')).toBe('true')
    expect([ada, ben].map((row) => row?.dataset.whole)).toEqual([undefined, 'true'])
    await expectAccessible()
  })

  test('counts places from the first of the whole list', async () => {
    await render(table(rowsOf('Ada', 'Ben'), { firstPlace: 21 }))
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.lastElementChild?.textContent),
    ).toEqual(['21', '22'])
  })

  test('opens what belongs to a row below it', async () => {
    await render(table(rowsOf('Ada', 'Ben'), { below: ({ name }) => `More of ${name}`, openKeys: new Set(['Ben']) }))
    const rows = screen.getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual(['NamePlace', 'Ada1', 'Ben2', 'More of Ben'])
  })

  test('leaves rows where they are while some are held, and adds new ones at the end', async () => {
    const { redraw } = await render(table(rowsOf('Ada', 'Ben'), { hold: true }))
    redraw(table(rowsOf('Cleo', 'Ben', 'Ada'), { hold: true }))
    await waitFor(() => expect(shown()).toHaveLength(3))
    expect(shown()).toEqual(['Ada', 'Ben', 'Cleo'])
  })

  test('takes the new order where nobody is using it', async () => {
    const { redraw } = await render(table(rowsOf('Ada', 'Ben')))
    redraw(table(rowsOf('Ben', 'Ada')))
    await waitFor(() => expect(shown()).toEqual(['Ben', 'Ada']))
  })

  test('hands the focus to the next row when the one in use goes', async () => {
    const { redraw } = await render(table(rowsOf('Ada', 'Ben')))
    act(() => screen.getByRole('button', { name: 'Ada' }).focus())
    redraw(table(rowsOf('Ben')))
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset.rowKey).toBe('Ben'))
  })
})
