import type { Seller } from '@clinic/contract/documents/sellers'
import { beginVerification } from '@clinic/contract/documents/verification'
import { Alert, Button, Group, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { Panel } from '../../../ui/panel.tsx'
import { SellerField } from '../signed/seller-field.tsx'
import type { Started } from './started.ts'

/** Which document, which seller, and who speaks. */
export function BeginStep({ onBegun }: { onBegun: (started: Started) => void }) {
  const [number, setNumber] = useState('')
  const [seller, setSeller] = useState<Seller | null>(null)
  const [caller, setCaller] = useState('')
  const [tried, setTried] = useState(false)
  const beginning = useMutation({
    mutationFn: (seller_id: number) =>
      call(beginVerification, { body: { document_number: number.trim(), seller_id, caller_name: caller.trim() } }),
    onSuccess: (begun) => onBegun({ call: begun, number: number.trim(), caller: caller.trim(), started: Date.now() }),
  })
  return (
    <Panel title={t('Which document, and who asks')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (number.trim() !== '' && caller.trim() !== '' && seller !== null) beginning.mutate(seller.id)
        }}
      >
        <Stack gap="md">
          <TextInput
            label={t('Document number')}
            description={t('As the caller reads it. A document is never looked up by name.')}
            placeholder={t('MD-26-…')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={number}
            error={tried && number.trim() === '' ? t('Ask the caller for the number on the document.') : null}
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
          <SellerField
            value={seller?.id ?? null}
            error={tried && seller === null ? t('Choose the seller that calls.') : null}
            onChoose={setSeller}
          />
          <TextInput
            label={t('Caller’s name')}
            autoComplete="off"
            maxLength={120}
            value={caller}
            error={tried && caller.trim() === '' ? t('Ask who is calling.') : null}
            onChange={(event) => setCaller(event.currentTarget.value)}
          />
          {beginning.error && (
            <Alert color="bad" role="alert">
              {problemSentence(beginning.error)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button type="submit" loading={beginning.isPending}>
              {t('Continue')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  )
}
