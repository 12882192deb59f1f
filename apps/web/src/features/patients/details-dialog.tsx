import type { Overview } from '@clinic/contract/chart'
import { readStatus, type StatusRecord, type StatusRow } from '@clinic/contract/patients'
import { Button, Modal, Skeleton, Stack } from '@mantine/core'
import { IconCloudOff, IconPhone } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { AnswerHistory } from './answer-history.tsx'
import { AnswerSets } from './answer-sets.tsx'
import { AuditHistory } from './audit-history.tsx'
import { ConsentHistory } from './consent-history.tsx'
import { ContactButton } from './contact/contact-button.tsx'
import { deriveChips, helpChip } from './derive-chips.ts'
import classes from './details-dialog.module.css'
import { DetailsFacts } from './details-facts.tsx'
import { LegalHold } from './legal-hold.tsx'
import { NotesField } from './notes-field.tsx'
import { PatientChips } from './patient-chips.tsx'
import { RecordViewers } from './record-viewers.tsx'
import { StageHistory } from './stage-history.tsx'
import { useOverview } from './use-overview.ts'
import { VisitBrief } from './visit-brief.tsx'

/** `visits`: what another feature shows of the patient’s visits. */
type Props = {
  patientId: string | null
  onClose: () => void
  onChanged?: (row: StatusRow) => void
  visits: (patientId: string) => ReactNode
}

/** One patient's record to read, with the appointment notes to write (REQ-568 to REQ-575). `patientId` null: closed. */
export function DetailsDialog({ patientId, onClose, onChanged, visits }: Props) {
  const [last, setLast] = useState(patientId)
  if (patientId !== null && patientId !== last) setLast(patientId)
  const shown = patientId ?? last
  return (
    <Modal opened={patientId !== null} onClose={onClose} title={shown} size={960}>
      {shown !== null && <Details key={shown} patientId={shown} onChanged={onChanged} onLeave={onClose} visits={visits} />}
    </Modal>
  )
}

type DetailsProps = { patientId: string; onChanged: Props['onChanged']; onLeave: () => void; visits: Props['visits'] }

function Details({ patientId, onChanged, onLeave, visits }: DetailsProps) {
  const client = useQueryClient()
  const queryKey = ['patient', patientId, 'record']
  const record = useQuery({ queryKey, queryFn: ({ signal }) => call(readStatus, { params: { patient_id: patientId }, signal }) })
  if (record.isPending) return <DetailsSkeleton />
  if (record.isError) {
    return (
      <EmptyState
        icon={<IconCloudOff size={20} aria-hidden />}
        title={problemSentence(record.error)}
        action={<Retry run={() => record.refetch()} />}
      >
        {patientId} could not be loaded.
      </EmptyState>
    )
  }
  const handleSaved = (row: StatusRow) => {
    client.setQueryData<StatusRecord>(queryKey, (held) => held && { ...held, ...row })
    void client.invalidateQueries({ queryKey: ['patient', patientId, 'audit'] })
    onChanged?.(row)
  }
  return <Loaded record={record.data} readAt={record.dataUpdatedAt} onSaved={handleSaved} onLeave={onLeave} visits={visits} />
}

type LoadedProps = {
  record: StatusRecord
  readAt: number
  onSaved: (row: StatusRow) => void
  onLeave: () => void
  visits: Props['visits']
}

function Loaded({ record, readAt, onSaved, onLeave, visits }: LoadedProps) {
  const today = new Date(readAt).toISOString()
  const help = helpChip(record)
  const overview = useOverview(record.patient_id)
  return (
    <Stack gap="lg">
      <div className={classes.who}>
        <span className={classes.name}>{`${record.first_name} ${record.last_name}`.trim() || 'No name yet'}</span>
        <PatientChips chips={[...(help ? [help] : []), ...deriveChips(record, today)]} />
        <LinkButton
          to="/pages/askByPhone"
          search={{ patient: record.patient_id }}
          size="xs"
          variant="default"
          className={classes.question}
          leftSection={<IconPhone size={14} aria-hidden />}
          onClick={onLeave}
        >
          Ask by phone
        </LinkButton>
        <ContactButton patientId={record.patient_id} called={`${record.first_name} ${record.last_name}`.trim() || record.patient_id} />
      </div>
      <RecordViewers patientId={record.patient_id} />
      <DetailsFacts record={record} overview={overview} today={today} onChanged={onSaved} />
      <Part title="Before the visit">
        <FromOverview overview={overview}>{(data) => <VisitBrief overview={data} />}</FromOverview>
      </Part>
      <Part title="Visits">{visits(record.patient_id)}</Part>
      <Part title="Appointment Notes">
        <NotesField row={record} onSaved={onSaved} roomy />
      </Part>
      <Part title="System Notes">
        <p className={classes.system}>{record.system_notes || 'None.'}</p>
      </Part>
      <Part title="Answer Fields">
        <AnswerSets record={record} />
      </Part>
      <Part title="Questionnaire history">
        <FromOverview overview={overview}>{(data) => <AnswerHistory overview={data} patientId={record.patient_id} />}</FromOverview>
      </Part>
      <Part title="Stages">
        <StageHistory patientId={record.patient_id} overview={overview.data} now={readAt} />
      </Part>
      <Part title="Consent">
        <FromOverview overview={overview}>{(data) => <ConsentHistory overview={data} />}</FromOverview>
      </Part>
      <Part title="Legal hold">
        <LegalHold patientId={record.patient_id} />
      </Part>
      <Part title="History">
        <AuditHistory patientId={record.patient_id} />
      </Part>
    </Stack>
  )
}

type FromOverviewProps = { overview: ReturnType<typeof useOverview>; children: (data: Overview) => ReactNode }

function FromOverview({ overview, children }: FromOverviewProps) {
  if (overview.data) return children(overview.data)
  if (overview.isPending) return <Skeleton height={60} role="status" aria-label="Loading" />
  return (
    <div role="alert">
      {problemSentence(overview.error)} <Retry run={() => overview.refetch()} />
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {title}
      </h3>
      {children}
    </section>
  )
}

function Retry({ run }: { run: () => Promise<unknown> }) {
  return (
    <Button variant="default" onClick={() => void run()}>
      Try again
    </Button>
  )
}

function DetailsSkeleton() {
  return (
    <Stack gap="md" role="status" aria-label="Loading the patient">
      <Skeleton height={20} width="45%" />
      <Skeleton height={110} />
      <Skeleton height={96} />
      <Skeleton height={180} />
    </Stack>
  )
}
