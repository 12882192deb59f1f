import { memo, type ReactNode, useState } from 'react'
import classes from './data-table.module.css'
import { TableLayoutContext, useTableLayout } from './data-table-layout.ts'
import { steadyRows } from './data-table-steady.ts'

export type Column<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** CSS width at full size; the rest share what is left. */
  width?: string
  /** Instead of it where there is a little less room. */
  tightWidth?: string
  /** On a card: its heading, its upper right corner, a wide field, its last line; a plain labelled field otherwise. */
  card?: 'heading' | 'corner' | 'wide' | 'foot'
  /** The header is read out but not shown. */
  quietHeader?: boolean
}
const CARDS_BELOW = 680

type Props<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Lets styles and keys know of a row's state. */
  stateOf?: (row: Row) => string | undefined
  /** Another page or filter: rows are not held in place across it. */
  view: string
  /** Pixels that the columns need; with less, rows become cards. */
  cardsBelow?: number
}

/** Rows in a table, or as cards where it is narrow. While pointed at or typed in, rows keep their places. */
export function DataTable<Row>({ label, columns, rows, keyOf, stateOf, view, cardsBelow = CARDS_BELOW }: Props<Row>) {
  const [place, layout] = useTableLayout(cardsBelow)
  const [use, setUse] = useState<Use>({ pointed: false, typedIn: null })
  const shown = useSteady({ rows, keyOf, view, use })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches where the pointer and the caret are
    <div
      ref={place}
      className={classes.place}
      data-cards={layout === 'cards' || layout === 'narrow' || undefined}
      data-layout={layout}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setUse((now) => ({ ...now, pointed: true }))}
      onPointerLeave={() => setUse((now) => ({ ...now, pointed: false }))}
      onFocus={(event) => setUse((now) => ({ ...now, typedIn: typedRow(event.target) }))}
      onBlur={() => setUse((now) => ({ ...now, typedIn: null }))}
    >
      {/* biome-ignore-start lint/a11y/noRedundantRoles: a table laid out as cards loses its roles without them */}
      <table className={classes.table} aria-label={label} role="table">
        <colgroup>
          {columns.map((column) => (
            <col key={column.key} style={{ width: (layout === 'tight' && column.tightWidth) || column.width }} />
          ))}
        </colgroup>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} scope="col" role="columnheader">
                <span className={column.quietHeader ? classes.quiet : undefined}>{column.header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <TableLayoutContext value={layout}>
            {shown.map((row) => (
              <DataRow
                key={keyOf(row)}
                row={row}
                rowKey={keyOf(row)}
                columns={columns as readonly Column<unknown>[]}
                state={stateOf?.(row)}
              />
            ))}
          </TableLayoutContext>
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  )
}

type RowProps = { row: unknown; rowKey: string; columns: readonly Column<unknown>[]; state: string | undefined }

/** Memoised: a row whose data did not change is left alone, caret included. */
const DataRow = memo(function DataRow({ row, rowKey, columns, state }: RowProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see the table
    <tr role="row" tabIndex={-1} data-row-key={rowKey} data-state={state}>
      {columns.map((column) => (
        // biome-ignore lint/a11y/noRedundantRoles: see the table
        <td key={column.key} role="cell" data-label={column.quietHeader ? undefined : column.header} data-card={column.card}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
})

type Use = { pointed: boolean; typedIn: string | null }
type SteadyInput<Row> = { rows: readonly Row[]; keyOf: (row: Row) => string; view: string; use: Use }
type Held<Row> = { view: string; rows: readonly Row[]; fresh: readonly Row[]; key: string }

function useSteady<Row>({ rows, keyOf, view, use }: SteadyInput<Row>): readonly Row[] {
  const [held, setHeld] = useState<Held<Row>>({ view, rows, fresh: rows, key: '' })
  const inUse = use.pointed || use.typedIn !== null
  const key = `${inUse}:${use.typedIn ?? ''}`
  if (held.view === view && held.fresh === rows && held.key === key) return held.rows
  const steady = inUse && held.view === view ? steadyRows({ shown: held.rows, fresh: rows, keyOf }, use.typedIn) : rows
  setHeld({ view, rows: steady, fresh: rows, key })
  return steady
}

function typedRow(target: EventTarget): string | null {
  if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return null
  return target.closest<HTMLElement>('[data-row-key]')?.dataset.rowKey ?? null
}
