import { recordTreatmentConsent } from '@clinic/contract/documents/drafts'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { refreshDocuments } from '../signed/use-documents.ts'

/** Records consent to treatment that was given by word of mouth (F-21). */
export function ConsentButton({ patientId, called }: { patientId: string; called: string }) {
  const client = useQueryClient()
  const { ask, dialog } = useConfirm()
  const recording = useMutation({
    mutationFn: () => call(recordTreatmentConsent, { params: { patient_id: patientId }, body: { given: true } }),
    onSuccess: ({ message }) => {
      notify.success(message)
      return refreshDocuments(client, patientId)
    },
    onError: (error) => notify.failure(problemSentence(error)),
  })
  const record = async () => {
    const yes = await ask({
      title: t('Record that {called} agreed to treatment?', { called }),
      text: t(
        'You told of the risks (driving, dependence, psychosis, pregnancy, interactions, storage away from children) and of alternatives, answered the questions, and the patient agreed. It is recorded with your name and the time.',
      ),
      confirm: t('Record consent'),
    })
    if (yes) recording.mutate()
  }
  return (
    <>
      <Button size="xs" variant="default" loading={recording.isPending} onClick={() => void record()}>
        {t('Record consent')}
      </Button>
      {dialog}
    </>
  )
}
