import { Stack } from '@mantine/core'
import { PatientVisits } from '../../features/booking/visits/patient-visits.tsx'
import { AnswersTab } from '../../features/patients/record/answers-tab.tsx'
import { recordName } from '../../features/patients/record/record-name.ts'
import { RecordNotes } from '../../features/patients/record/record-notes.tsx'
import { RecordPart } from '../../features/patients/record/record-part.tsx'
import type { RecordFacts, RecordTab } from '../../features/patients/record/record-tab.ts'
import { SummaryTab } from '../../features/patients/record/summary-tab.tsx'
import { TimelineTab } from '../../features/patients/record/timeline-tab.tsx'
import { PatientChat } from '../../features/transcripts/patient-chat.tsx'
import { VisitNotes } from '../../features/visit-notes/visit-notes.tsx'

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
  { key: 'notes', name: 'Notes', keep: true, draw: (facts) => <NotesTab facts={facts} /> },
  { key: 'visits', name: 'Visits', draw: ({ record }) => <PatientVisits patientId={record.patient_id} /> },
  { key: 'timeline', name: 'Timeline', draw: (facts) => <TimelineTab facts={facts} /> },
]

function NotesTab({ facts }: { facts: RecordFacts }) {
  const { record, overview } = facts
  return (
    <Stack gap="lg">
      <RecordPart title="Visit notes">
        <VisitNotes patientId={record.patient_id} called={recordName(record)} known={overview.data} />
      </RecordPart>
      <RecordNotes facts={facts} />
    </Stack>
  )
}
