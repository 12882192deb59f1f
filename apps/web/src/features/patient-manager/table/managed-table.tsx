import { MANAGED_SIZES, type ManagedPage, PATIENT_SORTS, type PatientSort } from '@clinic/contract/patient-manager'
import type { StatusRow } from '@clinic/contract/patients'
import { ActionIcon, Button, Loader, NativeSelect } from '@mantine/core'
import { IconSearch, IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { DataTablePager } from '../../../ui/data-table/data-table-pager.tsx'
import { clampPage } from '../../../ui/data-table/data-table-paging.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { hasFilters, NO_FILTERS, type PatientManagerSearch } from '../filters/patient-manager-search.ts'
import classes from './managed-table.module.css'
import { patientManagerColumns } from './patient-manager-columns.tsx'
import type { PatientManagerParts, PatientManagerTools } from './patient-manager-tools.ts'
import { managerTitle } from './status-texts.ts'

/** Pixels that the columns need. */
const WIDTH = 1120
const ORDERS: Readonly<Record<PatientSort, string>> = {
  name: t('Last name'),
  patient_id: t('Patient ID'),
  eligibility: t('Eligibility'),
  questionnaire: t('Questionnaire'),
  renewal: t('Renewal date'),
}

type Props = {
  page: UseQueryResult<ManagedPage>
  search: PatientManagerSearch
  pcrName: string | null
  /** Who is open beside the list. */
  current: string | null
  tools: PatientManagerTools
  parts: PatientManagerParts
  onChange: (change: Partial<PatientManagerSearch>) => void
}

/** The list itself: title with count, order, rows, pages (REQ-584, REQ-591 to REQ-598). */
export function ManagedTable({ page, search, pcrName, current, tools, parts, onChange }: Props) {
  const total = page.data?.total ?? null
  const paging = { size: search.size, total: total ?? 0 }
  const nearest = page.isPlaceholderData ? search.page : clampPage(search.page, paging)
  return (
    <Panel
      title={managerTitle({ pcr: pcrName, total })}
      note={page.isFetching && <Loader size={14} role="status" aria-label={t('Loading patients')} />}
      aside={<OrderSelect search={search} onChange={onChange} />}
      flush
    >
      {page.isError && <Failed error={page.error} stale={page.data !== undefined} retry={page.refetch} />}
      {page.data && total === 0 && <NoPatients search={search} onClear={() => onChange({ ...NO_FILTERS, q: '' })} />}
      {page.data && total !== 0 && (
        <div className={classes.rows} data-old={page.isPlaceholderData || undefined} aria-busy={page.isPlaceholderData}>
          {page.data.rows.length === 0 ? (
            <EmptyState
              title={t('Page {page} doesn’t exist', { page: search.page })}
              action={<Button onClick={() => onChange({ page: nearest })}>{t('Go to the last page')}</Button>}
            />
          ) : (
            <Rows data={page.data} {...{ search, current, tools, parts, onChange }} />
          )}
          <DataTablePager
            label={t('Patients')}
            page={nearest}
            {...paging}
            sizes={MANAGED_SIZES}
            onPage={(next) => onChange({ page: next })}
            onSize={(size) => onChange({ size: size as PatientManagerSearch['size'] })}
          />
        </div>
      )}
    </Panel>
  )
}

type RowsProps = Pick<Props, 'search' | 'current' | 'tools' | 'parts' | 'onChange'> & { data: ManagedPage }

function Rows({ data, search, current, tools, parts, onChange }: RowsProps) {
  const { sort, direction } = search
  const isBeside = current !== null
  const columns = useMemo(
    () => patientManagerColumns({ tools, parts, now: data.now, order: { sort, direction, onOrder: onChange } }),
    [tools, parts, data.now, sort, direction, onChange],
  )
  const stateOf = (row: StatusRow) => [!row.patient_active && 'quiet', row.patient_id === current && 'current'].filter(Boolean).join(' ')
  return (
    <DataTable
      label={t('Patients')}
      columns={columns}
      rows={data.rows}
      keyOf={keyOf}
      stateOf={stateOf}
      view={JSON.stringify(search)}
      needs={isBeside ? 0 : WIDTH}
    />
  )
}

const keyOf = (row: StatusRow) => row.patient_id

function OrderSelect({ search, onChange }: Pick<Props, 'search' | 'onChange'>) {
  const ascending = search.direction === 'asc'
  return (
    <span className={classes.order}>
      <NativeSelect
        size="xs"
        aria-label={t('Order by')}
        data={PATIENT_SORTS.map((value) => ({ value, label: t('Order: {value}', { value: ORDERS[value] }) }))}
        value={search.sort}
        onChange={(event) =>
          onChange({ sort: PATIENT_SORTS.find((sort) => sort === event.currentTarget.value) ?? 'name', direction: 'asc' })
        }
      />
      <ActionIcon
        size="md"
        variant="default"
        aria-label={ascending ? t('Sort descending') : t('Sort ascending')}
        onClick={() => onChange({ direction: ascending ? 'desc' : 'asc' })}
      >
        {ascending ? <IconSortAscending size={16} aria-hidden /> : <IconSortDescending size={16} aria-hidden />}
      </ActionIcon>
    </span>
  )
}

function NoPatients({ search, onClear }: { search: PatientManagerSearch; onClear: () => void }) {
  const narrowed = search.q !== '' || hasFilters(search)
  const action = narrowed && (
    <Button variant="default" onClick={onClear}>
      {t('Show all patients')}
    </Button>
  )
  return (
    <EmptyState
      icon={<IconSearch size={20} aria-hidden />}
      title={narrowed ? t('No patient matches') : t('There are no patients yet')}
      action={action}
    >
      {narrowed
        ? t('With one or two letters, we search the start of names and IDs.')
        : t('Patients appear here from the chat or an import.')}
    </EmptyState>
  )
}

function Failed({ error, stale, retry }: { error: Error; stale: boolean; retry: () => Promise<unknown> }) {
  const again = (
    <Button size="xs" variant="default" onClick={() => void retry()}>
      {t('Try again')}
    </Button>
  )
  if (stale) {
    return (
      <div className={classes.stale} role="alert">
        <span>{t('These rows may be out of date. {error}', { error: problemSentence(error) })}</span> {again}
      </div>
    )
  }
  return (
    <LoadFailure title={t('The list could not be loaded')} retry={retry}>
      {problemSentence(error)}
    </LoadFailure>
  )
}
