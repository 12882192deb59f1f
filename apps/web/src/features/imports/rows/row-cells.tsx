import type { ImportRow } from '@clinic/contract/imports'
import { columnLabel } from '../state/import-messages.ts'
import { EditCell } from './edit-cell.tsx'
import classes from './row-cells.module.css'
import type { RowTools } from './row-columns.tsx'

/** Every cell of a row, whether it fills a field or not. */
export function RowCells({ row, choices, headers, mayEditRows, edit }: RowTools & { row: ImportRow }) {
  const places = Array.from({ length: Math.max(headers.length, row.cells.length) }, (_, place) => place).filter(
    (place) => headers[place]?.trim() || row.cells[place] || choices?.columns[place],
  )
  const messageOf = (place: number) => {
    const field = choices?.columns[place]
    return (field && row.faults.find((error) => error.field === field)?.message) || null
  }
  if (mayEditRows && row.outcome !== 'left_out')
    return (
      <div className={classes.cells}>
        {places.map((place) => (
          <EditCell key={place} row={row} place={place} headers={headers} message={messageOf(place)} edit={edit} />
        ))}
      </div>
    )
  return (
    <dl className={classes.cells}>
      {places.map((place) => (
        <div key={place} className={classes.cell}>
          <dt>{columnLabel(headers, place)}</dt>
          <dd>{row.cells[place] || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
