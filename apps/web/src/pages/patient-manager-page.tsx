import { PatientManagerScreen } from '../features/patient-manager/patient-manager-screen.tsx'
import type { PatientManagerParts } from '../features/patient-manager/table/patient-manager-tools.ts'
import { AuditHistory } from '../features/patients/audit-history.tsx'
import { NotesField } from '../features/patients/notes-field.tsx'
import { PatientLink } from '../features/patients/patient-link.tsx'
import { LiveIndicator } from '../features/queues/live/live-indicator.tsx'
import { SearchBox } from '../features/queues/search/search-box.tsx'
import { t } from '../lib/messages/t.ts'
import { RecordDialogLater } from './record/record-dialog-later.tsx'

const PARTS: PatientManagerParts = {
  searchBox: (props) => <SearchBox {...props} inputRef={null} />,
  liveSign: (state) => <LiveIndicator state={state} />,
  link: (patientId, onDetails) => <PatientLink patientId={patientId} onDetails={onDetails} />,
  notes: (row, onSaved) => <NotesField row={row} onSaved={onSaved} roomy />,
  history: (patientId) => <AuditHistory patientId={patientId} />,
  record: ({ manage, ...props }) => (
    <RecordDialogLater {...props} extra={{ key: 'manage', name: t('Manage'), draw: ({ record, today }) => manage(record, today) }} />
  ),
}

/** Every patient of the clinic, for administrators. */
export function PatientManagerPage() {
  return <PatientManagerScreen parts={PARTS} />
}
