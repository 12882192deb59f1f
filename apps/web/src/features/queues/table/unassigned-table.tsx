import { APPOINTMENT_TYPES } from '@clinic/contract/vocabulary'
import { NativeSelect } from '@mantine/core'
import { useCallback } from 'react'
import { QUEUE_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import { DueFilter } from '../search/due-filter.tsx'
import { type QueueSearch, unassignedQuery } from '../search/queue-search.ts'
import { EmptyUnassigned } from './empty-lists.tsx'
import { type ColumnsOf, QueueTable, type ScreenTools } from './queue-table.tsx'
import classes from './unassigned-table.module.css'

const TYPES = [{ value: '', label: t('All types') }, ...APPOINTMENT_TYPES.map((type) => ({ value: type, label: t(type) }))]
/** The heading differs by queue (REQ-430, REQ-487). */
const TITLES = { pcr: QUEUE_TEXTS.unassignedPcr, np: QUEUE_TEXTS.unassignedNp } as const
/** In words what the order is, because an order that no one can see is not trusted (C-6). */
const ORDERS = {
  pcr: { fair: t('Order: urgent first, then due calls, help, oldest'), due: t('Sort: closest to wait limit') },
  np: { fair: t('Order: urgent first, then help, then oldest'), due: t('Sort: closest to wait limit') },
} as const

type Props = {
  tools: ScreenTools
  columnsOf: ColumnsOf
  current: string | null
  search: QueueSearch
  provinces: readonly string[]
  onChange: (change: Partial<QueueSearch>) => void
  onSize: (size: QueueSearch['size']) => void
}

/** The patients whom no one has yet, with the appointment-type filter (REQ-431, REQ-488). */
export function UnassignedTable({ search, provinces, onChange, ...table }: Props) {
  const handlePage = useCallback((page: number) => onChange({ page }), [onChange])
  return (
    <QueueTable
      title={TITLES[table.tools.queue]}
      query={unassignedQuery(search)}
      {...table}
      note={(total) => <span className={classes.total}>{total}</span>}
      aside={
        <span className={classes.aside}>
          <span className={classes.order} data-hint title={ORDERS[table.tools.queue][search.order]}>
            {ORDERS[table.tools.queue][search.order]}
          </span>
          <DueFilter which="late" queue={table.tools.queue} search={search} onChange={onChange} />
          <DueFilter which="near" queue={table.tools.queue} search={search} onChange={onChange} />
          <NativeSelect
            size="xs"
            aria-label={t('Appointment type')}
            data={TYPES}
            value={search.type}
            onChange={(event) =>
              onChange({ type: TYPES.find(({ value }) => value === event.currentTarget.value)?.value as QueueSearch['type'] })
            }
          />
        </span>
      }
      empty={
        <EmptyUnassigned search={search} provinces={provinces} onClear={() => onChange({ q: '', type: '', due: '', order: 'fair' })} />
      }
      onPage={handlePage}
    />
  )
}
