import type { StatusRow } from '@clinic/contract/patients'
import type { HelpNext } from '@clinic/contract/queues'
import { proposeHelpNext } from '@clinic/core/queues/propose-help-next'
import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isOfAlarm } from '../../../lib/alarms/alarms.ts'
import { minuteText } from '../../../lib/format/dates.ts'
import { localDay } from '../../../lib/format/local-day.ts'
import { PATIENT_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import classes from './help-dialog.module.css'
import { callBackError, helpQuestion, nextChoices } from './help-text.ts'
import { usePatientPlans } from './use-patient-plans.ts'

export type HelpAsked = { row: StatusRow; onNext: (next: HelpNext) => void }

/** Asks what comes next for a patient whose help request is completed (F-3). `asked` null: closed. */
export function HelpDialog({ asked, onClose }: { asked: HelpAsked | null; onClose: () => void }) {
  const client = useQueryClient()
  const [last, setLast] = useState(asked)
  if (asked !== null && asked !== last) setLast(asked)
  const question = last && helpQuestion(last.row, isOfAlarm(client, last.row.patient_id))
  const cancel = () => {
    onClose()
    notify.info(PATIENT_TEXTS.cancelled)
  }
  return (
    <Modal opened={asked !== null} onClose={cancel} title={question?.title}>
      {last && question && (
        <HelpForm
          key={`${last.row.patient_id}-${asked === null}`}
          row={last.row}
          question={question}
          onCancel={cancel}
          onNext={(next) => {
            onClose()
            last.onNext(next)
          }}
        />
      )}
    </Modal>
  )
}

type FormProps = HelpAsked & { question: ReturnType<typeof helpQuestion>; onCancel: () => void }

function HelpForm({ row, question, onCancel, onNext }: FormProps) {
  const [first] = useState(() => proposeHelpNext(row, localDay()))
  const { clock, suggested, staysFor } = usePatientPlans(row.patient_id)
  const [chosen, choose] = useState<HelpNext['next'] | null>(null)
  const next = chosen ?? (staysFor === null ? first : 'in-line')
  const [entered, setEntered] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const at_local = entered ?? suggested
  const error = next === 'call-back' ? callBackError(at_local, clock) : null
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (error === null) onNext(next === 'call-back' ? { next, at_local } : { next })
      }}
    >
      <Stack gap="md">
        <p className={classes.text}>{question.text}</p>
        <Radio.Group label={t('What comes next?')} value={next} onChange={(value) => choose(value as HelpNext['next'])}>
          <Stack gap="xs" pt="xs">
            {nextChoices(staysFor).map((choice) => (
              <Radio
                key={choice.next}
                value={choice.next}
                label={choice.label}
                description={choice.description}
                data-autofocus={choice.next === first || undefined}
              />
            ))}
          </Stack>
        </Radio.Group>
        {next === 'call-back' && (
          <TextInput
            type="datetime-local"
            label={t('Call back at')}
            description={
              clock ? t('By the patient’s clock, which shows {clock}', { clock: minuteText(clock) }) : t('By the patient’s clock')
            }
            required
            value={at_local}
            error={tried && error}
            onChange={(event) => setEntered(event.currentTarget.value)}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button type="submit" color={question.tone}>
            {question.confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
