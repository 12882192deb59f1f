import { PAGE_SIZES } from '@clinic/contract/queues'
import { type DrillDown, listDrillDown, type Metrics } from '@clinic/contract/reports'
import { definitionOf } from '@clinic/core/reports/definitions'
import { Drawer } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { useEscapeOnTop } from '../../../lib/is-elsewhere.ts'
import { t } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { DataTablePager } from '../../../ui/data-table/data-table-pager.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import type { Opened } from '../charts/drill-down.ts'
import { daysText } from '../period/ranges.ts'
import classes from './drill-down-drawer.module.css'

/** Numbers that are of now, regardless of the days. */
const OF_NOW = ['waitingPcr', 'waitingNp', 'onHold', 'renewalsDue', 'patients']
const PATIENT_COLUMNS = ['PatientID', t('Patient')]

export type PatientCell = (patientId: string) => ReactNode
type Props = { opened: Opened | null; metrics: Metrics; patientCell: PatientCell; onClose: () => void }

/** What a number counts, in words, and the patients behind it. */
export function DrillDownDrawer({ opened, metrics, patientCell, onClose }: Props) {
  const [last, setLast] = useState(opened)
  if (opened !== null && opened !== last) setLast(opened)
  // Opened a moment after it is there: only so does it know where the focus was, and gives it back.
  const [there, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  const root = useEscapeOnTop(opened !== null, onClose)
  return (
    <Drawer
      ref={root}
      closeOnEscape={false}
      opened={there && opened !== null}
      onClose={onClose}
      position="right"
      size={720}
      title={last && t(definitionOf(last.metric).name)}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {last && <DrillDownContent key={JSON.stringify(last)} opened={last} metrics={metrics} patientCell={patientCell} />}
    </Drawer>
  )
}

function DrillDownContent({ opened, metrics, patientCell }: Omit<Props, 'onClose' | 'opened'> & { opened: Opened }) {
  const { metric, filters = {}, about, days = { from: metrics.startDate, to: metrics.endDate } } = opened
  const [{ page, size }, setShown] = useState<{ page: number; size: (typeof PAGE_SIZES)[number] }>({ page: 1, size: PAGE_SIZES[0] })
  const query = { figure: metric, ...filters, startDate: days.from, endDate: days.to, page, size }
  const drillDown = useQuery({
    queryKey: ['reports', 'behind', query],
    queryFn: ({ signal }) => call(listDrillDown, { query, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={classes.body}>
      <p className={classes.text}>{t(definitionOf(metric).words)}</p>
      <div className={classes.chips}>
        <Chip>{OF_NOW.includes(metric) ? t('Now, {asOf}', { asOf: metrics.asOf }) : daysText(days)}</Chip>
        {about && <Chip tone="accent">{about}</Chip>}
        {drillDown.data && (
          <strong role="status">{t('{total, plural, one {# entry} other {# entries}}', { total: drillDown.data.total })}</strong>
        )}
      </div>
      {drillDown.isPending && <TableSkeleton label={t('Loading the patients')} />}
      {drillDown.isError && !drillDown.data && (
        <LoadFailure title={t('The patients could not be loaded')} retry={drillDown.refetch}>
          {problemSentence(drillDown.error)}
        </LoadFailure>
      )}
      {drillDown.data && <Rows drillDown={drillDown.data} page={page} size={size} patientCell={patientCell} />}
      {drillDown.data && drillDown.data.total > PAGE_SIZES[0] && (
        <DataTablePager
          label={t('Patients')}
          page={page}
          size={size}
          total={drillDown.data.total}
          sizes={PAGE_SIZES}
          onPage={(next) => setShown({ page: next, size })}
          onSize={(next) => setShown({ page: 1, size: PAGE_SIZES.find((one) => one === next) ?? PAGE_SIZES[0] })}
        />
      )}
    </div>
  )
}

type Row = DrillDown['rows'][number] & { key: string }

function Rows({
  drillDown: { columns, rows },
  page,
  size,
  patientCell,
}: {
  drillDown: DrillDown
  page: number
  size: number
  patientCell: PatientCell
}) {
  const shown = useMemo(() => rows.map((row, index): Row => ({ ...row, key: `${row.patient_id} ${index}` })), [rows])
  const cells = useMemo(
    () =>
      columns.map((header, place): Column<Row> => {
        const isPatient = PATIENT_COLUMNS.includes(header)
        return {
          key: header,
          header,
          cell: (row) => (isPatient ? patientCell(row.patient_id) : row.cells[place] || '–'),
          ...(isPatient && { phone: 'heading' as const }),
        }
      }),
    [columns, patientCell],
  )
  if (rows.length === 0) return <EmptyState icon={<IconUsers size={20} aria-hidden />} title={t('No patients')} />
  return <DataTable label={t('Patients')} columns={cells} rows={shown} keyOf={({ key }) => key} view={`${page} ${size}`} needs={560} />
}
