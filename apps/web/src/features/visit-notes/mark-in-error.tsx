import { markNoteInError, NOTE_ERROR_REASONS, type NoteErrorReason, type SignedNote } from '@clinic/contract/patients/visit-notes'
import { Button, Group, Modal, Radio, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { ERROR_REASONS, signatureText } from './note-words.ts'
import { refreshNotes } from './use-visit-notes.ts'
import classes from './visit-notes.module.css'

type Props = { patientId: string; called: string; note: SignedNote | null; onClose: () => void }

/** Asks why a signed note does not belong into this record, and marks it. `note` null: closed. */
export function MarkInErrorDialog({ note, onClose, ...about }: Props) {
  const [last, setLast] = useState(note)
  if (note !== null && note !== last) setLast(note)
  return (
    <Modal
      opened={note !== null}
      onClose={onClose}
      title={
        last &&
        t('Mark the {kind, select, visit {visit note} addendum {addendum} other {late entry}} as entered in error?', { kind: last.kind })
      }
    >
      {last && <MarkForm key={`${last.id}-${note === null}`} note={last} onClose={onClose} {...about} />}
    </Modal>
  )
}

function MarkForm({ patientId, called, note, onClose }: Props & { note: SignedNote }) {
  const client = useQueryClient()
  const [reason, setReason] = useState<NoteErrorReason | null>(null)
  const [missing, setMissing] = useState(false)
  const marking = useMutation({
    mutationFn: (chosen: NoteErrorReason) =>
      call(markNoteInError, { params: { patient_id: patientId, id: String(note.id) }, body: { reason: chosen } }),
    onSuccess: ({ message }) => {
      notify.success(message)
      void refreshNotes(client, patientId)
      onClose()
    },
    onError: (error) => notify.failure(problemSentence(error)),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (reason === null) setMissing(true)
        else marking.mutate(reason)
      }}
    >
      <Stack gap="md">
        <p className={classes.text}>
          {t(
            '{note}, in the record of {called}. Its text and what was added to it will be hidden from care and shown to administrators alone. This can’t be undone. Write the right note in the right record.',
            { note: signatureText(note), called },
          )}
        </p>
        <Radio.Group
          label={t('Why')}
          value={reason ?? ''}
          error={missing && reason === null && t('Choose a reason.')}
          onChange={(chosen) => setReason(chosen as NoteErrorReason)}
        >
          <Stack gap="xs" pt="xs">
            {NOTE_ERROR_REASONS.map((one) => (
              <Radio key={one} value={one} label={ERROR_REASONS[one]} />
            ))}
          </Stack>
        </Radio.Group>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" color="bad" loading={marking.isPending}>
            {t('Mark as entered in error')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
