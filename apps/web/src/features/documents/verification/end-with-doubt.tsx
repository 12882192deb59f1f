import { endVerification, type VerificationCall } from '@clinic/contract/documents/verification'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { minutesSince } from './minutes-since.ts'
import type { Started } from './started.ts'

type Props = { going: Started; onEnded: (call: VerificationCall) => void }

/** Ends the call without an answer. */
export function EndWithDoubt({ going, onEnded }: Props) {
  const { ask, dialog } = useConfirm()
  const ending = useMutation({
    mutationFn: () =>
      call(endVerification, {
        params: { id: String(going.call.id) },
        body: { asked: [], confirmed: [], doubt: true, minutes: minutesSince(going.started) },
      }),
    onSuccess: onEnded,
    onError: (error) => notify.failure(problemSentence(error)),
  })
  const end = async () => {
    const yes = await ask({
      title: t('End the call of {caller} without an answer?', { caller: going.caller }),
      text: t('Nothing is confirmed. The practitioner and their managers are told, and the call is logged.'),
      confirm: t('End without an answer'),
    })
    if (yes) ending.mutate()
  }
  return (
    <>
      <Button variant="default" loading={ending.isPending} onClick={() => void end()}>
        {t('End without an answer')}
      </Button>
      {dialog}
    </>
  )
}
