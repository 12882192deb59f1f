import { PAGE_SIZES, type Queue, type Statistic } from '@clinic/contract/queues'
import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { DataTablePager } from '../../../ui/data-table/data-table-pager.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { useServerTime } from '../live/server-clock.tsx'
import { useStatistics } from '../live/use-statistics.ts'
import { filterOf, statisticColumns } from './statistics-columns.tsx'
import classes from './statistics-panel.module.css'

const TITLES = { pcr: t('PCR Statistics'), np: t('NP Statistics') } as const
/** On a phone the list itself comes first: the figures open on demand. */
const WIDE = '(min-width: 680px)'
const NO_ROWS: Statistic[] = []

/** `folded`: closed until someone opens it. */
type Props = { queue: Queue; who: string; folded: boolean; onPick: (who: string) => void }

/** Who holds how many patients and for how long; a name shows that person's patients below (REQ-527, REQ-551). */
export function StatisticsPanel({ queue, who, folded, onPick }: Props) {
  const [asked, setAsked] = useState<boolean | null>(null)
  const open = asked ?? (!folded && window.matchMedia(WIDE).matches)
  const statistics = useStatistics(queue)
  const { rows = NO_ROWS } = statistics.data ?? {}
  const toggle = (
    <Button
      size="compact-sm"
      variant="subtle"
      aria-expanded={open}
      rightSection={<IconChevronDown size={14} className={classes.sign} data-open={open || undefined} aria-hidden />}
      onClick={() => setAsked(!open)}
    >
      {open ? t('Hide') : t('Show')}
    </Button>
  )
  return (
    <Panel title={TITLES[queue]} note={statistics.data && summary(queue, rows)} aside={toggle} flush>
      {statistics.isError && !statistics.data && (
        <LoadFailure title={t('The statistics could not be loaded')} retry={statistics.refetch}>
          {problemSentence(statistics.error)}
        </LoadFailure>
      )}
      {open && statistics.isPending && <TableSkeleton label={t('Loading {queue}', { queue: TITLES[queue] })} />}
      {open && statistics.data && <Rows queue={queue} data={statistics.data} readAt={statistics.dataUpdatedAt} pick={{ who, onPick }} />}
    </Panel>
  )
}

type RowsProps = {
  queue: Queue
  data: { rows: Statistic[]; now: string }
  readAt: number
  pick: Pick<Props, 'who' | 'onPick'>
}

/** People are a page at a time, like in any other list; who waits for no one and who is on hold is below each of the pages. */
function Rows({ queue, data, readAt, pick: { who, onPick } }: RowsProps) {
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
          label={TITLES[queue]}
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
          label={TITLES[queue]}
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

/** The same in one line: how many wait for no one, and how many are on duty. */
function summary(queue: Queue, rows: readonly Statistic[]): string {
  const unassigned = rows.find(({ kind }) => kind === 'unassigned')?.assigned ?? 0
  const onDuty = rows.filter(({ kind, queue_enabled }) => kind === 'person' && queue_enabled).length
  return queue === 'pcr'
    ? t('{unassigned} unassigned, {onDuty, plural, one {# PCR} other {# PCRs}} on duty', { unassigned, onDuty })
    : t('{unassigned} unassigned, {onDuty, plural, one {# NP} other {# NPs}} on duty', { unassigned, onDuty })
}
