import type { OverviewDay } from '@clinic/contract/reports'
import { addDays } from '../shared/dates.ts'

type Counted = Omit<OverviewDay, 'patientsSeen'>

const NOTHING = { newPatients: 0, renewPatients: 0, queueEntered: 0, detailsConfirmed: 0 }

/** Every day from first to last (`yyyy-MM-dd`), including days without events; patients seen are new plus renewed. */
export function arrangeDays(counted: readonly Counted[], { first, last }: { first: string; last: string }): OverviewDay[] {
  const found = new Map(counted.map((row) => [row.day, row]))
  const days: OverviewDay[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const row = found.get(day) ?? { day, ...NOTHING }
    days.push({ ...row, patientsSeen: row.newPatients + row.renewPatients })
  }
  return days
}
