import type { StatusRow } from '@clinic/contract/patients'
import { PAGE_SIZES, type PageQuery } from '@clinic/contract/queues'
import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { DataTablePager } from '../../ui/data-table-pager.tsx'
import { clampPage } from '../../ui/data-table-paging.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import type { QueueSearch } from './queue-search.ts'
import classes from './queue-table.module.css'
import { ServerClock } from './server-clock.tsx'
import type { TableTools } from './table-tools.ts'
import { TEXTS } from './texts.ts'
import { useQueuePage } from './use-queue-page.ts'

export type ColumnsOf = (tools: TableTools) => Column<StatusRow>[]
type Props = {
  title: string
  query: PageQuery
  tools: Omit<TableTools, 'list' | 'today'>
  columnsOf: ColumnsOf
  /** Pixels that the columns need. */
  width: number
  /** Beside the title, once the rows are known. */
  note?: (total: number) => ReactNode
  aside?: ReactNode
  empty: ReactNode
  onPage: (page: number) => void
  onSize: (size: QueueSearch['size']) => void
}
const NO_ROWS: StatusRow[] = []
const keyOf = (row: StatusRow) => row.patient_id
const stateOf = (row: StatusRow) => (row.on_hold_in_queue ? 'quiet' : undefined)

/** One table of a queue screen with everything that can be the case: loading, failed, empty, full. */
export function QueueTable({ title, query, tools, columnsOf, width, note, aside, empty, onPage, onSize }: Props) {
  const page = useQueuePage(tools.queue, query)
  const { total = 0, rows = NO_ROWS, now } = page.data ?? {}
  const today = (now ?? new Date().toISOString()).slice(0, 10)
  const columns = useMemo(() => columnsOf({ ...tools, list: query.list, today }), [columnsOf, tools, query.list, today])

  const nearest = clampPage(query.page, { total, size: query.size })
  const beyond = page.isSuccess && !page.isPlaceholderData && nearest !== query.page
  useEffect(() => {
    if (beyond) onPage(nearest)
  }, [beyond, nearest, onPage])

  return (
    <Panel title={title} note={page.data && note?.(total)} aside={aside} flush>
      {page.isError && (page.data ? <Stale error={page.error} retry={page.refetch} /> : <Failed error={page.error} retry={page.refetch} />)}
      {page.isPending && <TableSkeleton label={`Loading ${title}`} />}
      {page.data && total === 0 && empty}
      {page.data && total > 0 && (
        <div className={classes.rows} data-old={page.isPlaceholderData || undefined} aria-busy={page.isPlaceholderData}>
          <ServerClock now={now} readAt={page.dataUpdatedAt}>
            <DataTable
              label={title}
              columns={columns}
              rows={rows}
              keyOf={keyOf}
              stateOf={stateOf}
              view={JSON.stringify(query)}
              cardsBelow={width}
            />
          </ServerClock>
          <DataTablePager
            label={title}
            page={nearest}
            size={query.size}
            total={total}
            sizes={PAGE_SIZES}
            onPage={onPage}
            onSize={(size) => onSize(size as QueueSearch['size'])}
          />
        </div>
      )}
    </Panel>
  )
}

type FailedProps = { error: Error; retry: () => Promise<unknown> }

function Failed({ error, retry }: FailedProps) {
  return (
    <div role="alert">
      <EmptyState icon={<IconCloudOff size={20} aria-hidden />} title="The list could not be loaded" action={<Retry retry={retry} />}>
        {sentence(error)}
      </EmptyState>
    </div>
  )
}

/** The rows are still there, but may have changed since. */
function Stale({ error, retry }: FailedProps) {
  return (
    <div className={classes.stale} role="alert">
      <span>These rows may be out of date. {sentence(error)}</span> <Retry retry={retry} />
    </div>
  )
}

function Retry({ retry }: { retry: () => Promise<unknown> }) {
  return (
    <Button size="xs" variant="default" onClick={() => void retry()}>
      Retry
    </Button>
  )
}

function sentence(error: Error): string {
  return error.message === TEXTS.notAList ? TEXTS.notAList : problemSentence(error)
}
