import { IMPORT_PAGE, type ImportDetail, type ImportOutcome, type ImportRow } from '@clinic/contract/imports'
import { ERROR_TEXTS } from '@clinic/core/imports/error-texts'
import { Alert, Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { useImportRows } from '../state/use-imports.ts'
import { PagesNav } from './pages-nav.tsx'
import { RowCells } from './row-cells.tsx'
import { rowColumns } from './row-columns.tsx'
import { useEditRow } from './use-edit-row.ts'

type Props = { detail: ImportDetail; outcome: ImportOutcome; onColumns: (about: 'days' | 'words') => void }

const EMPTY: Readonly<Record<ImportOutcome, string>> = {
  refused: t('No rows with errors.'),
  new: t('No new records.'),
  changed: t('No row changes anything.'),
  same: t('No unchanged rows.'),
  left_out: t('No excluded rows.'),
}

/** A page of the rows with one outcome. A row that is corrected stays in its place until the page is left. */
export function OutcomeRows({ detail, outcome, onColumns }: Props) {
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const place = useMemo(() => ({ id: detail.id, outcome, page }), [detail.id, outcome, page])
  const rows = useImportRows(place)
  const edit = useEditRow(place)
  const mayEditRows = detail.state === 'checked'
  const { choices, headers } = detail
  const toggle = useCallback(
    (row: ImportRow) =>
      setOpen((before) => {
        const after = new Set(before)
        if (!after.delete(keyOf(row))) after.add(keyOf(row))
        return after
      }),
    [],
  )
  const tools = useMemo(() => ({ choices, headers, mayEditRows, edit, toggle, open }), [choices, headers, mayEditRows, edit, toggle, open])
  const columns = useMemo(() => rowColumns(tools), [tools])
  const below = useCallback((row: ImportRow) => <RowCells row={row} {...tools} />, [tools])
  if (rows.isError)
    return (
      <LoadFailure title={t('The rows could not be loaded')} retry={rows.refetch}>
        {problemSentence(rows.error)}
      </LoadFailure>
    )
  if (!rows.data) return <TableSkeleton label={t('Loading the rows')} columns={4} />
  if (rows.data.rows.length === 0) return <EmptyState icon={<IconListCheck size={20} aria-hidden />} title={EMPTY[outcome]} />
  return (
    <div aria-busy={rows.isPlaceholderData}>
      {mayEditRows && <Hints rows={rows.data.rows} onColumns={onColumns} />}
      <DataTable
        label={t('Rows of the file')}
        columns={columns}
        rows={rows.data.rows}
        keyOf={keyOf}
        stateOf={stateOf}
        view={`${outcome} ${page}`}
        needs={760}
        below={below}
        openKeys={open}
        hold={open.size > 0}
      />
      <PagesNav label={t('rows')} page={page} size={IMPORT_PAGE} total={rows.data.total} onPage={setPage} />
    </div>
  )
}

const keyOf = ({ row_number }: ImportRow) => String(row_number)
const stateOf = ({ outcome }: ImportRow) => (outcome === 'left_out' ? 'quiet' : undefined)

/** Faults that one choice corrects in every row. */
function Hints({ rows, onColumns }: { rows: readonly ImportRow[]; onColumns: Props['onColumns'] }) {
  const has = (...texts: string[]) => rows.some(({ faults }) => faults.some(({ message }) => texts.includes(message)))
  const days = has(ERROR_TEXTS.dayOrder)
  const text = has(ERROR_TEXTS.unknownWord, ERROR_TEXTS.province)
  if (!days && !text) return null
  return (
    <Alert color="accent" title={days ? t('Some dates are ambiguous') : t('Some values aren’t recognized')} mb="md">
      {t('{also}Choose once how to read them; it applies to every row.', {
        also: days && text ? t('Some values aren’t recognized either. ') : '',
      })}{' '}
      <Button size="compact-sm" variant="default" ml={4} onClick={() => onColumns(days ? 'days' : 'words')}>
        {t('Match values')}
      </Button>
    </Alert>
  )
}
