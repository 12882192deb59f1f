import { Skeleton, Stack } from '@mantine/core'
import { lazy, Suspense } from 'react'
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
import { dayText } from '../../lib/format/dates.ts'
import { t } from '../../lib/messages/t.ts'

const DocumentsTab = lazy(() =>
  import('../../features/documents/record/documents-tab.tsx').then((module) => ({ default: module.DocumentsTab })),
)

/** The tabs of every record, in order. */
export const RECORD_TABS: readonly RecordTab[] = [
  { key: 'summary', name: t('Summary'), draw: (facts) => <SummaryTab facts={facts} /> },
  {
    key: 'conversation',
    name: t('Conversation'),
    keep: true,
    draw: ({ record }) => <PatientChat patientId={record.patient_id} ended={record.death_recorded_at !== null} />,
  },
  {
    key: 'answers',
    name: t('Answers'),
    count: ({ answer_sets }) => answer_sets.reduce((sum, { lines }) => sum + lines.length, 0),
    draw: (facts) => <AnswersTab facts={facts} />,
  },
  { key: 'notes', name: t('Notes'), keep: true, draw: (facts) => <NotesTab facts={facts} /> },
  {
    key: 'visits',
    name: t('Visits'),
    draw: ({ record }) => <PatientVisits patientId={record.patient_id} ended={record.death_recorded_at !== null} />,
  },
  { key: 'documents', name: t('Documents'), keep: true, draw: (facts) => <MedicalDocuments facts={facts} /> },
  { key: 'timeline', name: t('Timeline'), draw: (facts) => <TimelineTab facts={facts} /> },
]

function NotesTab({ facts }: { facts: RecordFacts }) {
  const { record, overview } = facts
  return (
    <Stack gap="lg">
      <RecordPart title={t('Visit notes')}>
        <VisitNotes patientId={record.patient_id} called={recordName(record)} known={overview.data} />
      </RecordPart>
      <RecordNotes facts={facts} />
    </Stack>
  )
}

function MedicalDocuments({ facts: { record, goTo } }: { facts: RecordFacts }) {
  const { patient_id, date_of_birth, province } = record
  const about = [
    date_of_birth ? t('born {date_of_birth}', { date_of_birth: dayText(date_of_birth) }) : t('no birth date'),
    patient_id,
    province ?? '',
  ].filter((part) => part !== '')
  return (
    <Suspense fallback={<Skeleton height={120} role="status" aria-label={t('Loading the medical documents')} />}>
      <DocumentsTab patientId={patient_id} called={recordName(record)} about={about.join(', ')} goTo={goTo} />
    </Suspense>
  )
}
