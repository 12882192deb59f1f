import { transferDocument } from '@clinic/contract/documents/documents'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { t } from '../../../lib/messages/t.ts'
import { SellerField } from '../signed/seller-field.tsx'
import { ActionFrame } from './action-frame.tsx'
import type { ActionProps } from './action-props.ts'
import classes from './actions.module.css'
import { useDocumentAction } from './use-document-action.ts'

/** Records that the patient moved to another seller (s. 287). */
export function TransferForm({ document, patientId, called, about, onClose }: ActionProps) {
  const [seller, setSeller] = useState<number | null>(null)
  const [day, setDay] = useState('')
  const [tried, setTried] = useState(false)
  const body = { seller_id: seller ?? 0, on: day }
  const record = useDocumentAction(patientId, () => call(transferDocument, { params: { id: String(document.id) }, body }), onClose)
  const from = document.seller ?? t('its seller')
  return (
    <ActionFrame
      {...{ document, called, about, onClose, pending: record.isPending, error: record.error }}
      consequences={[
        t('{from} revokes the registration and the new seller registers {called}.', { from, called }),
        t('The end does not change, and no new document is needed.'),
      ]}
      confirm={t('Record transfer')}
      onSubmit={() => {
        setTried(true)
        if (seller !== null && day !== '') record.mutate()
      }}
    >
      <div className={classes.pair}>
        <SellerField
          label={t('To which seller')}
          value={seller}
          without={document.seller_id}
          error={tried && seller === null ? t('Choose a seller.') : null}
          onChoose={({ id }) => setSeller(id)}
        />
        <TextInput
          type="date"
          label={t('Transferred on')}
          min={document.signed_on}
          max="2199-12-31"
          value={day}
          error={tried && day === '' ? t('Enter the day of the transfer.') : null}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
      </div>
    </ActionFrame>
  )
}
