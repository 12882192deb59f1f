import { answerConfirmation, type ConfirmationRequest, listConfirmations } from '@clinic/contract/documents/drafts'
import { gramsWords } from '@clinic/core/documents/document-words'
import { Alert, Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { momentText } from '../../../lib/format/dates.ts'
import { notify } from '../../../lib/notify.tsx'
import { Panel } from '../../../ui/panel.tsx'
import classes from './confirmations.module.css'

const KEY = ['today', 'document-confirmations']

/** What colleagues ask this NP or manager to confirm before they sign (F-7); nothing is shown while nothing is asked. */
export function ConfirmationsPanel() {
  const asked = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(listConfirmations, { signal }) })
  const [opened, open] = useState<ConfirmationRequest | null>(null)
  if (!asked.data || asked.data.length === 0) return null
  return (
    <Panel title="Documents to confirm" note="A colleague signs only after you answer">
      <ul className={classes.list}>
        {asked.data.map((request) => (
          <li key={request.id} className={classes.line}>
            <span className={classes.what}>
              <span className={classes.name}>{request.patient}</span>
              <span className={classes.soft}>
                {gramsWords(request.daily_grams).en} a day for {request.period} · asked by {request.asked_by},{' '}
                {momentText(request.asked_at)}
              </span>
            </span>
            <Button size="xs" aria-label={`Answer for ${request.patient}`} onClick={() => open(request)}>
              Answer…
            </Button>
          </li>
        ))}
      </ul>
      <Modal
        opened={opened !== null}
        onClose={() => open(null)}
        size="lg"
        title={opened && `Confirm the daily grams of ${opened.patient}?`}
      >
        {opened && <AnswerForm key={opened.id} request={opened} onClose={() => open(null)} />}
      </Modal>
    </Panel>
  )
}

function AnswerForm({ request, onClose }: { request: ConfirmationRequest; onClose: () => void }) {
  const { id, kind, patient, patient_id, asked_by, daily_grams, period, condition, condition_reason } = request
  const client = useQueryClient()
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const answering = useMutation({
    mutationFn: (confirmed: boolean) => call(answerConfirmation, { params: { id: String(id) }, body: { confirmed, note: note.trim() } }),
    onSuccess: ({ message }) => {
      notify.success(message)
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
  const decline = () => {
    setMissing(note.trim() === '')
    if (note.trim() !== '') answering.mutate(false)
  }
  return (
    <Stack gap="md">
      <dl className={classes.facts}>
        <dt>Patient</dt>
        <dd>
          {patient}, {patient_id}
        </dd>
        <dt>Amount</dt>
        <dd>
          {gramsWords(daily_grams).en} a day for {period}
        </dd>
        <dt>Condition</dt>
        <dd>{condition}</dd>
        <dt>Why</dt>
        <dd>{condition_reason}</dd>
        <dt>Asked by</dt>
        <dd>
          {asked_by}. You answer as {kind === 'second-np' ? 'the second NP' : 'an NP manager'}.
        </dd>
      </dl>
      <Textarea
        label="Note to your colleague"
        description="Needed if you decline"
        autosize
        minRows={2}
        maxLength={300}
        value={note}
        error={missing && note.trim() === '' ? 'Say why you don’t confirm it.' : null}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {answering.error && (
        <Alert color="bad" role="alert">
          {problemSentence(answering.error)}
        </Alert>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="default" disabled={answering.isPending} onClick={decline}>
          Decline
        </Button>
        <Button loading={answering.isPending} onClick={() => answering.mutate(true)}>
          Confirm {gramsWords(daily_grams).en} a day
        </Button>
      </Group>
    </Stack>
  )
}
