import type { StatusRecord, StatusRow } from '@clinic/contract/patients'
import { requestFollowUp } from '@clinic/contract/queues'
import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'

type Props = { record: StatusRecord; onChanged: (row: StatusRow) => void }

/** Whether a follow-up is due, with a button to ask for one or to withdraw the request (REQ-142, REQ-145). */
export function FollowUpFact({ record, onChanged }: Props) {
  const requested = record.follow_up_questionnaire_required
  const request = useMutation({
    mutationFn: () => call(requestFollowUp, { params: { patient_id: record.patient_id }, body: { requested: !requested } }),
    onSuccess: ({ patient, message }) => {
      notify.success(message)
      onChanged(patient)
    },
    onError: (error) => notify.failure(problemSentence(error)),
  })
  return (
    <Group gap="xs" component="span">
      {stateText(record)}
      {record.death_recorded_at === null && (
        <Button size="compact-xs" variant="default" loading={request.isPending} onClick={() => request.mutate()}>
          {requested ? t('Withdraw request') : t('Request a follow-up')}
        </Button>
      )}
    </Group>
  )
}

function stateText({ follow_up_questionnaire_required, follow_up_questionnaire_complete }: StatusRecord): string {
  if (follow_up_questionnaire_required) return t('Requested')
  return follow_up_questionnaire_complete ? t('Completed') : t('Not requested')
}
