import { BarChart } from '@mantine/charts'
import { t } from '../../../lib/messages/t.ts'
import '@mantine/charts/styles.layer.css'
import { BAR_STYLE, barMotion } from './bar-style.ts'
import type { DayGroup } from './day-groups.ts'

const SERIES = [
  { name: t('New'), color: 'var(--accent)', stackId: 'seen' },
  { name: t('Renewed'), color: 'var(--good)', stackId: 'seen' },
]
const HEIGHT = 300

/** Patients seen as bars over time; loaded with what shows it. The table beside it says the same. */
export function SeenChart({ groups, onPick }: { groups: readonly DayGroup[]; onPick: (group: DayGroup) => void }) {
  return (
    <BarChart
      h={HEIGHT}
      data={[...groups]}
      dataKey="label"
      type="stacked"
      series={SERIES}
      {...BAR_STYLE}
      barProps={(series) => ({
        ...barMotion(SERIES, series),
        cursor: 'pointer',
        onClick: (_bar: unknown, index: number) => {
          const group = groups[index]
          if (group) onPick(group)
        },
      })}
    />
  )
}
