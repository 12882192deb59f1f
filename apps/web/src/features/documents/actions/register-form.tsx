import { registerDocument } from '@clinic/contract/documents/documents'
import type { Reporter } from '@clinic/contract/documents/medical-document'
import { Group, Radio, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { t } from '../../../lib/messages/t.ts'
import { periodText } from '../signed/document-texts.ts'
import { SellerField } from '../signed/seller-field.tsx'
import { ActionFrame } from './action-frame.tsx'
import type { ActionProps } from './action-props.ts'
import classes from './actions.module.css'
import { useDocumentAction } from './use-document-action.ts'

/** Records the day of registration, from which the period counts (s. 273(4)). */
export function RegisterForm({ document, patientId, called, about, onClose }: ActionProps) {
  const [seller, setSeller] = useState(document.seller_id)
  const [day, setDay] = useState('')
  const [reporter, setReporter] = useState<Reporter | ''>('')
  const [tried, setTried] = useState(false)
  const body = { seller_id: seller ?? 0, registered_on: day, reported_by: reporter === 'patient' ? reporter : ('seller' as const) }
  const record = useDocumentAction(patientId, () => call(registerDocument, { params: { id: String(document.id) }, body }), onClose)
  return (
    <ActionFrame
      {...{ document, called, about, onClose, pending: record.isPending, error: record.error }}
      consequences={[
        t('The {period} count from this day. The renewal date and reminders follow it.', { period: periodText(document.period) }),
        t('If seller and patient give different days, the earlier one counts and the difference is shown.'),
      ]}
      confirm={t('Record registration')}
      onSubmit={() => {
        setTried(true)
        if (seller !== null && day !== '' && reporter !== '') record.mutate()
      }}
    >
      <SellerField value={seller} error={tried && seller === null ? t('Choose a seller.') : null} onChoose={({ id }) => setSeller(id)} />
      <div className={classes.pair}>
        <TextInput
          type="date"
          label={t('Registered on')}
          min={document.signed_on}
          max="2199-12-31"
          value={day}
          error={tried && day === '' ? t('Enter the day of registration.') : null}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <Radio.Group
          label={t('Who told us')}
          value={reporter}
          error={tried && reporter === '' ? t('Choose one.') : null}
          onChange={(chosen) => setReporter(chosen as Reporter)}
        >
          <Group pt="xs">
            <Radio value="seller" label={t('The seller')} />
            <Radio value="patient" label={t('The patient')} />
          </Group>
        </Radio.Group>
      </div>
    </ActionFrame>
  )
}
