import { type DueRecord, listDue } from '@clinic/contract/retention'
import { Button } from '@mantine/core'
import { IconArchive, IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { dayText } from '../../../lib/format/dates.ts'
import { numberText } from '../../../lib/format/numbers.ts'
import { t } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import { type Column, DataTable } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { PatientCell } from '../drill-down/drill-down-drawer.tsx'

const TITLE = t('Records due for review')
const WIDTH = 700

/** Records that the clinic no longer has to keep. Asked for by a button, for each look is in the audit log. */
export function DueRecords({ patientCell }: { patientCell: PatientCell }) {
  const [asked, setAsked] = useState(false)
  const due = useQuery({ queryKey: ['retention', 'due'], queryFn: ({ signal }) => call(listDue, { signal }), enabled: asked, gcTime: 0 })
  const columns = useMemo(() => columnsOf(patientCell), [patientCell])
  const ask = (
    <Button variant="default" size="xs" loading={due.isFetching} onClick={() => (asked ? void due.refetch() : setAsked(true))}>
      {due.data ? t('Refresh') : t('Show records due for review')}
    </Button>
  )
  const { data } = due
  if (!data && !due.isError) {
    return (
      <Panel title={TITLE} aside={ask}>
        {t('These records have passed their retention period. Nothing is deleted automatically; each one must be reviewed.')}
      </Panel>
    )
  }
  return (
    <Panel title={TITLE} note={data && data.total > 0 ? noteOf(data.total, data.records.length) : undefined} aside={ask} flush>
      {!data ? (
        <LoadFailure title={t('The records could not be loaded')} retry={due.refetch}>
          {problemSentence(due.error)}
        </LoadFailure>
      ) : data.total === 0 ? (
        <EmptyState icon={<IconArchive size={20} aria-hidden />} title={t('No record is due')}>
          {t('Records are kept for {years} years after the last entry, longer for minors. None are due yet.', {
            years: numberText(data.years),
          })}
        </EmptyState>
      ) : (
        <DataTable label={TITLE} columns={columns} rows={data.records} keyOf={keyOf} view="due" needs={WIDTH} />
      )}
    </Panel>
  )
}

function noteOf(total: number, listed: number): string {
  const all = t('{total, plural, one {# record} other {# records}}', { total })
  return total > listed ? t('{all}; showing the {listed} most overdue', { all, listed: numberText(listed) }) : all
}

const keyOf = ({ patient_id }: DueRecord) => patient_id

function columnsOf(patientCell: PatientCell): readonly Column<DueRecord>[] {
  return [
    { key: 'patient_id', header: t('Patient Id'), cell: ({ patient_id }) => patientCell(patient_id), width: '18%', phone: 'heading' },
    { key: 'name', header: t('Name'), cell: ({ name }) => name, width: '26%', phone: 'second' },
    { key: 'province', header: t('Province'), cell: ({ province }) => province ?? '–' },
    { key: 'last_entry_at', header: t('Last entry'), cell: ({ last_entry_at }) => dayText(last_entry_at) },
    { key: 'due_on', header: t('Due since'), cell: ({ due_on }) => dayText(due_on) },
    {
      key: 'held',
      header: t('Legal hold'),
      cell: ({ held }) =>
        held ? (
          <Chip tone="warn" icon={<IconLock size={14} aria-hidden />}>
            {t('On hold')}
          </Chip>
        ) : (
          t('None')
        ),
    },
  ]
}
