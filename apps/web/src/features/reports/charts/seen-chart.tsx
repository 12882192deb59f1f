import { BarChart } from '@mantine/charts'
import { t } from '../../../lib/messages/t.ts'
import '@mantine/charts/styles.layer.css'
import { BAR_STYLE, barMotion } from './bar-style.ts'
import type { DayGroup } from './day-groups.ts'

/** `name`: the count in the data; what people read is its label. */
const SERIES: { name: keyof DayGroup; label: string; color: string; stackId: string }[] = [
  { name: 'New', label: t('New'), color: 'var(--accent)', stackId: 'seen' },
  { name: 'Renewed', label: t('Renewed'), color: 'var(--good)', stackId: 'seen' },
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
