import type { ImportChoices, ImportKind, ImportRow } from '@clinic/contract/imports'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { numberText } from '../../../lib/format/numbers.ts'
import { t, tIn } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import { fieldLabel, OUTCOME_NAMES, OUTCOME_TONES } from '../state/import-messages.ts'
import { valueText } from '../state/value-names.ts'
import { EditCell } from './edit-cell.tsx'
import classes from './row-columns.module.css'
import type { EditRow } from './use-edit-row.ts'

export type RowTools = {
  choices: ImportChoices | null
  headers: readonly string[]
  mayEditRows: boolean
  edit: EditRow
  toggle: (row: ImportRow) => void
  open: ReadonlySet<string>
}

export function rowColumns(tools: RowTools): Column<ImportRow>[] {
  return [
    {
      key: 'row',
      header: t('Row'),
      cell: ({ row_number }) => <strong>{t('Row {row_number}', { row_number: numberText(row_number) })}</strong>,
      width: '8%',
      phone: 'heading',
    },
    { key: 'about', header: t('About'), cell: (row) => <About row={row} choices={tools.choices} />, width: '20%', phone: 'second' },
    {
      key: 'what',
      header: tools.mayEditRows ? tIn('noun', 'Change') : t('What it did'),
      cell: (row) => <What row={row} {...tools} />,
      phone: 'below',
    },
    { key: 'do', header: t('Actions'), quietHeader: true, cell: (row) => <Actions row={row} {...tools} />, width: '22%', phone: 'below' },
  ]
}

const NAME_FIELDS = ['first_name', 'last_name']

function About({ row: { key, outcome, mended, cells }, choices }: { row: ImportRow; choices: ImportChoices | null }) {
  const name = NAME_FIELDS.map((field) => cells[choices?.columns.indexOf(field) ?? -1]?.trim()).filter(Boolean)
  return (
    <div className={classes.about}>
      <span className={classes.key}>{key || '–'}</span>
      <Chip tone={OUTCOME_TONES[outcome]}>{OUTCOME_NAMES[outcome]}</Chip>
      {mended && <Chip>{t('fixed')}</Chip>}
      {name.length > 0 && <span className={classes.name}>{name.join(' ')}</span>}
    </div>
  )
}

type RowProps = RowTools & { row: ImportRow }

function What(props: RowProps) {
  const { row, choices, mayEditRows } = props
  // A cell that is corrected keeps its field, and the focus that is in it.
  const [invalid, setInvalid] = useState<readonly string[]>([])
  const added = row.faults.flatMap(({ field }) => (invalid.includes(field) ? [] : [field]))
  if (added.length > 0) setInvalid([...new Set([...invalid, ...added])])
  if (!choices) return null
  if (row.outcome === 'left_out') return t('None (excluded).')
  return (
    <div className={classes.what}>
      {mayEditRows ? (
        <CorrectedRow {...props} choices={choices} invalid={invalid} />
      ) : (
        <RowErrors row={row} kind={choices.kind} fields={null} />
      )}
      {row.outcome === 'same' && t('None (already up to date).')}
      {row.outcome !== 'refused' && <Changes kind={choices.kind} row={row} />}
    </div>
  )
}

/** Each error with the cell it is about, to be corrected there; those about no cell are as words. */
function CorrectedRow({ row, choices, headers, edit, invalid }: RowProps & { choices: ImportChoices; invalid: readonly string[] }) {
  const placed = invalid.filter((field) => choices.columns.includes(field))
  return (
    <>
      {placed.map((field) => (
        <EditCell
          key={field}
          row={row}
          place={choices.columns.indexOf(field)}
          headers={headers}
          message={row.faults.find((error) => error.field === field)?.message ?? null}
          edit={edit}
        />
      ))}
      <RowErrors row={row} kind={choices.kind} fields={invalid.filter((field) => !placed.includes(field))} />
    </>
  )
}

/** `fields`: those to tell of, all where that is `null`. */
function RowErrors({ row, kind, fields }: { row: ImportRow; kind: ImportKind; fields: readonly string[] | null }) {
  const errors = row.faults.filter(({ field }) => fields === null || fields.includes(field))
  if (errors.length === 0) return null
  return (
    <ul className={classes.errors}>
      {errors.map(({ field, message }) => (
        <li key={`${field} ${message}`}>
          <strong>{t('{field}:', { field: fieldLabel(kind, field) })}</strong> {t(message)}
        </li>
      ))}
    </ul>
  )
}

function Changes({ kind, row: { changes, outcome } }: { kind: ImportKind; row: ImportRow }) {
  if (changes.length === 0) return null
  return (
    <dl className={classes.changes}>
      {changes.map(({ field, from, to }) => (
        <div key={field} className={classes.change}>
          <dt>{fieldLabel(kind, field)}</dt>
          <dd>
            {outcome === 'changed' && (
              <>
                <del>{from ? valueText(kind, field, from) : t('nothing')}</del>
                <span aria-hidden> → </span>
              </>
            )}
            <ins>{to ? valueText(kind, field, to) : t('nothing')}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Actions({ row, mayEditRows, edit, toggle, open }: RowProps) {
  const isOut = row.outcome === 'left_out'
  const isOpen = open.has(String(row.row_number))
  return (
    <div className={classes.actions}>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-expanded={isOpen}
        aria-label={t('All cells of row {row_number}', { row_number: row.row_number })}
        onClick={() => toggle(row)}
      >
        {t('All cells')}
      </Button>
      {mayEditRows && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={
            isOut
              ? t('Include: row {row_number}', { row_number: row.row_number })
              : t('Exclude: row {row_number}', { row_number: row.row_number })
          }
          onClick={() => void edit.exclude(row, !isOut)}
        >
          {isOut ? t('Include') : t('Exclude')}
        </Button>
      )}
    </div>
  )
}
