import type { StatusRow } from '@clinic/contract/patients'
import type { ReactNode } from 'react'
import { RecordFrame } from '../../features/patients/record/record-frame.tsx'
import type { RecordTab } from '../../features/patients/record/record-tab.ts'
import { RecordActions } from './record-actions.tsx'
import { RECORD_TABS } from './record-tabs.tsx'

type Props = {
  patientId: string
  /** How to close or enlarge it. */
  tools?: ReactNode
  /** A tab of this place alone; the record opens there. */
  extra?: RecordTab | undefined
  onChanged?: ((row: StatusRow) => void) | undefined
  /** Leads to another page. */
  onLeave?: (() => void) | undefined
  /** In a list: what opens the patient after this one; null for the last. */
  next?: (() => (() => void) | null) | undefined
}

/** The one record of a patient: beside a list, as a dialog, or as a page. */
export function PatientRecord({ patientId, tools, extra, onChanged, onLeave, next }: Props) {
  return (
    <RecordFrame
      key={patientId}
      patientId={patientId}
      tabs={extra ? [extra, ...RECORD_TABS] : RECORD_TABS}
      tools={tools}
      onChanged={onChanged}
      actions={(facts) => <RecordActions facts={facts} onLeave={onLeave} next={next} />}
    />
  )
}
