import { recordOutcome } from '@clinic/contract/documents/documents'
import type { DeliveryOutcome, DocumentDelivery } from '@clinic/contract/documents/medical-document'
import { Group, Radio, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { momentText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import { WAYS_IN_TEXT } from '../signed/document-texts.ts'
import { ActionFrame } from './action-frame.tsx'
import type { ActionProps } from './action-props.ts'
import { useDocumentAction } from './use-document-action.ts'

/** Records whether a seller received or refused what was sent. */
export function OutcomeForm({ document, patientId, called, about, delivery, onClose }: ActionProps & { delivery: DocumentDelivery }) {
  const [outcome, setOutcome] = useState<DeliveryOutcome | ''>('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const toDo = delivery.to_do !== null
  const params = { id: String(document.id), delivery: String(delivery.id) }
  const record = useDocumentAction(
    patientId,
    () => call(recordOutcome, { params, body: { outcome: outcome || 'received', reason } }),
    onClose,
  )
  const needsReason = outcome === 'refused' && reason.trim() === ''
  const refused = [t('A refused document can be sent again. A seller gives 10 days to answer before it refuses.')]
  return (
    <ActionFrame
      {...{ document, called, about, onClose, pending: record.isPending, error: record.error }}
      consequences={[
        toDo
          ? t('To send to {seller}, {way}. It counts as sent once you record it.', {
              seller: delivery.seller,
              way: WAYS_IN_TEXT[delivery.way],
            })
          : t('Sent to {seller}, {way}, {at}.', {
              seller: delivery.seller,
              way: WAYS_IN_TEXT[delivery.way],
              at: momentText(delivery.at),
            }),
        ...(outcome === 'refused' && !toDo ? refused : []),
      ]}
      confirm={t('Record outcome')}
      onSubmit={() => {
        setTried(true)
        if (outcome !== '' && !needsReason) record.mutate()
      }}
    >
      <Radio.Group
        label={toDo ? t('Was it sent') : t('What did {seller} do', { seller: delivery.seller })}
        value={outcome}
        error={tried && outcome === '' ? t('Choose one.') : null}
        onChange={(chosen) => setOutcome(chosen as typeof outcome)}
      >
        <Group pt="xs">
          {toDo ? <Radio value="sent" label={t('It was sent')} /> : <Radio value="received" label={t('Received it')} />}
          <Radio value="refused" label={toDo ? t('It will not be sent') : t('Refused it')} />
        </Group>
      </Radio.Group>
      {outcome === 'refused' && (
        <Textarea
          label={toDo ? t('Reason') : t('Reason that the seller gave')}
          maxLength={500}
          autosize
          minRows={2}
          value={reason}
          error={tried && needsReason ? t('Write the reason.') : null}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </ActionFrame>
  )
}
