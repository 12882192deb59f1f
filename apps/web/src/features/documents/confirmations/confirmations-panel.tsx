import { answerConfirmation, type ConfirmationRequest, listConfirmations } from '@clinic/contract/documents/drafts'
import { Alert, Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { momentText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { gramsText } from '../signed/document-texts.ts'
import classes from './confirmations.module.css'

const KEY = ['today', 'document-confirmations']

/** What colleagues ask this NP or manager to confirm before they sign (F-7); nothing is shown while nothing is asked. */
export function ConfirmationsPanel() {
  const asked = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(listConfirmations, { signal }) })
  const [opened, open] = useState<ConfirmationRequest | null>(null)
  if (!asked.data || asked.data.length === 0) return null
  return (
    <Panel title={t('Documents to confirm')} note={t('A colleague signs only after you answer')}>
      <ul className={classes.list}>
        {asked.data.map((request) => (
          <li key={request.id} className={classes.line}>
            <span className={classes.what}>
              <span className={classes.name}>{request.patient}</span>
              <span className={classes.soft}>
                {t('{grams} a day for {period} · asked by {asked_by}, {asked_at}', {
                  grams: gramsText(request.daily_grams),
                  period: request.period,
                  asked_by: request.asked_by,
                  asked_at: momentText(request.asked_at),
                })}
              </span>
            </span>
            <Button size="xs" aria-label={t('Answer for {patient}', { patient: request.patient })} onClick={() => open(request)}>
              {t('Answer…')}
            </Button>
          </li>
        ))}
      </ul>
      <Modal
        opened={opened !== null}
        onClose={() => open(null)}
        size="lg"
        title={opened && t('Confirm the daily grams of {patient}?', { patient: opened.patient })}
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
        <dt>{t('Patient')}</dt>
        <dd>
          {patient}, {patient_id}
        </dd>
        <dt>{t('Amount')}</dt>
        <dd>{t('{grams} a day for {period}', { grams: gramsText(daily_grams), period })}</dd>
        <dt>{t('Condition')}</dt>
        <dd>{condition}</dd>
        <dt>{t('Why')}</dt>
        <dd>{condition_reason}</dd>
        <dt>{t('Asked by')}</dt>
        <dd>
          {kind === 'second-np'
            ? t('{asked_by}. You answer as the second NP.', { asked_by })
            : t('{asked_by}. You answer as an NP manager.', { asked_by })}
        </dd>
      </dl>
      <Textarea
        label={t('Note to your colleague')}
        description={t('Needed if you decline')}
        autosize
        minRows={2}
        maxLength={300}
        value={note}
        error={missing && note.trim() === '' ? t('Say why you don’t confirm it.') : null}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {answering.error && (
        <Alert color="bad" role="alert">
          {problemSentence(answering.error)}
        </Alert>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button variant="default" disabled={answering.isPending} onClick={decline}>
          {t('Decline')}
        </Button>
        <Button loading={answering.isPending} onClick={() => answering.mutate(true)}>
          {t('Confirm {grams} a day', { grams: gramsText(daily_grams) })}
        </Button>
      </Group>
    </Stack>
  )
}
