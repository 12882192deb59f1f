import { deliverDocument } from '@clinic/contract/documents/documents'
import { DELIVERY_WAYS, type DeliveryWay } from '@clinic/contract/documents/medical-document'
import type { Seller } from '@clinic/contract/documents/sellers'
import { Alert, Checkbox, NumberInput, Radio, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { dayText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import { WAY_NAMES, WAYS_IN_TEXT } from '../signed/document-texts.ts'
import { SellerField } from '../signed/seller-field.tsx'
import { ActionFrame } from './action-frame.tsx'
import type { ActionProps } from './action-props.ts'
import classes from './actions.module.css'
import { useDocumentAction } from './use-document-action.ts'

const CONSEQUENCES: Readonly<Record<DeliveryWay, readonly string[]>> = {
  portal: [t('The seller finds the document in its portal. Enter the id that the portal gave it.')],
  secure_fax: [
    t('The fax counts as the original.'),
    t('Keep the paper here as a record and give it to no one: otherwise there are two originals.'),
  ],
  original_by_mail: [t('The signed paper leaves the clinic. Print it and post it to the seller.')],
}
const NUMBERS: Readonly<Record<DeliveryWay, string>> = {
  portal: t('Id that the portal gave'),
  secure_fax: t('Fax number'),
  original_by_mail: t('Tracking number (optional)'),
}

/** Sends a document to a seller in a way that the seller takes, or records that it was sent. Never by email. */
export function DeliverForm({ document, patientId, called, about, onClose }: ActionProps) {
  const [seller, setSeller] = useState<Seller | null>(null)
  const [way, setWay] = useState<DeliveryWay>('secure_fax')
  const [number, setNumber] = useState('')
  const [initials, setInitials] = useState(false)
  const [pages, setPages] = useState<number | string>(1)
  const [tried, setTried] = useState(false)
  const body = { seller_id: seller?.id ?? 0, way, number, initials, pages: Number(pages) || 1 }
  const send = useDocumentAction(patientId, () => call(deliverDocument, { params: { id: String(document.id) }, body }), onClose)
  const choose = (chosen: Seller) => {
    setSeller(chosen)
    setWay(chosen.accepts)
    setNumber(chosen.accepts === 'secure_fax' ? chosen.fax : '')
  }
  const changeWay = (chosen: DeliveryWay) => {
    setWay(chosen)
    setNumber(chosen === 'secure_fax' ? (seller?.fax ?? '') : '')
  }
  const needsNumber = way !== 'original_by_mail' && number.trim() === ''
  const needsInitials = way === 'secure_fax' && !initials
  return (
    <ActionFrame
      {...{ document, called, about, onClose, pending: send.isPending, error: send.error }}
      consequences={CONSEQUENCES[way]}
      confirm={seller ? t('Send to {name}', { name: seller.name }) : t('Send')}
      onSubmit={() => {
        setTried(true)
        if (seller !== null && !needsNumber && !needsInitials) send.mutate()
      }}
    >
      <SellerField value={seller?.id ?? null} error={tried && seller === null ? t('Choose a seller.') : null} onChoose={choose} />
      <Radio.Group label={t('How')} value={way} onChange={(chosen) => changeWay(chosen as DeliveryWay)}>
        <Stack gap="xs" pt="xs">
          {DELIVERY_WAYS.map((one) => (
            <Radio key={one} value={one} label={WAY_NAMES[one]} />
          ))}
        </Stack>
      </Radio.Group>
      {seller && (
        <Alert color={seller.accepts === way ? 'accent' : 'warn'} role="status">
          {t('{name} takes: {way}. {accepts_note} ({accepts_on})', {
            name: seller.name,
            way: WAYS_IN_TEXT[seller.accepts],
            accepts_note: seller.accepts_note,
            accepts_on: dayText(seller.accepts_on),
          })}
        </Alert>
      )}
      <div className={classes.pair}>
        <TextInput
          label={NUMBERS[way]}
          maxLength={60}
          value={number}
          error={tried && needsNumber ? t('Enter it, so that the delivery can be found again.') : null}
          onChange={(event) => setNumber(event.currentTarget.value)}
        />
        <NumberInput label={t('Pages')} min={1} max={50} allowDecimal={false} value={pages} onChange={setPages} />
      </div>
      {way === 'secure_fax' && (
        <Checkbox
          label={t('The practitioner’s initials are beside the statement on secure fax')}
          checked={initials}
          error={tried && needsInitials ? t('Without initials a fax does not count as the original.') : null}
          onChange={(event) => setInitials(event.currentTarget.checked)}
        />
      )}
    </ActionFrame>
  )
}
