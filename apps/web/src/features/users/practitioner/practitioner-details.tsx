import { type PractitionerDetails as Details, readPractitionerDetails } from '@clinic/contract/documents/practitioner-details'
import { Alert, Button, Modal, Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { phoneText } from '../../../lib/format/phones.ts'
import { t, tIn } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import classes from './practitioner-details.module.css'
import { PractitionerForm } from './practitioner-form.tsx'

/** What medical documents print of an NP beside the licence: names, address, phone (s. 273(1)(a)). */
export function PractitionerDetails({ user }: { user: { id: number; name: string } }) {
  const params = { id: String(user.id) }
  const key = ['practitioner-details', params.id]
  const client = useQueryClient()
  const [editing, setEditing] = useState(false)
  const details = useQuery({ queryKey: key, queryFn: ({ signal }) => call(readPractitionerDetails, { params, signal }) })
  if (details.isPending) return <Skeleton height={44} role="status" aria-label={t('Loading what documents print')} />
  if (details.isError) return <Alert color="bad">{problemSentence(details.error)}</Alert>
  const { given_name, surname, register_given_name, register_surname, profession, address, phone, fax } = details.data
  const complete = [given_name, surname, register_given_name, register_surname, profession, address, phone].every((value) => value !== '')
  return (
    <>
      <div className={classes.line}>
        <span className={classes.what}>
          <span className={classes.name}>
            {given_name || surname ? `${given_name} ${surname}, ${profession}` : t('Nothing recorded yet')}
          </span>
          <span className={classes.about}>{contactText({ address, phone, fax })}</span>
        </span>
        <Chip tone={complete ? 'good' : 'warn'}>{complete ? tIn('details', 'Complete') : t('Can’t sign yet')}</Chip>
        <Button
          variant="default"
          size="xs"
          aria-label={t('Change what documents print of {name}', { name: user.name })}
          onClick={() => setEditing(true)}
        >
          {t('Change…')}
        </Button>
      </div>
      <Modal opened={editing} onClose={() => setEditing(false)} size="lg" title={t('What documents print of {name}', { name: user.name })}>
        {editing && (
          <PractitionerForm
            key={details.data.version}
            user={user}
            details={details.data}
            onSaved={(fresh) => {
              client.setQueryData(key, fresh)
              setEditing(false)
            }}
            onChanged={() => void details.refetch()}
            onClose={() => setEditing(false)}
          />
        )}
      </Modal>
    </>
  )
}

function contactText({ address, phone, fax }: Pick<Details, 'address' | 'phone' | 'fax'>): string {
  const parts = [
    address || t('no address'),
    phone === '' ? t('no phone') : phoneText(phone),
    fax === '' ? '' : t('fax {fax}', { fax: phoneText(fax) }),
  ]
  return parts.filter((part) => part !== '').join(' · ')
}
