import { Button, Modal, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import classes from './hold-menu.module.css'
import { fieldTime, holdTimes } from './hold-times.ts'

/** `whom`: whose hold it is, for the title. */
export type HoldRequest = { whom: string; onHold: (until: string | null) => void }

const SOONEST = 5 * 60_000

/** Asks until when to hold. `asked` null: closed. */
export function HoldDialog({ asked, onClose }: { asked: HoldRequest | null; onClose: () => void }) {
  const [last, setLast] = useState(asked)
  if (asked !== null && asked !== last) setLast(asked)
  return (
    <Modal opened={asked !== null} onClose={onClose} title={t('Hold {whom}', { whom: last?.whom ?? '' })} size="sm">
      <HoldForm
        onHold={(until) => {
          onClose()
          last?.onHold(until)
        }}
      />
    </Modal>
  )
}

function HoldForm({ onHold }: Pick<HoldRequest, 'onHold'>) {
  const [now] = useState(() => Date.now())
  const [time, setTime] = useState('')
  const [error, setError] = useState('')
  const submit = () => {
    const moment = new Date(time)
    if (Number.isNaN(moment.getTime())) setError(t('Enter a date and a time.'))
    else if (moment.getTime() < Date.now() + SOONEST) setError(t('Choose a time in the future.'))
    else onHold(moment.toISOString())
  }
  return (
    <Stack gap="xs">
      {holdTimes(now).map(({ label, until, when }, place) => (
        <Button
          key={label}
          variant="default"
          justify="space-between"
          className={classes.choice ?? ''}
          data-autofocus={place === 0 || undefined}
          rightSection={<span className={classes.time}>{when}</span>}
          onClick={() => onHold(until.toISOString())}
        >
          {label}
        </Button>
      ))}
      <Button variant="default" justify="flex-start" onClick={() => onHold(null)}>
        {t('Until I remove it')}
      </Button>
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
          description={t('In your local time')}
          min={fieldTime(new Date(now))}
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
