import { withdrawSupport } from '@clinic/contract/documents/documents'
import { DELIVERY_WAYS, type DeliveryWay } from '@clinic/contract/documents/medical-document'
import { Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { t } from '../../../lib/messages/t.ts'
import { WAY_NAMES } from '../signed/document-texts.ts'
import { ActionFrame } from './action-frame.tsx'
import type { ActionProps } from './action-props.ts'
import { useDocumentAction } from './use-document-action.ts'

/** The practitioner no longer supports the use; the seller is told in writing and has to revoke the registration (s. 286(1)). */
export function WithdrawForm({ document, patientId, called, about, onClose }: ActionProps) {
  const [reason, setReason] = useState('')
  const [way, setWay] = useState<DeliveryWay>('secure_fax')
  const [number, setNumber] = useState('')
  const [tried, setTried] = useState(false)
  const body = { reason, letter_way: way, letter_number: number }
  const withdraw = useDocumentAction(patientId, () => call(withdrawSupport, { params: { id: String(document.id) }, body }), onClose)
  return (
    <ActionFrame
      {...{ document, called, about, onClose, pending: withdraw.isPending, error: withdraw.error }}
      consequences={[
        t('{seller} gets your letter and has to revoke the registration. {called} can no longer order with it.', {
          seller: document.seller ?? t('A seller that has it'),
          called,
        }),
        t('The letter is written for you: save it from the deliveries of this document.'),
        t('The document does not come back. This can’t be undone: a new visit and a new document would be needed.'),
      ]}
      confirm={t('Withdraw support for {called}', { called })}
      ends
      onSubmit={() => {
        setTried(true)
        if (reason.trim() !== '') withdraw.mutate()
      }}
    >
      <Textarea
        label={t('Reason')}
        description={t('Stays in this record. The seller is told only that use is no longer supported.')}
        maxLength={500}
        autosize
        minRows={2}
        value={reason}
        error={tried && reason.trim() === '' ? t('Write the reason.') : null}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Radio.Group label={t('How the letter goes to the seller')} value={way} onChange={(chosen) => setWay(chosen as DeliveryWay)}>
        <Stack gap="xs" pt="xs">
          {DELIVERY_WAYS.map((one) => (
            <Radio key={one} value={one} label={one === 'original_by_mail' ? t('Posted letter') : WAY_NAMES[one]} />
          ))}
        </Stack>
      </Radio.Group>
      <TextInput
        label={t('Fax number, portal id or tracking number (optional)')}
        maxLength={60}
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
    </ActionFrame>
  )
}
