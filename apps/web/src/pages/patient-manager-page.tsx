import type { StatusRecord } from '@clinic/contract/patients'
import type { ReactNode } from 'react'
import { PatientManagerScreen } from '../features/patient-manager/patient-manager-screen.tsx'
import type { PatientManagerParts } from '../features/patient-manager/table/patient-manager-tools.ts'
import { AuditHistory } from '../features/patients/audit-history.tsx'
import { NotesField } from '../features/patients/notes-field.tsx'
import { PatientLink } from '../features/patients/patient-link.tsx'
import type { RecordTab } from '../features/patients/record/record-tab.ts'
import { LiveIndicator } from '../features/queues/live/live-indicator.tsx'
import { SearchBox } from '../features/queues/search/search-box.tsx'
import { t } from '../lib/messages/t.ts'
import { PatientRecordLater } from './record/patient-record-later.tsx'
import { RecordDialogLater } from './record/record-dialog-later.tsx'

const PARTS: PatientManagerParts = {
  searchBox: (props) => <SearchBox {...props} />,
  liveSign: (state) => <LiveIndicator state={state} />,
  link: (patientId, onDetails) => <PatientLink patientId={patientId} onDetails={onDetails} />,
  notes: (row, onSaved) => <NotesField row={row} onSaved={onSaved} roomy />,
  history: (patientId) => <AuditHistory patientId={patientId} />,
  record: ({ manage, ...pane }) => <PatientRecordLater {...pane} extra={manageTab(manage)} />,
  details: ({ manage, ...props }) => <RecordDialogLater {...props} extra={manageTab(manage)} />,
}

function manageTab(manage: (record: StatusRecord, now: string) => ReactNode): RecordTab {
  return { key: 'manage', name: t('Manage'), draw: ({ record, today }) => manage(record, today) }
}

/** Every patient of the clinic, for administrators. */
export function PatientManagerPage() {
  return <PatientManagerScreen parts={PARTS} />
}
