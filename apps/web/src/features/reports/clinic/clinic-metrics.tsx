import type { ClinicOverview } from '@clinic/contract/reports'
import { SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import type { LiveState } from '../../../lib/live.ts'
import { t } from '../../../lib/messages/t.ts'
import { OverviewFrame } from '../overview/overview-frame.tsx'
import { OVERVIEW_RANGES, type OverviewRange } from '../overview/overview-range.ts'
import { useOverviewRange } from '../overview/use-overview-range.ts'
import { ClinicCharts } from './clinic-charts.tsx'
import { ClinicNumbers } from './clinic-numbers.tsx'

const WEEKS: Record<OverviewRange, string> = { 7: '7 days', 14: '14 days', 28: '28 days' }
const WHO_SEES_MORE = t(
  'These totals are for the whole clinic. Administrators can also see them for any dates, by person, and with the list of patients.',
)

type Props = { nav: ReactNode; liveSign: (state: LiveState) => ReactNode; show: 'numbers' | 'charts' }

/** The clinic’s counts over time, as far as everyone with a queue may see them. */
export function ClinicMetrics({ show, ...frame }: Props) {
  const [range, setRange] = useOverviewRange(show)
  const last = (overview: ClinicOverview) => ({ ...overview, days: overview.days.slice(-range) })
  return (
    <OverviewFrame
      {...frame}
      lead={WHO_SEES_MORE}
      toolbar={
        <SegmentedControl
          size="xs"
          aria-label={t('Days shown, up to today')}
          data={OVERVIEW_RANGES.map((days) => ({ value: String(days), label: WEEKS[days] }))}
          value={String(range)}
          onChange={(value) => setRange(OVERVIEW_RANGES.find((days) => String(days) === value) ?? range)}
        />
      }
    >
      {(overview) => (show === 'numbers' ? <ClinicNumbers overview={last(overview)} /> : <ClinicCharts overview={last(overview)} />)}
    </OverviewFrame>
  )
}
