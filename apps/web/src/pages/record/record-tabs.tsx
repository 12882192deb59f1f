import { PatientVisits } from '../../features/booking/visits/patient-visits.tsx'
import { AnswersTab } from '../../features/patients/record/answers-tab.tsx'
import { RecordNotes } from '../../features/patients/record/record-notes.tsx'
import type { RecordTab } from '../../features/patients/record/record-tab.ts'
import { SummaryTab } from '../../features/patients/record/summary-tab.tsx'
import { TimelineTab } from '../../features/patients/record/timeline-tab.tsx'
import { PatientChat } from '../../features/transcripts/patient-chat.tsx'

/** The tabs of every record, in order. */
export const RECORD_TABS: readonly RecordTab[] = [
  { key: 'summary', name: 'Summary', draw: (facts) => <SummaryTab facts={facts} /> },
  { key: 'conversation', name: 'Conversation', keep: true, draw: ({ record }) => <PatientChat patientId={record.patient_id} /> },
  {
    key: 'answers',
    name: 'Answers',
    count: ({ answer_sets }) => answer_sets.reduce((sum, { lines }) => sum + lines.length, 0),
    draw: (facts) => <AnswersTab facts={facts} />,
  },
  { key: 'notes', name: 'Notes', draw: (facts) => <RecordNotes facts={facts} /> },
  { key: 'visits', name: 'Visits', draw: ({ record }) => <PatientVisits patientId={record.patient_id} /> },
  { key: 'timeline', name: 'Timeline', draw: (facts) => <TimelineTab facts={facts} /> },
]
