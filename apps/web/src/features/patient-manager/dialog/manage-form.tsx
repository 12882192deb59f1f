import type { StatusRecord, StatusRow } from '@clinic/contract/patients'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { tSentence } from '../../../lib/messages/sentence.ts'
import { t } from '../../../lib/messages/t.ts'
import { putRow, refreshPatient } from '../live/patient-manager-cache.ts'
import type { QueueStaff } from '../live/use-queue-staff.ts'
import { ActiveSwitch } from '../table/active-switch.tsx'
import { EligibilityStatus } from '../table/eligibility-status.tsx'
import type { PatientManagerParts, PatientManagerTools } from '../table/patient-manager-tools.ts'
import classes from './manage-form.module.css'
import { NpPlacement } from './np-placement.tsx'
import { PcrPlacement } from './pcr-placement.tsx'
import { ProvinceField } from './province-field.tsx'

type Props = { record: StatusRecord; now: string; tools: PatientManagerTools; parts: PatientManagerParts; staff: QueueStaff }

/** Everything the Patient Manager can set in a patient’s record (REQ-600 to REQ-612). */
export function ManageForm({ record, now, tools, parts, staff }: Props) {
  const client = useQueryClient()
  const handleSaved = (row: StatusRow) => {
    putRow(client, row)
    void refreshPatient(client, row.patient_id)
  }
  return (
    <div className={classes.form}>
      <div className={classes.state}>
        <span className={classes.active}>
          <ActiveSwitch row={record} tools={tools} /> {record.patient_active ? t('Enabled') : t('Disabled')}
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
          <Part title={t('Appointment Notes')}>{parts.notes(record, handleSaved)}</Part>
          <Part title={t('System Notes')}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text is reachable by keyboard */}
            <p className={classes.system} tabIndex={0}>
              {tSentence(record.system_notes) || t('None.')}
            </p>
          </Part>
          <Part title={t('Audit Logs')}>{parts.history(record.patient_id)}</Part>
        </div>
      </div>
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
