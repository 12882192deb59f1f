import type { OverviewDay } from '@clinic/contract/reports'

/** One line of a chart by days: which count, how it is called, in which colour. */
export type DaySeries = { field: Exclude<keyof OverviewDay, 'day'>; name: string; color: string }
