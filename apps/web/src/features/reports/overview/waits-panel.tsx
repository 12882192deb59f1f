import type { ClinicOverview } from '@clinic/contract/reports'
import { numberText } from '../../../lib/format/numbers.ts'
import { t } from '../../../lib/messages/t.ts'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { minutesText } from '../charts/minutes-text.ts'
import { WAIT_NAMES } from './overview-messages.ts'
import classes from './waits-panel.module.css'

type Row = ClinicOverview['waits'][number]
const TITLE = t('Long waits')

const COLUMNS: readonly Column<Row>[] = [
  { key: 'reason', header: t('Waiting for'), cell: ({ reason }) => WAIT_NAMES[reason], width: '38%', phone: 'heading' },
  { key: 'threshold', header: t('Limit'), cell: ({ threshold_minutes }) => minutesText(threshold_minutes), from: 420, isNumber: true },
  { key: 'count', header: t('Waiting'), cell: ({ count }) => numberText(count), isNumber: true },
  { key: 'soon', header: t('Near limit'), cell: ({ soon }) => <Count count={soon} tone="warn" />, isNumber: true },
  { key: 'late', header: t('Over limit'), cell: ({ late }) => <Count count={late} tone="bad" />, isNumber: true },
]

/** How many wait for what, and for how many of them it is too long by the thresholds that managers set. */
export function WaitsPanel({ waits }: { waits: readonly Row[] }) {
  return (
    <Panel title={TITLE} note={t('each patient counts once')} flush>
      <DataTable label={TITLE} columns={COLUMNS} rows={waits} keyOf={({ reason }) => reason} view="waits" needs={0} />
    </Panel>
  )
}

function Count({ count, tone }: { count: number; tone: 'warn' | 'bad' }) {
  return (
    <span className={classes.count} data-tone={count > 0 ? tone : 'none'}>
      {numberText(count)}
    </span>
  )
}
