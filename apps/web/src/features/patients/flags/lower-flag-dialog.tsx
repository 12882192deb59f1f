import type { StatusRow } from '@clinic/contract/patients'
import { FLAG_REASON_LENGTH, lowerFlag } from '@clinic/contract/queues'
import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { flagText } from '../../../lib/format/flag-text.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { endChange, offerUndo, startChange } from '../../../lib/undo.ts'

type Props = { patientId: string; flag: string | null; onClose: () => void; onChanged: (row: StatusRow) => void }

/** Lowers one flag with a reason (F-18). `flag` null: closed. */
export function LowerFlagDialog({ patientId, flag, onClose, onChanged }: Props) {
  const [last, setLast] = useState(flag)
  if (flag !== null && flag !== last) setLast(flag)
  return (
    <Modal opened={flag !== null} onClose={onClose} title={t('Lower the flag “{flag}”', { flag: flagText(last ?? '') })}>
      {last !== null && (
        <LowerForm key={`${last}-${flag === null}`} patientId={patientId} flag={last} onClose={onClose} onChanged={onChanged} />
      )}
    </Modal>
  )
}

function LowerForm({ patientId, flag, onClose, onChanged }: Props & { flag: string }) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const refresh = () => void client.invalidateQueries({ queryKey: ['patient', patientId] })
  const lowering = useMutation({
    mutationFn: () => call(lowerFlag, { params: { patient_id: patientId, flag }, body: { reason } }),
    onMutate: () => startChange(),
    onSuccess: ({ message, patient, undo }, _, started) => {
      offerUndo({
        message,
        ids: undo ? [undo.id] : [],
        onUndone: (rows) => {
          for (const row of rows) onChanged(row)
          refresh()
        },
        started,
      })
      onChanged(patient)
      onClose()
    },
    onError: (error, _, started) => {
      endChange(started)
      notify.failure(t('The flag was not lowered. {error}', { error: problemSentence(error) }))
    },
    onSettled: refresh,
  })
  const submit = () => {
    if (reason.trim() === '') setMissing(true)
    else lowering.mutate()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="md">
        <span>{t('No answer lowers a flag. Your name, the time and the reason stay in its history.')}</span>
        <Textarea
          label={t('Reason')}
          description={t('What you know, and from where.')}
          required
          autosize
          minRows={3}
          maxLength={FLAG_REASON_LENGTH}
          value={reason}
          error={missing ? t('Say why this flag is lowered.') : undefined}
          onChange={(event) => {
            setReason(event.currentTarget.value)
            setMissing(false)
          }}
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" color="bad" loading={lowering.isPending}>
            {t('Lower the flag')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
