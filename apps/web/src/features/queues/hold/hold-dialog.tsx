import type { PcrHoldReason, StatusRow } from '@clinic/contract/patients'
import type { PcrHold } from '@clinic/contract/queues'
import { Button, Modal, Radio, Stack, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { clinicInstant, clinicTime } from '../../../lib/format/clinic-clock.ts'
import { PCR_HOLD_LABELS } from '../../../lib/format/pcr-hold-labels.ts'
import { identityText, personText } from '../../../lib/format/person-text.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from './hold-menu.module.css'
import { holdTimes } from './hold-times.ts'

/** `whom`: the patient, or how many they are. With `onHoldFor` a reason is asked too; `reason`: that of a hold that is changed. */
export type HoldRequest = { whom: StatusRow | string } & (
  | { onHold: (until: string | null) => void }
  | { reason: PcrHoldReason | ''; onHoldFor: (hold: PcrHold) => void }
)

const REASONS = Object.keys(PCR_HOLD_LABELS) as PcrHoldReason[]
const SOONEST = 5 * 60_000

/** Asks until when to hold. `asked` null: closed. */
export function HoldDialog({ asked, onClose }: { asked: HoldRequest | null; onClose: () => void }) {
  const [last, setLast] = useState(asked)
  if (asked !== null && asked !== last) setLast(asked)
  const whom = last?.whom ?? ''
  const patient = typeof whom === 'string' ? null : whom
  return (
    <Modal
      opened={asked !== null}
      onClose={onClose}
      title={t('Hold {whom}', { whom: typeof whom === 'string' ? whom : personText(whom) })}
      size="sm"
    >
      {patient && (
        <p className={classes.about}>
          {t('{row} The patient stays assigned and moves to the end of the list until the hold ends.', { row: identityText(patient) })}
        </p>
      )}
      {last && 'onHold' in last && (
        <HoldForm
          onHold={(until) => {
            onClose()
            last.onHold(until)
          }}
        />
      )}
      {last && 'onHoldFor' in last && (
        <ReasonForm
          key={`${patient?.patient_id}-${asked === null}`}
          reason={last.reason}
          onHoldFor={(given) => {
            onClose()
            last.onHoldFor(given)
          }}
        />
      )}
    </Modal>
  )
}

/** A PCR says why, then until when. */
function ReasonForm({ reason: before, onHoldFor }: { reason: PcrHoldReason | ''; onHoldFor: (hold: PcrHold) => void }) {
  const [reason, setReason] = useState(before)
  const [error, setError] = useState('')
  const group = useRef<HTMLDivElement>(null)
  const hold = (until: string) => {
    if (reason !== '') return onHoldFor({ reason, until })
    setError(t('Choose a reason.'))
    group.current?.querySelector('input')?.focus()
  }
  return (
    <Stack gap="md">
      <Radio.Group
        ref={group}
        label={t('Why')}
        required
        value={reason}
        error={error}
        onChange={(value) => {
          setReason(REASONS.find((one) => one === value) ?? '')
          setError('')
        }}
      >
        <Stack gap="xs" mt="xs">
          {REASONS.map((one, place) => (
            <Radio key={one} value={one} label={PCR_HOLD_LABELS[one]} data-autofocus={place === 0 || undefined} />
          ))}
        </Stack>
      </Radio.Group>
      <HoldForm onHoldUntil={hold} />
    </Stack>
  )
}

type FormProps = { onHold: (until: string | null) => void } | { onHoldUntil: (until: string) => void }

/** With `onHold` a hold may also have no end. */
function HoldForm(props: FormProps) {
  const onUntil = 'onHold' in props ? props.onHold : props.onHoldUntil
  const [now] = useState(() => Date.now())
  const [time, setTime] = useState('')
  const [error, setError] = useState('')
  const submit = () => {
    const moment = clinicInstant(time)
    if (Number.isNaN(moment)) setError(t('Enter a date and a time.'))
    else if (moment < Date.now() + SOONEST) setError(t('Choose a time in the future.'))
    else onUntil(new Date(moment).toISOString())
  }
  return (
    <Stack gap="xs">
      {holdTimes(now).map(({ label, until, when }, place) => (
        <Button
          key={label}
          variant="default"
          justify="space-between"
          className={classes.choice ?? ''}
          data-autofocus={('onHold' in props && place === 0) || undefined}
          rightSection={<span className={classes.time}>{when}</span>}
          onClick={() => onUntil(until.toISOString())}
        >
          {label}
        </Button>
      ))}
      {'onHold' in props && (
        <Button variant="default" justify="flex-start" onClick={() => props.onHold(null)}>
          {t('Until I remove it')}
        </Button>
      )}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextInput
          type="datetime-local"
          label={t('Another date and time')}
          description={t('Clinic time')}
          min={clinicTime(now)}
          value={time}
          error={error}
          onChange={(event) => setTime(event.currentTarget.value)}
          mt="xs"
          inputContainer={(input) => (
            <div className={classes.another}>
              {input}
              <Button type="submit">{t('Hold')}</Button>
            </div>
          )}
        />
      </form>
    </Stack>
  )
}
