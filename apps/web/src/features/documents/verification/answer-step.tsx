import {
  type Asked,
  CONFIRMABLE,
  type Confirmable,
  endVerification,
  NEVER_TOLD,
  type VerificationCall,
} from '@clinic/contract/documents/verification'
import { Alert, Button, Checkbox, Group, Stack, Textarea } from '@mantine/core'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { dayText } from '../../../lib/format/dates.ts'
import { t, tIn } from '../../../lib/messages/t.ts'
import { Panel } from '../../../ui/panel.tsx'
import { gramsText, periodText, STATE_NAMES } from '../signed/document-texts.ts'
import { CONFIRMABLE_NAMES } from './confirmable-names.ts'
import { minutesSince } from './minutes-since.ts'
import type { Started } from './started.ts'
import classes from './verification.module.css'

const NEVER_NAMES: Readonly<Record<(typeof NEVER_TOLD)[number], string>> = {
  ...{
    diagnosis: t('Diagnosis'),
    scores: t('Scores'),
    medications: t('Medicines'),
    address: t('Address'),
    'other-sellers': t('Other sellers'),
  },
  ...{ 'other-documents': t('Other documents'), 'reason-for-change': t('Reason for a change'), other: t('Something else') },
}

type Facts = NonNullable<VerificationCall['facts']>
type Props = { going: Started; onEnded: (call: VerificationCall) => void }

/** Match or no match, what may be confirmed, what was asked besides, and the log. */
export function AnswerStep({ going, onEnded }: Props) {
  const { id, matched, facts } = going.call
  const [confirmed, setConfirmed] = useState<readonly Confirmable[]>([])
  const [refused, setRefused] = useState<readonly (typeof NEVER_TOLD)[number][]>([])
  const [doubt, setDoubt] = useState(matched !== true)
  const [note, setNote] = useState('')
  const ending = useMutation({
    mutationFn: () => {
      const asked: Asked[] = [...confirmed, ...refused]
      const body = { asked, confirmed: doubt ? [] : [...confirmed], doubt, note: note.trim(), minutes: minutesSince(going.started) }
      return call(endVerification, { params: { id: String(id) }, body })
    },
    onSuccess: onEnded,
  })
  return (
    <>
      <Verdict matched={matched === true} />
      {matched === true && facts && !doubt && (
        <Panel title={t('What you may confirm')} note={t('Tick what you confirmed')}>
          <ul className={classes.facts}>
            {CONFIRMABLE.map((one) => (
              <li key={one}>
                <Checkbox
                  label={CONFIRMABLE_NAMES[one]}
                  description={factText(one, facts)}
                  checked={confirmed.includes(one)}
                  onChange={() => setConfirmed(toggled(confirmed, one))}
                />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={t('The log of this call')}>
        <Stack gap="md">
          <fieldset className={classes.never}>
            <legend>{t('Also asked for, and not answered')}</legend>
            {NEVER_TOLD.map((one) => (
              <Checkbox
                key={one}
                label={NEVER_NAMES[one]}
                checked={refused.includes(one)}
                onChange={() => setRefused(toggled(refused, one))}
              />
            ))}
          </fieldset>
          {matched === true && (
            <Checkbox
              label={t('Something was odd: I gave no answer')}
              checked={doubt}
              onChange={(event) => setDoubt(event.currentTarget.checked)}
            />
          )}
          <Textarea
            label={t('Note, if anything was odd (optional)')}
            autosize
            minRows={2}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          {ending.error && (
            <Alert color="bad" role="alert">
              {problemSentence(ending.error)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button loading={ending.isPending} onClick={() => ending.mutate()}>
              {doubt ? t('Log: no answer given') : t('Log and end the call')}
            </Button>
          </Group>
        </Stack>
      </Panel>
    </>
  )
}

function Verdict({ matched }: { matched: boolean }) {
  return matched ? (
    <Alert color="good" role="status" icon={<IconCircleCheck aria-hidden />} title={t('Match')}>
      {t('Say “match”. Confirm only what the caller asks about, and only from the list.')}
    </Alert>
  ) : (
    <Alert color="warn" role="status" icon={<IconCircleX aria-hidden />} title={tIn('caller', 'No match')}>
      {t('Say “no match” and nothing else, not even which part. Give no answer: the practitioner and their managers are told.')}
    </Alert>
  )
}

function factText(one: Confirmable, facts: Facts): string {
  switch (one) {
    case 'consultation':
      return facts.consultation
        ? t('Yes, {day}', { day: facts.consulted_on ? dayText(facts.consulted_on) : t('day not recorded') })
        : t('No')
    case 'practitioner':
      return facts.practitioner
    case 'grams':
      return t('{grams} of dried cannabis a day', { grams: gramsText(facts.daily_grams) })
    case 'period':
      return periodText(facts.period)
    case 'signature-day':
      return dayText(facts.signed_on)
    case 'number':
      return facts.document_number
    default:
      return facts.in_force
        ? t('In force: {state}', { state: STATE_NAMES[facts.state].toLowerCase() })
        : t('Not in force: {state}', { state: STATE_NAMES[facts.state].toLowerCase() })
  }
}

function toggled<T>(chosen: readonly T[], one: T): T[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]
}
