import { PAGE_SIZES } from '@clinic/contract/queues'
import type { Metrics, Statistic } from '@clinic/contract/reports'
import { definitionOf } from '@clinic/core/reports/definitions'
import { UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconUsers } from '@tabler/icons-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { numberText } from '../../../lib/format/numbers.ts'
import { t, tPair } from '../../../lib/messages/t.ts'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { Open } from '../charts/drill-down.ts'
import { nextOrder, type Order, type SortBy, sortStatistics } from './sort-statistics.ts'
import classes from './statistics-table.module.css'

/** Few clinics have more people than a page. */
const DataTablePager = lazy(() =>
  import('../../../ui/data-table/data-table-pager.tsx').then((module) => ({ default: module.DataTablePager })),
)

/** REQ-658, in its order. */
const LISTS = [
  'newPatients',
  'markedIneligible',
  'renewPatients',
  'unfinishedQuestionnaire',
  'renewalMissed',
  'patientsSeen',
  'optInForCall',
] as const satisfies readonly SortBy[]
const TITLE = t('User Statistics')

/** Who did how much, with the sum of everyone (REQ-658, REQ-670). */
export function StatisticsTable({ metrics: { people, totals }, onOpen }: { metrics: Metrics; onOpen: Open }) {
  const [order, setOrder] = useState<Order>(null)
  const [{ page, size }, setShown] = useState<{ page: number; size: number }>({ page: 1, size: PAGE_SIZES[0] })
  const columns = useMemo(() => columnsOf({ order, onOrder: setOrder, onOpen }), [order, onOpen])
  const rows = useMemo(() => {
    const sorted = sortStatistics(people, order).slice((page - 1) * size, page * size)
    return [...sorted.map((row) => ({ ...row, key: String(row.user_id ?? 0) })), { ...totals, user_id: null, user: t('Total'), key: TOTAL }]
  }, [people, totals, order, page, size])
  return (
    <Panel title={TITLE} note={t('{people, plural, one {# person} other {# people}}', { people: people.length })} flush>
      {people.length === 0 ? (
        <EmptyState icon={<IconUsers size={20} aria-hidden />} title={t('No activity in this period')}>
          {t('No appointments or other reported activity. Choose a different date range above.')}
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is reached by keys
        <section className={classes.scroll} tabIndex={0} aria-label={t('{TITLE}, by person', { TITLE })}>
          <div className={classes.table}>
            <DataTable
              label={TITLE}
              columns={columns}
              rows={rows}
              keyOf={keyOf}
              stateOf={stateOf}
              view={`${page} ${size} ${order?.by} ${order?.direction}`}
              needs={0}
            />
          </div>
        </section>
      )}
      {people.length > PAGE_SIZES[0] && (
        <Suspense>
          <DataTablePager
            label={TITLE}
            page={page}
            size={size}
            total={people.length}
            sizes={PAGE_SIZES}
            onPage={(next) => setShown({ page: next, size })}
            onSize={(next) => setShown({ page: 1, size: next })}
          />
        </Suspense>
      )}
    </Panel>
  )
}

const TOTAL = 'total'
type Row = Statistic & { key: string }
const keyOf = ({ key }: Row) => key
const stateOf = ({ key }: Row) => (key === TOTAL ? TOTAL : undefined)

type Tools = { order: Order; onOrder: (order: Order) => void; onOpen: Open }

function columnsOf({ order, onOrder, onOpen }: Tools): Column<Row>[] {
  const head = (by: SortBy, label: string) => (
    <Head label={label} direction={order?.by === by ? order.direction : null} onSort={() => onOrder(nextOrder(order, by))} />
  )
  return [
    {
      key: 'user',
      header: t('User Name'),
      head: head('user', t('User Name')),
      cell: ({ user }) => <span className={classes.name}>{t(user)}</span>,
      width: '22%',
      phone: 'heading',
    },
    ...LISTS.map((list): Column<Row> => {
      const name = t(definitionOf(list).name)
      return { key: list, header: name, head: head(list, name), cell: (row) => <Count row={row} list={list} onOpen={onOpen} /> }
    }),
  ]
}

function Count({ row, list, onOpen }: { row: Row; list: (typeof LISTS)[number]; onOpen: Open }) {
  const count = row[list]
  if (count === 0) return <span className={classes.none}>0</span>
  const whose = row.key === TOTAL ? {} : { filters: { user: row.user_id ?? 0 }, about: row.user }
  return (
    <UnstyledButton
      className={classes.number}
      aria-haspopup="dialog"
      aria-label={tPair(`${row.user}, ${t(definitionOf(list).name)}`, numberText(count))}
      onClick={() => onOpen({ metric: list, ...whose })}
    >
      {numberText(count)}
    </UnstyledButton>
  )
}

function Head({ label, direction, onSort }: { label: string; direction: 'asc' | 'desc' | null; onSort: () => void }) {
  const Arrow = direction === 'asc' ? IconArrowUp : IconArrowDown
  const sorted = direction === null ? '' : direction === 'asc' ? t(', sorted ascending') : t(', sorted descending')
  return (
    <UnstyledButton
      className={classes.head}
      data-sorted={direction ?? undefined}
      aria-label={t('Sort by {label}{sorted}', { label, sorted })}
      onClick={onSort}
    >
      {label}
      {direction && <Arrow size={13} aria-hidden />}
    </UnstyledButton>
  )
}
