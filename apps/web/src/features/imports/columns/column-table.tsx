import type { ImportChoices } from '@clinic/contract/imports'
import { IMPORT_FIELDS } from '@clinic/core/imports/fields'
import { NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import { countText } from '../../../lib/format/lists.ts'
import { columnLabel } from '../state/import-messages.ts'
import classes from './column-table.module.css'

type Props = {
  choices: ImportChoices
  headers: readonly string[]
  rows: readonly (readonly string[])[]
  twice: ReadonlySet<number>
  onColumn: (place: number, field: string | null) => void
}

const SAMPLES = 3
const EXCLUDE = { value: '', label: 'Don’t import' }

/** Every column of the file that holds something: its header, what is in it, and the field that it fills. */
export function ColumnTable({ choices, headers, rows, twice, onColumn }: Props) {
  const { kind, columns } = choices
  const data = useMemo(
    () => [
      EXCLUDE,
      ...IMPORT_FIELDS[kind].map(({ name, label, needed }) => ({ value: name, label: needed === 'always' ? `${label} (needed)` : label })),
    ],
    [kind],
  )
  const places = [...columns.keys()]
  const shown = places.filter((place) => columns[place] || headers[place]?.trim() || samplesOf(rows, place).length > 0)
  const hints = new Map(IMPORT_FIELDS[kind].map(({ name, hint }) => [name, hint]))
  return (
    <div className={classes.columns}>
      <table className={classes.table} aria-label="Columns of the file">
        <thead>
          <tr>
            <th scope="col">Column</th>
            <th scope="col">Sample values</th>
            <th scope="col">Maps to</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((place) => {
            const label = columnLabel(headers, place)
            const field = columns[place] ?? ''
            return (
              <tr key={place} data-left-out={field === '' || undefined}>
                <th scope="row">{label}</th>
                <td>
                  <Samples texts={samplesOf(rows, place)} />
                </td>
                <td>
                  <NativeSelect
                    aria-label={`Field for ${label}`}
                    data={data}
                    value={field}
                    error={twice.has(place) && 'Already mapped to another column'}
                    description={field !== '' && hints.get(field)}
                    inputWrapperOrder={['input', 'error', 'description']}
                    onChange={(event) => onColumn(place, event.currentTarget.value || null)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {shown.length < places.length && <p className={classes.empty}>{countText(places.length - shown.length, 'empty column')} left out.</p>}
    </div>
  )
}

function Samples({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return <span className={classes.none}>nothing</span>
  return (
    <ul className={classes.samples}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** The first few different texts of a column. */
function samplesOf(rows: readonly (readonly string[])[], place: number): string[] {
  return [...new Set(rows.map((row) => row[place]?.trim() ?? ''))].filter(Boolean).slice(0, SAMPLES)
}
