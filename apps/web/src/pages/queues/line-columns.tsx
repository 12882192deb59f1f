import type { StatusRow } from '@clinic/contract/patients'
import { PROVINCE_CODES, PROVINCES } from '@clinic/contract/provinces'
import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, use } from 'react'
import { deriveChips, type PatientChip, patientAge } from '../../features/patients/derive-chips.ts'
import { NotesField } from '../../features/patients/notes-field.tsx'
import { NotesText } from '../../features/patients/notes-text.tsx'
import { FirstChip } from '../../features/patients/patient-chips.tsx'
import { PatientLink } from '../../features/patients/patient-link.tsx'
import type { TableTools } from '../../features/queues/table/table-tools.ts'
import { tRich } from '../../lib/messages/rich.ts'
import { tSentence } from '../../lib/messages/sentence.ts'
import { t } from '../../lib/messages/t.ts'
import { useUnread } from '../../lib/unread.ts'
import { Chip } from '../../ui/chip.tsx'
import type { Column } from '../../ui/data-table/data-table.tsx'
import { TableLayoutContext } from '../../ui/data-table/data-table-layout.ts'
import classes from './line-columns.module.css'
import { RowReason } from './row-reason.tsx'

/** Letters: a longer name would leave no room for the type beside it. */
const LONGEST_PROVINCE = 16
type LineColumn = Column<StatusRow>
type WhoOptions = { beside?: (row: StatusRow) => ReactNode; short?: boolean }

/** Who: name and age above ID, type and province (REQ-480 to REQ-482), each named for screen readers (F-22). `beside`: comes after the ID. `short`: provinces by their letters at every width. */
export function whoColumn(tools: TableTools, { beside, short = false }: WhoOptions = {}): LineColumn {
  return {
    key: 'who',
    header: t('Patient'),
    tightWidth: '200px',
    slimWidth: 'auto',
    cell: (row) => (
      <div className={classes.lines}>
        <Name row={row} tools={tools} />
        <span className={classes.second}>
          <Value name={t('Patient ID')}>
            <PatientLink patientId={row.patient_id} onDetails={tools.openDetails} />
          </Value>
          {beside?.(row)}
          <Value name={t('Patient Type')} cut>
            {t(row.appointment_type)}
          </Value>
          <Value name={t('Patient Province')}>
            <Province name={row.province} short={short} />
          </Value>
        </span>
      </div>
    ),
  }
}

function Province({ name, short }: { name: string | null; short: boolean }) {
  const layout = use(TableLayoutContext)
  const code = PROVINCE_CODES.find((one) => PROVINCES[one] === name)
  const words = t(name ?? 'Province missing')
  return code === undefined || (layout === 'roomy' && !short && words.length <= LONGEST_PROVINCE) ? (
    words
  ) : (
    <abbr title={t(PROVINCES[code])}>{code}</abbr>
  )
}

function Name({ row, tools: { today, openBeside } }: { row: StatusRow; tools: TableTools }) {
  const slim = use(TableLayoutContext) === 'slim'
  const age = patientAge(row.date_of_birth, today)
  const name = `${row.first_name} ${row.last_name}`.trim() || t('No name yet')
  const who = age === null ? name : `${name}, ${age}`
  return (
    <span className={classes.first}>
      <UnstyledButton className={classes.name} title={who} onClick={() => openBeside?.(row.patient_id)}>
        {who}
      </UnstyledButton>
      <NewMessages patientId={row.patient_id} />
      {slim && <FlagCount chips={chipsOf(row, today)} />}
    </span>
  )
}

/** What the patient wrote in the chat and the person has not read. */
function NewMessages({ patientId }: { patientId: string }) {
  const unread = useUnread(patientId)
  if (unread === 0) return null
  return (
    <span className={classes.new}>
      <Chip tone="accent">
        {tRich('{unread} new{where}', {
          unread,
          where: <span className={classes.quiet}> {t('{unread, plural, one {message} other {messages}} in the chat', { unread })}</span>,
        })}
      </Chip>
    </span>
  )
}

/** Where there is no room for flags in words, except the one that is asked about today. */
function FlagCount({ chips }: { chips: readonly PatientChip[] }) {
  if (chips.length === 0) return null
  const concern = chips.find(({ key }) => key === 'concern')
  const words = chips.map(({ label }) => label).join(', ')
  return (
    <span className={classes.flags} data-tip={words}>
      <IconAlertTriangle size={14} aria-hidden />
      <span aria-hidden>{concern ? `${concern.label}${chips.length > 1 ? ` +${chips.length - 1}` : ''}` : chips.length}</span>
      <span className={classes.quiet}>{t('Flags: {words}', { words })}</span>
    </span>
  )
}

/** `cut`: what does not fit is cut off. */
type ValueProps = { name: string; cut?: boolean; className?: string | undefined; children: ReactNode }

export function Value({ name, cut = false, className = '', children }: ValueProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <span role="group" aria-label={name} className={`${classes.value} ${className}`} data-cut={cut || undefined}>
      {children}
    </span>
  )
}

function chipsOf(row: StatusRow, today: string): PatientChip[] {
  return deriveChips(row, today).filter(({ key }) => key !== 'call' && key !== 'pcr-hold')
}

/** The worst flag, and below it why the patient is here. `first`: comes before the flags. */
export function flagColumn({ today }: TableTools, first?: (row: StatusRow) => PatientChip | null): LineColumn {
  return {
    key: 'flag',
    header: t('Flag and reason'),
    width: '210px',
    tightWidth: '20%',
    from: 640,
    cell: (row) => (
      <div className={classes.lines}>
        <FirstChip chips={[first?.(row) ?? [], chipsOf(row, today)].flat()} />
        <RowReason row={row} />
      </div>
    ),
  }
}

/** Notes are written here where the patient is one's own or one manages the queue, above what the system noted (REQ-483, REQ-484). */
export function notesPairColumn({ list, onChanged }: TableTools): LineColumn {
  return {
    key: 'notes',
    header: t('Notes'),
    from: 640,
    cell: (row) => (
      <div className={classes.notes}>
        <Value name={t('Appointment Notes')}>
          {list === 'unassigned' ? <NotesText text={row.appointment_notes} /> : <NotesField row={row} onSaved={onChanged} />}
        </Value>
        <Value name={t('System Notes')}>
          <NotesText text={tSentence(row.system_notes)} />
        </Value>
      </div>
    ),
  }
}
