import type { ImportChoices } from '@clinic/contract/imports'
import { IMPORT_FIELDS } from '@clinic/core/imports/fields'
import { NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import { t } from '../../../lib/messages/t.ts'
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
const EXCLUDE = { value: '', label: t('Don’t import') }

/** Every column of the file that holds something: its header, what is in it, and the field that it fills. */
export function ColumnTable({ choices, headers, rows, twice, onColumn }: Props) {
  const { kind, columns } = choices
  const data = useMemo(
    () => [
      EXCLUDE,
      ...IMPORT_FIELDS[kind].map(({ name, label, needed }) => ({
        value: name,
        label: needed === 'always' ? t('{label} (needed)', { label: t(label) }) : t(label),
      })),
    ],
    [kind],
  )
  const places = [...columns.keys()]
  const shown = places.filter((place) => columns[place] || headers[place]?.trim() || samplesOf(rows, place).length > 0)
  const hints = new Map(IMPORT_FIELDS[kind].map(({ name, hint }) => [name, hint]))
  return (
    <div className={classes.columns}>
      <table className={classes.table} aria-label={t('Columns of the file')}>
        <thead>
          <tr>
            <th scope="col">{t('Column')}</th>
            <th scope="col">{t('Sample values')}</th>
            <th scope="col">{t('Maps to')}</th>
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
                    aria-label={t('Field for {label}', { label })}
                    data={data}
                    value={field}
                    error={twice.has(place) && t('Already mapped to another column')}
                    description={field !== '' && t(hints.get(field) ?? '')}
                    inputWrapperOrder={['input', 'error', 'description']}
                    onChange={(event) => onColumn(place, event.currentTarget.value || null)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {shown.length < places.length && (
        <p className={classes.empty}>
          {t('{places, plural, one {# empty column} other {# empty columns}} ignored.', { places: places.length - shown.length })}
        </p>
      )}
    </div>
  )
}

function Samples({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return <span className={classes.none}>{t('nothing')}</span>
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
