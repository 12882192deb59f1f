import { APPOINTMENT_TYPES } from '@clinic/contract/vocabulary'
import { NativeSelect } from '@mantine/core'
import { useCallback } from 'react'
import { EmptyUnassigned } from './empty-lists.tsx'
import type { QueueSearch } from './queue-search.ts'
import { type ColumnsOf, QueueTable } from './queue-table.tsx'
import type { TableTools } from './table-tools.ts'
import { UNASSIGNED } from './texts.ts'
import classes from './unassigned-table.module.css'

const TYPES = [{ value: '', label: 'All types' }, ...APPOINTMENT_TYPES.map((type) => ({ value: type, label: type }))]

type Props = {
  tools: Omit<TableTools, 'list' | 'today'>
  columnsOf: ColumnsOf
  width: number
  search: QueueSearch
  provinces: readonly string[]
  onChange: (change: Partial<QueueSearch>) => void
  onSize: (size: QueueSearch['size']) => void
}

/** The patients whom nobody has yet, with the appointment-type filter (REQ-431, REQ-488). */
export function UnassignedTable({ tools, columnsOf, width, search, provinces, onChange, onSize }: Props) {
  const handlePage = useCallback((page: number) => onChange({ page }), [onChange])
  return (
    <QueueTable
      title={UNASSIGNED[tools.queue]}
      query={{ list: 'unassigned', search: search.q, type: search.type, page: search.page, size: search.size }}
      tools={tools}
      columnsOf={columnsOf}
      width={width}
      note={(total) => total}
      aside={
        <span className={classes.aside}>
          <span>help first, then longest wait</span>
          <NativeSelect
            size="xs"
            aria-label="Appointment type"
            data={TYPES}
            value={search.type}
            onChange={(event) =>
              onChange({ type: TYPES.find(({ value }) => value === event.currentTarget.value)?.value as QueueSearch['type'] })
            }
          />
        </span>
      }
      empty={<EmptyUnassigned search={search} provinces={provinces} onClear={() => onChange({ q: '', type: '' })} />}
      onPage={handlePage}
      onSize={onSize}
    />
  )
}
