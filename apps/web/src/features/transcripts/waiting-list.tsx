import type { StaffReplies, WaitingConversation } from '@clinic/contract/transcripts'
import { Button } from '@mantine/core'
import { IconMessageCheck, IconRefresh } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { clockText } from '../../lib/format/dates.ts'
import { numberText } from '../../lib/format/numbers.ts'
import { t } from '../../lib/messages/t.ts'
import { Chip } from '../../ui/chip.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { secondsText } from './rate-text.ts'
import { TranscriptLink } from './transcript-link.tsx'
import classes from './waiting-list.module.css'

type Tools = { onOpen: (id: string) => void; patientCell: (patientId: string) => ReactNode }
type Props = Tools & { waiting: StaffReplies['waiting']; minute: string; busy: boolean; onRefresh: () => void }

/** Patients who wait for a person’s words now, the longest wait first. */
export function WaitingList({ waiting: { total, rows }, minute, busy, onRefresh, onOpen, patientCell }: Props) {
  const columns = useMemo(() => columnsOf({ onOpen, patientCell }), [onOpen, patientCell])
  return (
    <Panel
      title={t('Waiting for a person')}
      note={
        total > rows.length
          ? t('the longest {rows} of {total}', { rows: numberText(rows.length), total: numberText(total) })
          : total > 0 && numberText(total)
      }
      aside={
        <div className={classes.aside}>
          <span>{t('as of {time}', { time: clockText(minute.slice(-5)) })}</span>
          <Button variant="default" size="xs" loading={busy} leftSection={<IconRefresh size={14} aria-hidden />} onClick={onRefresh}>
            {t('Refresh')}
          </Button>
        </div>
      }
      flush
    >
      {rows.length === 0 ? (
        <EmptyState icon={<IconMessageCheck size={20} aria-hidden />} title={t('No one is waiting')}>
          {t('Patients appear here when they ask for a person or wait for a reply.')}
        </EmptyState>
      ) : (
        <DataTable
          label={t('Waiting for a person')}
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          view={rows.map(keyOf).join(' ')}
          needs={860}
        />
      )}
    </Panel>
  )
}

const keyOf = ({ id }: WaitingConversation) => id

function columnsOf({ onOpen, patientCell }: Tools): Column<WaitingConversation>[] {
  return [
    {
      key: 'since',
      header: t('Waiting since'),
      cell: (row) => <TranscriptLink row={row} onOpen={onOpen} />,
      width: '22%',
      phone: 'heading',
    },
    { key: 'waited', header: t('Waited'), cell: ({ seconds }) => secondsText(wholeMinutes(seconds)), width: '16%' },
    { key: 'patient', header: t('Patient'), cell: (row) => <Patient row={row} patientCell={patientCell} />, phone: 'second' },
    {
      key: 'state',
      header: t('Waiting for'),
      cell: ({ holder }) =>
        holder === null ? <Chip tone="warn">{t('Someone to join')}</Chip> : <Chip>{t('Reply from {holder}', { holder })}</Chip>,
      width: '28%',
      phone: 'end',
    },
  ]
}

function Patient({ row: { patient_id, name }, patientCell }: { row: WaitingConversation; patientCell: Tools['patientCell'] }) {
  if (patient_id === null) return <span className={classes.none}>–</span>
  return (
    <span className={classes.patient}>
      <span>{name || t('No name yet')}</span>
      {patientCell(patient_id)}
    </span>
  )
}

function wholeMinutes(seconds: number): number {
  return seconds < 60 ? seconds : seconds - (seconds % 60)
}
