import type { ReactNode } from 'react'

export type Days = { from: string; to: string }
/** What the page lends from its other features. */
export type Parts = {
  patientCell: (patientId: string) => ReactNode
  /** The choice of days for figures. */
  dayPicker: (days: Days, today: string, onDays: (days: Days) => void) => ReactNode
  bars: (label: string, bars: readonly { key: string; label: string; count: number; note?: string }[]) => ReactNode
  /** Bars beside each other, day by day. */
  chart: (
    rows: readonly ({ label: string } & Record<string, string | number>)[],
    series: readonly { name: string; color: string }[],
  ) => ReactNode
}
