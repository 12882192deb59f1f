import { recordOutcome } from '@clinic/contract/documents/documents'
import type { DocumentDelivery } from '@clinic/contract/documents/medical-document'
import { Group, Radio, Textarea } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { momentText } from '../../../lib/format/dates.ts'
import { WAY_NAMES } from '../signed/document-texts.ts'
import { ActionFrame } from './action-frame.tsx'
import type { ActionProps } from './action-props.ts'
import { useDocumentAction } from './use-document-action.ts'

/** Records whether a seller received or refused what was sent. */
export function OutcomeForm({ document, patientId, called, about, delivery, onClose }: ActionProps & { delivery: DocumentDelivery }) {
  const [outcome, setOutcome] = useState<'received' | 'refused' | ''>('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const params = { id: String(document.id), delivery: String(delivery.id) }
  const record = useDocumentAction(
    patientId,
    () => call(recordOutcome, { params, body: { outcome: outcome === 'refused' ? 'refused' : 'received', reason } }),
    onClose,
  )
  const needsReason = outcome === 'refused' && reason.trim() === ''
  const refused = ['A refused document can be sent again. A seller gives 10 days to answer before it refuses.']
  return (
    <ActionFrame
      {...{ document, called, about, onClose, pending: record.isPending, error: record.error }}
      consequences={[
        `Sent to ${delivery.seller}, ${WAY_NAMES[delivery.way].toLowerCase()}, ${momentText(delivery.at)}.`,
        ...(outcome === 'refused' ? refused : []),
      ]}
      confirm="Record outcome"
      onSubmit={() => {
        setTried(true)
        if (outcome !== '' && !needsReason) record.mutate()
      }}
    >
      <Radio.Group
        label={`What did ${delivery.seller} do`}
        value={outcome}
        error={tried && outcome === '' ? 'Choose one.' : null}
        onChange={(chosen) => setOutcome(chosen as typeof outcome)}
      >
        <Group pt="xs">
          <Radio value="received" label="Received it" />
          <Radio value="refused" label="Refused it" />
        </Group>
      </Radio.Group>
      {outcome === 'refused' && (
        <Textarea
          label="Reason that the seller gave"
          maxLength={500}
          autosize
          minRows={2}
          value={reason}
          error={tried && needsReason ? 'Write the reason.' : null}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </ActionFrame>
  )
}
