import { type Alarm, type FormAnswer, saveAlarmForm } from '@clinic/contract/alarms'
import { ASQ, asqFaults, asqQuestions } from '@clinic/core/alarms/asq'
import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshAlarms } from '../../lib/alarms/alarms.ts'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { formatLanguage } from '../../lib/messages/language.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'

const ANSWERS: readonly { value: FormAnswer; label: string }[] = [
  { value: 'yes', label: t('Yes') },
  { value: 'no', label: t('No') },
  { value: 'refused', label: t('Refuses to answer') },
]

type Props = { alarm: Alarm | null; onClose: () => void }

/** The ASQ for staff to ask, word for word. `alarm` null: not open. */
export function AsqDialog({ alarm, onClose }: Props) {
  const [last, setLast] = useState(alarm)
  if (alarm !== null && alarm !== last) setLast(alarm)
  const title = last?.name ? t('Ask {name} the {form}', { name: last.name, form: ASQ.name }) : t('Ask the {form}', { form: ASQ.name })
  return (
    <Modal opened={alarm !== null} onClose={onClose} title={title} size="lg">
      {last && <AsqForm key={`${last.id}-${alarm === null}`} id={last.id} onClose={onClose} />}
    </Modal>
  )
}

type Answers = Record<string, FormAnswer>

function AsqForm({ id, onClose }: { id: number; onClose: () => void }) {
  const client = useQueryClient()
  const [given, setGiven] = useState<Answers>({})
  const [checked, setChecked] = useState(false)
  const questions = asqQuestions(given)
  const answers = Object.fromEntries(questions.flatMap(({ tag }) => (given[tag] ? [[tag, given[tag]]] : [])))
  const saving = useMutation({
    mutationFn: () => call(saveAlarmForm, { params: { id: String(id) }, body: { version: ASQ.version, answers } }),
    onSuccess: () => {
      notify.success(t('The answers are saved with the alarm.'))
      onClose()
    },
    onError: (error) => notify.failure(t('The answers were not saved. {error}', { error: problemSentence(error) })),
    onSettled: () => refreshAlarms(client),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (asqFaults(answers).length === 0) saving.mutate()
      }}
    >
      <Stack gap="md">
        <Text>{t('Ask each question word for word. The answers are saved with the alarm as they were given; they are not scored.')}</Text>
        {formatLanguage() === 'fr-CA' && (
          <Text>
            {t(
              'The questions are in English, in the wording that was studied: no French version that may be used here was found. Ask them of someone who understands English; for others, bring in a clinician who speaks French.',
            )}
          </Text>
        )}
        {questions.map(({ tag, text }) => (
          <Radio.Group
            key={tag}
            label={<span lang="en">{text}</span>}
            required
            value={given[tag] ?? ''}
            error={checked && !given[tag] && t('Choose an answer.')}
            onChange={(value) => {
              const answer = ANSWERS.find((one) => one.value === value)?.value
              if (answer) setGiven((before) => ({ ...before, [tag]: answer }))
            }}
          >
            <Group gap="lg" mt="xs">
              {ANSWERS.map((answer) => (
                <Radio key={answer.value} {...answer} />
              ))}
            </Group>
          </Radio.Group>
        ))}
        <Text size="sm" c="dimmed" lang="en">
          {ASQ.source}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {t('Save the answers')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
