import type { Overview } from '@clinic/contract/chart'
import type { StatusRecord, StatusRow } from '@clinic/contract/patients'
import type { ReactNode } from 'react'
import type { useOverview } from '../use-overview.ts'

/** What a tab is drawn from. `today`: when the record was read. */
export type RecordFacts = {
  record: StatusRecord
  overview: ReturnType<typeof useOverview>
  today: string
  onChanged: (row: StatusRow) => void
  /** Opens another tab. */
  goTo: (tab: string) => void
}

/** `key` is in the address. `keep`: stays as it is while the record is open, once it was opened. */
export type RecordTab = {
  key: string
  name: string
  keep?: boolean
  count?: (overview: Overview) => number
  draw: (facts: RecordFacts) => ReactNode
}
