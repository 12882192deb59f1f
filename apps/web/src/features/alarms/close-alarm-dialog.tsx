import { ALARM_OUTCOMES, type Alarm, type AlarmOutcome, closeAlarm } from '@clinic/contract/alarms'
import { checkClosing } from '@clinic/core/alarms/check-closing'
import { Button, Group, Modal, Radio, Stack, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshAlarms } from '../../lib/alarms/alarms.ts'
import { call } from '../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../lib/api-problem.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { OUTCOME_LABELS, whySentence } from './alarm-messages.ts'

type Props = { alarm: Alarm | null; now: string; onClose: () => void }

/** Closes an alarm in one’s own name. `alarm` null: not open. */
export function CloseAlarmDialog({ alarm, now, onClose }: Props) {
  const [last, setLast] = useState(alarm)
  if (alarm !== null && alarm !== last) setLast(alarm)
  return (
    <Modal
      opened={alarm !== null}
      onClose={onClose}
      title={last?.name ? t('Close the alarm of {name}', { name: last.name }) : t('Close this alarm')}
      size="lg"
    >
      {last && (
        <Stack gap="md">
          <span>{whySentence(last, now)}</span>
          <ClosingForm key={`${last.id}-${alarm === null}`} id={last.id} onClose={onClose} />
        </Stack>
      )}
    </Modal>
  )
}

const NOTHING = { outcome: '' as AlarmOutcome | '', reason: '', next_step: '' }

function ClosingForm({ id, onClose }: { id: number; onClose: () => void }) {
  const client = useQueryClient()
  const [given, setGiven] = useState(NOTHING)
  const [fields, setFields] = useState<Record<string, string>>({})
  const closing = useMutation({
    mutationFn: () => call(closeAlarm, { params: { id: String(id) }, body: given }),
    onSuccess: () => {
      notify.success(t('Alarm closed. The audit log has your name and the outcome.'))
      onClose()
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.code === 'alarm-outcome-needed') setFields(error.fields)
      else notify.failure(t('The alarm was not closed. {error}', { error: problemSentence(error) }))
    },
    onSettled: () => refreshAlarms(client),
  })
  const put = (change: Partial<typeof NOTHING>) => {
    setGiven((before) => ({ ...before, ...change }))
    setFields({})
  }
  const submit = () => {
    const checked = checkClosing(given)
    if ('fields' in checked) setFields(checked.fields)
    else closing.mutate()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="md">
        <Radio.Group
          label={t('Outcome')}
          required
          value={given.outcome}
          onChange={(value) => put({ outcome: ALARM_OUTCOMES.find((one) => one === value) ?? '' })}
          error={fields.outcome && t(fields.outcome)}
        >
          <Stack gap="xs" mt="xs">
            {ALARM_OUTCOMES.map((one) => (
              <Radio key={one} value={one} label={OUTCOME_LABELS[one]} />
            ))}
          </Stack>
        </Radio.Group>
        {given.outcome === 'false-alarm' && (
          <Textarea
            label={t('Why it was a false alarm')}
            required
            maxLength={1000}
            value={given.reason}
            error={fields.reason && t(fields.reason)}
            onChange={(event) => put({ reason: event.currentTarget.value })}
          />
        )}
        <Textarea
          label={t('Next step')}
          description={t('Who does what, and when. “None” where nothing more is needed.')}
          required
          maxLength={1000}
          value={given.next_step}
          error={fields.next_step && t(fields.next_step)}
          onChange={(event) => put({ next_step: event.currentTarget.value })}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" color="bad" loading={closing.isPending}>
            {t('Close the alarm')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
