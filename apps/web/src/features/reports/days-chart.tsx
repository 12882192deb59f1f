import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import { numberText } from '../../lib/format/numbers.ts'
import { CHART_CARD, wantsStillness } from '../../ui/motion.ts'
import type { DaySeries } from './day-series.ts'

const HEIGHT = 260
type Props = { rows: readonly ({ label: string } & Record<string, string | number>)[]; series: readonly DaySeries[]; apart: boolean }

/** Bars over days; loaded with what shows them. The table beside them says the same. */
export function DaysChart({ rows, series, apart }: Props) {
  const still = wantsStillness()
  return (
    <BarChart
      h={HEIGHT}
      data={[...rows]}
      dataKey="label"
      type={apart ? 'default' : 'stacked'}
      series={series.map(({ name, color }) => ({ name, color, ...(!apart && { stackId: 'all' }) }))}
      withLegend
      legendProps={{ verticalAlign: 'bottom' }}
      tickLine="none"
      valueFormatter={(value) => numberText(value)}
      yAxisProps={{ allowDecimals: false, width: 36 }}
      xAxisProps={{ minTickGap: 16 }}
      textColor="var(--ink-soft)"
      gridColor="var(--line)"
      cursorFill="var(--accent-soft)"
      maxBarWidth={48}
      accessibilityLayer={false}
      barProps={(one) => ({
        isAnimationActive: !still,
        animationDuration: CHART_CARD.duration,
        animationBegin: CHART_CARD.step * series.findIndex(({ name }) => name === one.name),
      })}
    />
  )
}
