import type { StatusRow } from '@clinic/contract/patients'
import { PAGE_SIZES, type PageQuery } from '@clinic/contract/queues'
import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { DataTablePager } from '../../../ui/data-table/data-table-pager.tsx'
import { clampPage } from '../../../ui/data-table/data-table-paging.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { useServerTime } from '../live/server-clock.tsx'
import { useQueuePage } from '../live/use-queue-page.ts'
import { createRowSelection, type RowSelection } from '../row/row-selection.ts'
import { useChosen } from '../row/use-row-selection.ts'
import type { QueueSearch } from '../search/queue-search.ts'
import { useThresholds } from '../wait-times/use-thresholds.ts'
import { ThresholdsContext } from '../wait-times/wait-thresholds.ts'
import classes from './queue-table.module.css'
import type { TableTools } from './table-tools.ts'

export type ColumnsOf = (tools: TableTools) => Column<StatusRow>[]
export type ScreenTools = Omit<TableTools, 'list' | 'today' | 'lead'>
type Props = {
  title: string
  query: PageQuery
  tools: ScreenTools
  columnsOf: ColumnsOf
  /** The patient who is open beside the list. */
  current?: string | null
  /** Beside the title, once the rows are known. */
  note?: (total: number) => ReactNode
  aside?: ReactNode
  empty: ReactNode
  onPage: (page: number) => void
  onSize: (size: QueueSearch['size']) => void
}
const NO_ROWS: StatusRow[] = []
const keyOf = (row: StatusRow) => row.patient_id

/** One table of a queue screen with everything that can be the case: loading, failed, empty, full. */
export function QueueTable({ title, query, tools, columnsOf, current = null, note, aside, empty, onPage, onSize }: Props) {
  const page = useQueuePage(tools.queue, query)
  const { total = 0, now } = page.data ?? {}
  useServerTime(now, page.dataUpdatedAt)

  const nearest = clampPage(query.page, { total, size: query.size })
  const beyond = page.isSuccess && !page.isPlaceholderData && nearest !== query.page
  useEffect(() => {
    if (beyond) onPage(nearest)
  }, [beyond, nearest, onPage])

  return (
    <Panel title={title} note={page.data && note?.(total)} aside={aside} flush>
      {page.isError && (page.data ? <Stale error={page.error} retry={page.refetch} /> : <Failed error={page.error} retry={page.refetch} />)}
      {page.isPending && <TableSkeleton label={t('Loading {title}', { title })} />}
      {page.data && total === 0 && empty}
      {page.data && total > 0 && (
        <div
          className={classes.rows}
          data-list={query.list}
          data-old={page.isPlaceholderData || undefined}
          aria-busy={page.isPlaceholderData}
        >
          <Rows title={title} query={query} rows={page.data.rows} now={page.data.now} {...{ tools, columnsOf, current }} />
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

type RowsProps = Pick<Props, 'title' | 'query' | 'tools' | 'columnsOf' | 'current'> & {
  rows: StatusRow[]
  now: string
}

function Rows({ title, query, tools, columnsOf, current, rows = NO_ROWS, now }: RowsProps) {
  const { list } = query
  const [ownSelection] = useState(createRowSelection)
  const selection = tools.selection ?? ownSelection
  const choosable = tools.selection !== undefined
  const today = now.slice(0, 10)
  const chosen = useChosen(selection)
  const shown = useRef<string[]>([])
  const view = JSON.stringify(query)
  useSelectionOf({ selection, query, rows, shown })

  const columns = useMemo(() => {
    const lead = { list, selection, choosable, visibleIds: () => shown.current }
    return columnsOf({ ...tools, list, today, lead })
  }, [columnsOf, tools, list, today, selection, choosable])
  const stateOf = (row: StatusRow) =>
    [
      row.urgent_reason !== '' && 'urgent',
      (tools.queue === 'np' ? row.on_hold_in_queue : Boolean(row.pcr_hold_until)) && 'quiet',
      row.patient_id === current && 'current',
      chosen.list === list && chosen.ids.has(row.patient_id) && 'selected',
    ]
      .filter(Boolean)
      .join(' ')
  return (
    <ThresholdsContext value={useThresholds()}>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        stateOf={stateOf}
        view={view}
        needs={0}
        hold={chosen.list === list}
        firstPlace={(query.page - 1) * query.size + 1}
      />
    </ThresholdsContext>
  )
}

type Marked = { selection: RowSelection; query: PageQuery; rows: readonly StatusRow[]; shown: { current: string[] } }

/** Keeps what is chosen to what is on the page; another page, filter or search starts with nothing chosen. */
function useSelectionOf({ selection, query, rows, shown }: Marked): void {
  const view = JSON.stringify(query)
  const last = useRef(view)
  useEffect(() => {
    shown.current = rows.map(keyOf)
    if (last.current !== view && selection.chosen().list === query.list) selection.clear()
    last.current = view
    selection.retain(query.list, shown.current)
  }, [selection, query.list, rows, shown, view])
}

type FailedProps = { error: Error; retry: () => Promise<unknown> }

function Failed({ error, retry }: FailedProps) {
  return (
    <LoadFailure title={t('The list could not be loaded')} retry={retry}>
      {problemSentence(error)}
    </LoadFailure>
  )
}

/** The rows are still there, but may have changed since. */
function Stale({ error, retry }: FailedProps) {
  return (
    <div className={classes.stale} role="alert">
      <span>{t('These rows may be out of date. {error}', { error: problemSentence(error) })}</span> <Retry retry={retry} />
    </div>
  )
}

function Retry({ retry }: { retry: () => Promise<unknown> }) {
  return (
    <Button size="xs" variant="default" onClick={() => void retry()}>
      {t('Try again')}
    </Button>
  )
}
