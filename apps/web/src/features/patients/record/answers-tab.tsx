import { Stack } from '@mantine/core'
import { t } from '../../../lib/messages/t.ts'
import { AnswerHistory } from '../answer-history.tsx'
import { AnswerSets } from '../answer-sets.tsx'
import { FromOverview, RecordPart } from './record-part.tsx'
import type { RecordFacts } from './record-tab.ts'

/** Everything the patient answered: by questionnaire, then the fields of the status record. */
export function AnswersTab({ facts: { record, overview } }: { facts: RecordFacts }) {
  return (
    <Stack gap="lg">
      <RecordPart title={t('Questionnaire history')}>
        <FromOverview overview={overview}>{(data) => <AnswerHistory overview={data} patientId={record.patient_id} />}</FromOverview>
      </RecordPart>
      <RecordPart title={t('Answer Fields')}>
        <AnswerSets record={record} />
      </RecordPart>
    </Stack>
  )
}
