import { voidDocument } from '@clinic/contract/documents/documents'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { t } from '../../../lib/messages/t.ts'
import { ActionFrame } from './action-frame.tsx'
import type { ActionProps } from './action-props.ts'
import { useDocumentAction } from './use-document-action.ts'

/** Voids a document that never left the clinic. */
export function VoidForm({ document, patientId, called, about, onClose }: ActionProps) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const voiding = useDocumentAction(patientId, () => call(voidDocument, { params: { id: String(document.id) }, body: { reason } }), onClose)
  return (
    <ActionFrame
      {...{ document, called, about, onClose, pending: voiding.isPending, error: voiding.error }}
      consequences={[
        t('It must never have left the clinic: destroy every printout.'),
        t('Its check code answers “not valid” at once. It stays in the record. This can’t be undone.'),
      ]}
      confirm={t('Void document')}
      ends
      onSubmit={() => {
        setTried(true)
        if (reason.trim() !== '') voiding.mutate()
      }}
    >
      <Textarea
        label={t('Reason')}
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
