import { Stack } from '@mantine/core'
import { t } from '../../../lib/messages/t.ts'
import { ConsentHistory } from '../consent-history.tsx'
import { LegalHold } from '../legal-hold.tsx'
import { StageHistory } from '../stage-history.tsx'
import { FromOverview, RecordPart } from './record-part.tsx'
import type { RecordFacts } from './record-tab.ts'
import { RecordTimeline } from './record-timeline.tsx'

/** What happened to the patient and when. */
export function TimelineTab({ facts: { record, overview, today } }: { facts: RecordFacts }) {
  return (
    <Stack gap="lg">
      <RecordPart title={t('Stages')}>
        <StageHistory patientId={record.patient_id} overview={overview.data} now={Date.parse(today)} />
      </RecordPart>
      <RecordPart title={t('Consent')}>
        <FromOverview overview={overview}>{(data) => <ConsentHistory overview={data} />}</FromOverview>
      </RecordPart>
      <RecordPart title={t('Legal hold')}>
        <LegalHold patientId={record.patient_id} />
      </RecordPart>
      <RecordPart title={t('History')}>
        <RecordTimeline patientId={record.patient_id} />
      </RecordPart>
    </Stack>
  )
}
