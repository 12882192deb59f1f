import type { OverviewDay } from '@clinic/contract/reports'
import { definitionOf } from '@clinic/core/reports/definitions'
import type { ReactNode } from 'react'
import { dayText } from '../../../lib/format/dates.ts'
import { numberText } from '../../../lib/format/numbers.ts'
import { t } from '../../../lib/messages/t.ts'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Panel } from '../../../ui/panel.tsx'

/** How these are counted of a day, in the order in which it is shown. */
export const DAY_METRICS = ['patientsSeen', 'newPatients', 'renewPatients', 'detailsConfirmed', 'queueEntered'] as const
const TITLE = t('Daily totals')
/** The longest word of the headers in French decides. */
const WIDTH = 620

const COLUMNS: readonly Column<OverviewDay>[] = [
  { key: 'day', header: t('Day'), cell: ({ day }) => dayText(day), width: '100px', phone: 'heading' },
  ...DAY_METRICS.map((metric): Column<OverviewDay> => {
    return { key: metric, header: t(definitionOf(metric).name), cell: (row) => numberText(row[metric]), isNumber: true }
  }),
]

/** Days in numbers, today first. */
export function DaysPanel({ days, aside }: { days: readonly OverviewDay[]; aside?: ReactNode }) {
  return (
    <Panel title={TITLE} note={t('clinic time')} aside={aside} flush>
      <DataTable label={TITLE} columns={COLUMNS} rows={days.toReversed()} keyOf={({ day }) => day} view={`${days.length}`} needs={WIDTH} />
    </Panel>
  )
}
