import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import { BAR_STYLE, barMotion } from './bar-style.ts'
import type { DaySeries } from './day-series.ts'

const HEIGHT = 260
type Props = {
  rows: readonly ({ label: string } & Record<string, string | number>)[]
  series: readonly Pick<DaySeries, 'name' | 'color'>[]
  apart: boolean
}

/** Bars over days; loaded with what shows them. The table beside them says the same. */
export function DaysChart({ rows, series, apart }: Props) {
  return (
    <BarChart
      h={HEIGHT}
      data={[...rows]}
      dataKey="label"
      type={apart ? 'default' : 'stacked'}
      series={series.map(({ name, color }) => ({ name, color, ...(!apart && { stackId: 'all' }) }))}
      {...BAR_STYLE}
      barProps={(one) => barMotion(series, one)}
    />
  )
}
