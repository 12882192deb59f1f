import type { PatientSort } from '@clinic/contract/patient-manager'
import type { StatusRow } from '@clinic/contract/patients'
import { ActionIcon, Button } from '@mantine/core'
import { IconInfoCircle, IconPencil } from '@tabler/icons-react'
import { dayText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import { ActiveSwitch } from './active-switch.tsx'
import { EligibilityStatus } from './eligibility-status.tsx'
import classes from './patient-manager-columns.module.css'
import type { PatientManagerParts, PatientManagerTools } from './patient-manager-tools.ts'
import { type Order, SortHead } from './sort-head.tsx'
import { questionnaireStatus } from './status-texts.ts'

type Needs = { tools: PatientManagerTools; parts: Pick<PatientManagerParts, 'link'>; now: string; order: Order }

/** Beside an open record and on a phone, where the record has the rest: pixels that the list needs to show a column. */
const FROM = { questionnaire: 620, renewal: 760, actions: 960 } as const

/** The columns of the Patient Manager (REQ-591 to REQ-597). */
export function patientManagerColumns({ tools, parts, now, order }: Needs): Column<StatusRow>[] {
  const head = (by: PatientSort, label: string) => <SortHead by={by} label={label} order={order} />
  return [
    { key: 'active', header: t('Enabled'), width: '76px', slimWidth: '68px', cell: (row) => <ActiveSwitch row={row} tools={tools} /> },
    {
      key: 'settings',
      header: t('Settings'),
      quietHeader: true,
      width: '46px',
      slimWidth: '38px',
      cell: (row) => <DetailsButton row={row} onOpen={tools.openDetails} />,
    },
    {
      key: 'patient_id',
      header: t('Patient ID'),
      head: (
        <span className={classes.heads}>
          {head('patient_id', t('Patient ID'))} {head('name', t('Name'))}
        </span>
      ),
      phone: 'heading',
      cell: (row) => (
        <>
          <span className={classes.name} data-tip={nameOf(row)}>
            {nameOf(row)}
          </span>
          <span className={classes.second}>{parts.link(row.patient_id, tools.openDetails)}</span>
        </>
      ),
    },
    {
      key: 'eligibility',
      header: t('Eligibility Status'),
      head: head('eligibility', t('Eligibility Status')),
      width: '28%',
      slimWidth: '116px',
      cell: (row) => <EligibilityStatus row={row} now={now} tools={tools} isRow />,
    },
    {
      key: 'questionnaire',
      header: t('Questionnaire Status'),
      head: head('questionnaire', t('Questionnaire Status')),
      width: '17%',
      from: FROM.questionnaire,
      cell: (row) => <QuestionnaireStatus row={row} />,
    },
    {
      key: 'renewal',
      header: t('Upcoming Renewal Date'),
      head: head('renewal', t('Upcoming Renewal Date')),
      width: '160px',
      from: FROM.renewal,
      cell: (row) => <RenewalDate row={row} editDate={tools.editDate} />,
    },
    {
      key: 'actions',
      header: t('Actions'),
      width: '166px',
      from: FROM.actions,
      cell: (row) => (
        <Button
          size="xs"
          variant="default"
          aria-label={t('Reset conversation of {patient_id}', { patient_id: row.patient_id })}
          onClick={() => tools.change(row, { verb: 'reset-conversation' })}
        >
          {t('Reset conversation')}
        </Button>
      ),
    },
  ]
}

/** A patient as people call them. */
function nameOf({ first_name, last_name }: Pick<StatusRow, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim() || t('No name yet')
}

function DetailsButton({ row, onOpen }: { row: StatusRow; onOpen: (patientId: string) => void }) {
  return (
    <ActionIcon
      size="md"
      aria-label={t('Details of {patient_id}', { patient_id: row.patient_id })}
      aria-haspopup="dialog"
      data-details
      onClick={() => onOpen(row.patient_id)}
    >
      <IconInfoCircle size={18} aria-hidden />
    </ActionIcon>
  )
}

function QuestionnaireStatus({ row }: { row: StatusRow }) {
  const { label, tone, detail } = questionnaireStatus(row)
  return (
    <>
      <Chip tone={tone}>{label}</Chip>
      {detail && (
        <span className={classes.second} data-tip={detail}>
          {detail}
        </span>
      )}
    </>
  )
}

function RenewalDate({ row, editDate }: { row: StatusRow; editDate: PatientManagerTools['editDate'] }) {
  return (
    <span className={classes.date}>
      {row.upcoming_renewal_date ? dayText(row.upcoming_renewal_date) : t('No date')}
      <ActionIcon
        size="sm"
        aria-label={t('Edit the renewal date of {patient_id}', { patient_id: row.patient_id })}
        onClick={() => editDate({ row, kind: 'renewal' })}
      >
        <IconPencil size={15} aria-hidden />
      </ActionIcon>
    </span>
  )
}
