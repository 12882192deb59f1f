import { ActionIcon } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { memo, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { t } from '../../lib/messages/t.ts'
import classes from './data-table.module.css'
import { type TableLayout, TableLayoutContext, useTableLayout } from './data-table-layout.ts'
import { steadyRows } from './data-table-steady.ts'
import { type TableUse, useTableUse } from './data-table-use.ts'

export type Column<Row> = {
  key: string
  header: string
  /** Instead of the header's words, which then only name the cells. */
  head?: ReactNode
  /** `place`: counted from the table's `firstPlace`. */
  cell: (row: Row, place: number) => ReactNode
  /** CSS width at full size; the rest share what is left. */
  width?: string
  /** Instead of it where there is a little less room, and where columns are omitted. */
  tightWidth?: string
  slimWidth?: string
  /** Pixels: in a narrower table the column is omitted. */
  from?: number
  /** In the row of a phone: its first line, its second, its right end, always beneath them. What else there is opens beneath the row. */
  phone?: 'heading' | 'second' | 'end' | 'below'
  /** Counts and lengths, compared down the column: at its right edge. */
  isNumber?: boolean
  /** The header is read out but not shown. */
  quietHeader?: boolean
}
const NEEDS = 680
const NONE: ReadonlySet<string> = new Set()

type Props<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Lets styles and keys know of a row's state. */
  stateOf?: (row: Row) => string | undefined
  /** Another page or filter: rows are not held in place across it. */
  view: string
  /** Pixels that the columns need; with less, the table scrolls sideways, and on a phone rows have two lines. 0: columns are omitted instead. */
  needs?: number
  /** What opens beneath a row, and the keys of the rows beneath which it is open. The same function from one drawing to the next. */
  below?: (row: Row) => ReactNode
  openKeys?: ReadonlySet<string>
  /** Rows keep their places whether or not someone points at them: some are open or chosen. */
  hold?: boolean
  /** The place of the first row in the whole list. */
  firstPlace?: number
}

/** Rows in a table; where it is narrow they lose columns or scroll sideways, and on a phone they have two lines. While the table is in use, rows keep their places. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns: all, rows, keyOf, stateOf, view, needs = NEEDS, below, openKeys = NONE, hold = false, firstPlace = 1 } = props
  const [place, { layout, room }] = useTableLayout(needs, all)
  const columns = useMemo(() => all.filter(({ from = 0 }) => from <= room), [all, room])
  const hasMore = layout === 'narrow' && columns.some(({ phone }) => !phone)
  const use = useTableUse(place)
  const shown = useSteady({ rows, keyOf, view, use: { ...use, moving: use.moving || hold } })
  return (
    <TableLayoutContext value={layout}>
      <div
        ref={place}
        className={classes.place}
        data-layout={layout}
        {...(layout === 'scroll' && { role: 'region', 'aria-label': t('{label}, scrolls sideways', { label }), tabIndex: 0 })}
      >
        {/* biome-ignore-start lint/a11y/noRedundantRoles: a table laid out in lines loses its roles without them */}
        <table className={classes.table} aria-label={label} role="table" style={layout === 'scroll' ? { minWidth: needs } : undefined}>
          <colgroup>
            {columns.map((column) => (
              <col key={column.key} style={{ width: widthIn(layout, column) }} />
            ))}
          </colgroup>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th key={column.key} scope="col" role="columnheader" data-phone={column.phone} data-number={column.isNumber}>
                  {column.head}
                  <span className={column.quietHeader || column.head ? classes.quiet : undefined}>{column.header}</span>
                </th>
              ))}
              {hasMore && (
                <th scope="col" role="columnheader">
                  {t('All fields')}
                </th>
              )}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {shown.map((row, index) => (
              <DataRow
                key={keyOf(row)}
                row={row}
                rowKey={keyOf(row)}
                place={firstPlace + index}
                columns={columns as readonly Column<unknown>[]}
                state={stateOf?.(row)}
                hasMore={hasMore}
                below={openKeys.has(keyOf(row)) ? (below as RowProps['below']) : undefined}
              />
            ))}
          </tbody>
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      </div>
    </TableLayoutContext>
  )
}

function widthIn(layout: TableLayout, { width, tightWidth = width, slimWidth = tightWidth }: Column<never>): string | undefined {
  if (layout === 'slim') return slimWidth
  return layout === 'tight' || layout === 'scroll' ? tightWidth : width
}

type RowProps = {
  row: unknown
  rowKey: string
  place: number
  columns: readonly Column<unknown>[]
  state: string | undefined
  /** Some of its fields open beneath it. */
  hasMore: boolean
  below: ((row: unknown) => ReactNode) | undefined
}

/** Memoised: a row whose data did not change is left alone, caret included. */
const DataRow = memo(function DataRow({ row, rowKey, place, columns, state, hasMore, below }: RowProps) {
  const [isWhole, setIsWhole] = useState(false)
  const element = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    const here = element.current
    return () => passFocusOn(here)
  }, [])
  return (
    <>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see the table */}
      <tr
        ref={element}
        role="row"
        tabIndex={-1}
        data-row-key={rowKey}
        data-state={state}
        aria-current={state?.includes('current') || undefined}
        data-open={below ? '' : undefined}
        data-whole={(hasMore && isWhole) || undefined}
      >
        {columns.map((column) => (
          <td
            key={column.key}
            role="cell"
            data-label={column.quietHeader ? undefined : column.header}
            data-phone={column.phone}
            data-number={column.isNumber}
          >
            {column.cell(row, place)}
          </td>
        ))}
        {hasMore && (
          <td role="cell" className={classes.more}>
            <MoreButton isWhole={isWhole} onClick={() => setIsWhole(!isWhole)} />
          </td>
        )}
      </tr>
      {below && (
        <tr role="row" data-below={rowKey} className={classes.below}>
          <td role="cell" colSpan={columns.length + Number(hasMore)}>
            {below(row)}
          </td>
        </tr>
      )}
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see the table */}
    </>
  )
})

function MoreButton({ isWhole, onClick }: { isWhole: boolean; onClick: () => void }) {
  return (
    <ActionIcon size={44} color="gray" aria-label={t('All fields')} aria-expanded={isWhole} onClick={onClick}>
      <IconChevronDown className={classes.sign} size={20} aria-hidden />
    </ActionIcon>
  )
}

/** A row that leaves with the focus in it hands it to the next one, so that anyone who works by keys stays in the list. */
function passFocusOn(row: HTMLTableRowElement | null): void {
  if (!row?.contains(document.activeElement)) return
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>('[data-row-key]') ?? [])]
  const at = rows.indexOf(row)
  const next = rows[at + 1] ?? rows[at - 1]
  queueMicrotask(() => {
    if (document.activeElement === document.body) next?.focus({ preventScroll: true })
  })
}

type SteadyInput<Row> = { rows: readonly Row[]; keyOf: (row: Row) => string; view: string; use: TableUse }
type Held<Row> = { view: string; rows: readonly Row[]; fresh: readonly Row[]; key: string }

function useSteady<Row>({ rows, keyOf, view, use }: SteadyInput<Row>): readonly Row[] {
  const [held, setHeld] = useState<Held<Row>>({ view, rows, fresh: rows, key: '' })
  const inUse = use.moving || use.typedIn !== null
  const key = `${inUse}:${use.typedIn ?? ''}`
  if (held.view === view && held.fresh === rows && held.key === key) return held.rows
  const steady = inUse && held.view === view ? steadyRows({ shown: held.rows, fresh: rows, keyOf }, use.typedIn) : rows
  setHeld({ view, rows: steady, fresh: rows, key })
  return steady
}
