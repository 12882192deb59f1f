import { returnDocument } from '@clinic/contract/documents/documents'
import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { t } from '../../../lib/messages/t.ts'
import { ActionFrame } from './action-frame.tsx'
import type { ActionProps } from './action-props.ts'
import { useDocumentAction } from './use-document-action.ts'

/** Records that a seller gave the document back (s. 284(5), s. 288). */
export function ReturnForm({ document, patientId, called, about, onClose }: ActionProps) {
  const [day, setDay] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const body = { on: day, reason }
  const record = useDocumentAction(patientId, () => call(returnDocument, { params: { id: String(document.id) }, body }), onClose)
  return (
    <ActionFrame
      {...{ document, called, about, onClose, pending: record.isPending, error: record.error }}
      consequences={[
        t('{seller} no longer has it. It can be sent to another seller.', { seller: document.seller ?? t('The seller') }),
        t('If it was registered, its end still counts from the first registration.'),
      ]}
      confirm={t('Record return')}
      onSubmit={() => {
        setTried(true)
        if (day !== '' && reason.trim() !== '') record.mutate()
      }}
    >
      <TextInput
        type="date"
        label={t('Returned on')}
        min={document.signed_on}
        max="2199-12-31"
        value={day}
        error={tried && day === '' ? t('Enter the day of the return.') : null}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <Textarea
        label={t('Reason that the seller gave')}
        maxLength={500}
        autosize
        minRows={2}
        value={reason}
        error={tried && reason.trim() === '' ? t('Write the reason.') : null}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActionFrame>
  )
}
