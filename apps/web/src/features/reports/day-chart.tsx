import { BarChart } from '@mantine/charts'
import '@mantine/charts/styles.layer.css'
import { numberText } from '../../lib/format/numbers.ts'
import { CHART_CARD, wantsStillness } from '../../ui/motion.ts'
import type { DayGroup } from './day-groups.ts'

const SERIES = [
  { name: 'New', color: 'var(--accent)', stackId: 'seen' },
  { name: 'Renewed', color: 'var(--good)', stackId: 'seen' },
]
const HEIGHT = 300

/** Patients seen as bars over time; loaded with what shows it. The table beside it says the same. */
export function DayChart({ groups, onPick }: { groups: readonly DayGroup[]; onPick: (group: DayGroup) => void }) {
  const still = wantsStillness()
  return (
    <BarChart
      h={HEIGHT}
      data={[...groups]}
      dataKey="label"
      type="stacked"
      series={SERIES}
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
      barProps={(series) => ({
        isAnimationActive: !still,
        animationDuration: CHART_CARD.duration,
        animationBegin: CHART_CARD.step * SERIES.findIndex(({ name }) => name === series.name),
        cursor: 'pointer',
        onClick: (_bar: unknown, index: number) => {
          const group = groups[index]
          if (group) onPick(group)
        },
      })}
    />
  )
}
