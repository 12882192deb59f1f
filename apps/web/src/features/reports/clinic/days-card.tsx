import type { OverviewDay } from '@clinic/contract/reports'
import { SegmentedControl, Skeleton, Table } from '@mantine/core'
import { lazy, Suspense, useMemo, useState } from 'react'
import { dayText } from '../../../lib/format/dates.ts'
import { numberText } from '../../../lib/format/numbers.ts'
import { t, tPair } from '../../../lib/messages/t.ts'
import classes from '../charts/day-card.module.css'
import type { DaySeries } from '../charts/day-series.ts'
import { CountCard } from './count-card.tsx'

const DaysChart = lazy(() => import('../charts/days-chart.tsx').then((module) => ({ default: module.DaysChart })))

type Props = {
  title: string
  subtitle: string
  place: number
  days: readonly OverviewDay[]
  series: readonly DaySeries[]
  /** Beside each other instead of on each other: they are no parts of one whole. */
  apart?: boolean
}

/** Counts day by day, as bars or as a table. */
export function DaysCard({ title, subtitle, place, days, series, apart = false }: Props) {
  const [view, setView] = useState('chart')
  const rows = useMemo(
    () => days.map((day) => ({ day: day.day, label: dayText(day.day).replace(/ \d{4}$/, ''), ...countsOf(day, series) })),
    [days, series],
  )
  const sums = series.map(({ field, name }) => tPair(name, numberText(days.reduce((sum, day) => sum + day[field], 0))))
  const choice = (
    <SegmentedControl
      size="xs"
      aria-label={t('Show {title} as', { title })}
      data={[
        { value: 'chart', label: t('Chart') },
        { value: 'table', label: t('Table') },
      ]}
      value={view}
      onChange={setView}
    />
  )
  return (
    <CountCard title={title} subtitle={subtitle} place={place} wide aside={choice}>
      {view === 'chart' ? (
        <div role="img" aria-label={t('{title}, in all {sums}. The table says the same.', { title, sums: sums.join(', ') })}>
          <Suspense fallback={<Skeleton height={260} />}>
            <DaysChart rows={rows} series={series} apart={apart} />
          </Suspense>
        </div>
      ) : (
        <DaysTable title={title} days={days} series={series} />
      )}
    </CountCard>
  )
}

function countsOf(day: OverviewDay, series: readonly DaySeries[]): Record<string, number> {
  return Object.fromEntries(series.map(({ field, name }) => [name, day[field]]))
}

function DaysTable({ title, days, series }: Pick<Props, 'title' | 'days' | 'series'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is reached by keys
    <section className={classes.scroll} tabIndex={0} aria-label={t('{title}, as a table', { title })}>
      <Table stickyHeader verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('Day')}</Table.Th>
            {series.map(({ field, name }) => (
              <Table.Th key={field}>{name}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {days.toReversed().map((day) => (
            <Table.Tr key={day.day}>
              <Table.Td>{dayText(day.day)}</Table.Td>
              {series.map(({ field }) => (
                <Table.Td key={field}>{numberText(day[field])}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
