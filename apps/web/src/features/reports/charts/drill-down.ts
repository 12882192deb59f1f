import type { DrillDownQuery, MetricName } from '@clinic/contract/reports'
import type { Days } from '../period/ranges.ts'

/** A number that was opened: what it counts, which part of it (`about` in words), and its days where they are not the page's. */
export type Opened = {
  metric: MetricName
  filters?: Partial<Pick<DrillDownQuery, 'user' | 'province' | 'reason' | 'type' | 'weekday' | 'hour' | 'bucket' | 'within'>>
  about?: string
  days?: Days
}
export type Open = (opened: Opened) => void
