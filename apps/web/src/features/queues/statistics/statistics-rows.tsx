import { PAGE_SIZES, type Queue, type Statistic } from '@clinic/contract/queues'
import { useMemo, useState } from 'react'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { DataTablePager } from '../../../ui/data-table/data-table-pager.tsx'
import { useServerTime } from '../live/server-clock.tsx'
import { filterOf, statisticColumns } from './statistics-columns.tsx'
import classes from './statistics-panel.module.css'

type Props = {
  queue: Queue
  label: string
  data: { rows: Statistic[]; now: string }
  readAt: number
  pick: { who: string; onPick: (who: string) => void }
}

/** People are a page at a time, like in any other list; who waits for no one and who is on hold is below each of the pages. */
export function StatisticsRows({ queue, label, data, readAt, pick: { who, onPick } }: Props) {
  const { rows, now } = data
  const [{ page, size }, setShown] = useState<{ page: number; size: number }>({ page: 1, size: PAGE_SIZES[0] })
  const people = rows.filter(({ kind }) => kind === 'person')
  const others = rows.filter(({ kind }) => kind !== 'person')
  const columns = useMemo(() => statisticColumns(queue, { who, onPick, now }), [queue, who, onPick, now])
  useServerTime(now, readAt)
  return (
    <>
      <div className={classes.rows}>
        <DataTable
          label={label}
          columns={columns}
          rows={[...people.slice((page - 1) * size, page * size), ...others]}
          keyOf={filterOf}
          stateOf={(row) =>
            [!row.queue_enabled && row.kind === 'person' && 'quiet', filterOf(row) === who && 'selected'].filter(Boolean).join(' ')
          }
          view={`${page}`}
          needs={0}
        />
      </div>
      {people.length > PAGE_SIZES[0] && (
        <DataTablePager
          label={label}
          page={page}
          size={size}
          total={people.length}
          sizes={PAGE_SIZES}
          onPage={(next) => setShown({ page: next, size })}
          onSize={(next) => setShown({ page: 1, size: next })}
        />
      )}
    </>
  )
}
