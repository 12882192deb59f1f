import type { StatusRow } from '@clinic/contract/patients'
import { reopenIntake } from '@clinic/contract/queues'
import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { dayText } from '../../lib/format/dates.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'

type Props = { abandonedAt: string; patientId: string; onChanged: (row: StatusRow) => void }

/** When a silent intake ended, with a button that reopens it and puts the patient into the PCR queue (F-3). */
export function AbandonedFact({ abandonedAt, patientId, onChanged }: Props) {
  const reopen = useMutation({
    mutationFn: () => call(reopenIntake, { params: { patient_id: patientId } }),
    onSuccess: ({ patient, message }) => {
      notify.success(message)
      onChanged(patient)
    },
    onError: (error) => notify.failure(problemSentence(error)),
  })
  return (
    <Group gap="xs" component="span">
      {t('Ended as abandoned on {day}. A patient who returns continues where they stopped.', { day: dayText(abandonedAt) })}
      <Button size="compact-xs" variant="default" loading={reopen.isPending} onClick={() => reopen.mutate()}>
        {t('Reopen intake')}
      </Button>
    </Group>
  )
}
