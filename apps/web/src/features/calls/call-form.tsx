import { CALL_OUTCOMES, type CallLog, type CallOutcome } from '@clinic/contract/patients/calls'
import { OUTCOME_TEXTS, stepText } from '@clinic/core/calls/step-text'
import { Button, Group, Kbd, Stack, TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ApiProblem, problemSentence } from '../../lib/api-problem.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import classes from './call-dialog.module.css'
import { useRecordCall } from './use-calls.ts'

/** `first`: the outcome that is chosen when the form opens. */
type Props = { log: CallLog; patientId: string; first?: CallOutcome | null; onClose: () => void }

/** How the call ended, by a press or by its number, and when the next one is. */
export function CallForm({ log, patientId, first = null, onClose }: Props) {
  const [outcome, setOutcome] = useState<CallOutcome | null>(first)
  const [time, setTime] = useState(first ? (log.proposals[first]?.next_local ?? '') : '')
  const [missing, setMissing] = useState(false)
  const recording = useRecordCall(patientId, onClose)
  const proposed = outcome && log.proposals[outcome]
  const choose = (chosen: CallOutcome) => {
    setOutcome(chosen)
    setTime(log.proposals[chosen]?.next_local ?? '')
    setMissing(false)
    recording.reset()
  }
  const submit = () => {
    if (outcome === null || (proposed?.step === 'call' && time === '')) return setMissing(true)
    recording.mutate(
      { outcome, after: log.last_id, ...(proposed?.step === 'call' && { next_local: time }) },
      {
        onError: (error) => {
          if (timeError(error) === null) notify.failure(t('The call was not recorded. {error}', { error: problemSentence(error) }))
        },
      },
    )
  }
  const handleKey = (event: KeyboardEvent) => {
    const chosen = CALL_OUTCOMES[Number(event.key) - 1]
    if (!chosen || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    event.preventDefault()
    choose(chosen)
    event.currentTarget.querySelectorAll<HTMLInputElement>('[name="call-outcome"]')[Number(event.key) - 1]?.focus()
  }
  return (
    <form
      noValidate
      onKeyDown={handleKey}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="md">
        <Outcomes chosen={outcome} onChoose={choose} missing={missing && outcome === null} />
        {proposed?.step === 'call' && (
          <TextInput
            type="datetime-local"
            label={outcome === 'call-back' ? t('Call back at') : t('Next call')}
            description={
              outcome === 'call-back'
                ? t('The time that the patient asked for, by the patient’s clock')
                : t('By the patient’s clock, from 9:00 to 21:00, not within four hours')
            }
            required
            value={time}
            error={missing && time === '' ? t('Enter a date and a time.') : timeError(recording.error)}
            onChange={(event) => {
              setTime(event.currentTarget.value)
              recording.reset()
            }}
          />
        )}
        {proposed && proposed.step !== 'call' && <p className={classes.line}>{`${t(stepText(proposed.step, null))}.`}</p>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={recording.isPending}>
            {t('Record the call')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type OutcomesProps = { chosen: CallOutcome | null; missing: boolean; onChoose: (outcome: CallOutcome) => void }

function Outcomes({ chosen, missing, onChoose }: OutcomesProps) {
  const first = useRef<HTMLInputElement>(null)
  const start = CALL_OUTCOMES.indexOf(chosen ?? 'reached')
  // The dialog looked for its first field before the calls were loaded.
  useEffect(() => first.current?.focus(), [])
  return (
    <fieldset className={classes.outcomes} aria-describedby={missing ? 'call-outcome-missing' : undefined}>
      <legend>{t('How did it go?')}</legend>
      {CALL_OUTCOMES.map((outcome, place) => (
        <label key={outcome} className={classes.outcome}>
          <input
            type="radio"
            name="call-outcome"
            checked={chosen === outcome}
            ref={place === start ? first : undefined}
            onChange={() => onChoose(outcome)}
          />
          <span>{t(OUTCOME_TEXTS[outcome])}</span>
          <Kbd aria-hidden>{place + 1}</Kbd>
        </label>
      ))}
      {missing && (
        <p id="call-outcome-missing" role="alert" className={classes.missing}>
          {t('Choose how the call went.')}
        </p>
      )}
    </fieldset>
  )
}

function timeError(error: unknown): string | null {
  return (error instanceof ApiProblem && error.fields?.next_local) || null
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'radio'
}
