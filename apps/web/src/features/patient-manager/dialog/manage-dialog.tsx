import { readStatus, type StatusRecord, type StatusRow } from '@clinic/contract/patients'
import { Button, Modal, Skeleton, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCloudOff } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { putRow, recordKey, refreshPatient } from '../live/patient-manager-cache.ts'
import type { QueueStaff } from '../live/use-queue-staff.ts'
import { ActiveSwitch } from '../table/active-switch.tsx'
import { EligibilityStatus } from '../table/eligibility-status.tsx'
import { nameOf } from '../table/patient-manager-columns.tsx'
import type { PatientManagerParts, PatientManagerTools } from '../table/patient-manager-tools.ts'
import classes from './manage-dialog.module.css'
import { NpPlacement } from './np-placement.tsx'
import { PcrPlacement } from './pcr-placement.tsx'
import { ProvinceField } from './province-field.tsx'

type Props = { patientId: string | null; tools: PatientManagerTools; parts: PatientManagerParts; staff: QueueStaff; onClose: () => void }

/** Below this an 80 % dialog leaves no room for its fields. */
const NARROW = '(max-width: 700px)'

/** A patient's details with everything the Patient Manager can set (REQ-599 to REQ-612). `patientId` null: closed. */
export function ManageDialog({ patientId, onClose, ...shared }: Props) {
  const [last, setLast] = useState(patientId)
  const narrow = useMediaQuery(NARROW)
  if (patientId !== null && patientId !== last) setLast(patientId)
  const shown = patientId ?? last
  return (
    <Modal opened={patientId !== null} onClose={onClose} title={shown && `Patient ${shown}`} size="80vw" fullScreen={narrow ?? false}>
      {shown !== null && <Details key={shown} {...shared} patientId={shown} onClose={onClose} />}
    </Modal>
  )
}

function Details({ patientId, onClose, ...shared }: Props & { patientId: string }) {
  const record = useQuery({
    queryKey: recordKey(patientId),
    queryFn: ({ signal }) => call(readStatus, { params: { patient_id: patientId }, signal }),
  })
  if (record.isPending) return <DetailsSkeleton />
  if (record.isError && !record.data) {
    return (
      <div role="alert">
        <EmptyState
          icon={<IconCloudOff size={20} aria-hidden />}
          title={`${patientId} could not be loaded`}
          action={<Button onClick={() => void record.refetch()}>Try again</Button>}
        >
          {problemSentence(record.error)}
        </EmptyState>
      </div>
    )
  }
  return (
    <Stack gap="lg">
      <Loaded record={record.data} now={new Date(record.dataUpdatedAt).toISOString()} {...shared} />
      <div className={classes.foot}>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </div>
    </Stack>
  )
}

type LoadedProps = Omit<Props, 'patientId' | 'onClose'> & { record: StatusRecord; now: string }

function Loaded({ record, now, tools, parts, staff }: LoadedProps) {
  const client = useQueryClient()
  const handleSaved = (row: StatusRow) => {
    putRow(client, row)
    void refreshPatient(client, row.patient_id)
  }
  return (
    <>
      <div className={classes.who}>
        <strong className={classes.name}>{nameOf(record)}</strong>
        <span className={classes.active}>
          <ActiveSwitch row={record} tools={tools} /> {record.patient_active ? 'Enabled' : 'Disabled'}
        </span>
        <EligibilityStatus row={record} now={now} tools={tools} />
      </div>
      <div className={classes.columns}>
        <div className={classes.column}>
          <PcrPlacement row={record} change={tools.change} staff={staff} />
        </div>
        <div className={classes.column}>
          <ProvinceField row={record} change={tools.change} />
          <NpPlacement row={record} change={tools.change} staff={staff} />
        </div>
        <div className={classes.column}>
          <Part title="Appointment Notes">{parts.notes(record, handleSaved)}</Part>
          <Part title="System Notes">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text is reachable by keyboard */}
            <p className={classes.system} tabIndex={0}>
              {record.system_notes || 'None.'}
            </p>
          </Part>
          <Part title="Audit Logs">{parts.history(record.patient_id)}</Part>
        </div>
      </div>
    </>
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

function DetailsSkeleton() {
  return (
    <Stack gap="md" role="status" aria-label="Loading the patient">
      <Skeleton height={22} width="40%" />
      <Skeleton height={150} />
      <Skeleton height={150} />
    </Stack>
  )
}
