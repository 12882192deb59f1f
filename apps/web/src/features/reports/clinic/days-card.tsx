import type { OverviewDay } from '@clinic/contract/reports'
import { SegmentedControl, Skeleton, Table } from '@mantine/core'
import { lazy, Suspense, useMemo, useState } from 'react'
import { dayText } from '../../../lib/format/dates.ts'
import { numberText } from '../../../lib/format/numbers.ts'
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
  const sums = series.map(({ field, name }) => `${name}: ${numberText(days.reduce((sum, day) => sum + day[field], 0))}`)
  const choice = (
    <SegmentedControl
      size="xs"
      aria-label={`Show ${title} as`}
      data={[
        { value: 'chart', label: 'Chart' },
        { value: 'table', label: 'Table' },
      ]}
      value={view}
      onChange={setView}
    />
  )
  return (
    <CountCard title={title} subtitle={subtitle} place={place} wide aside={choice}>
      {view === 'chart' ? (
        <div role="img" aria-label={`${title}, in all ${sums.join(', ')}. The table says the same.`}>
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
    <section className={classes.scroll} tabIndex={0} aria-label={`${title}, as a table`}>
      <Table stickyHeader verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Day</Table.Th>
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
