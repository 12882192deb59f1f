import { joinConversation } from '@clinic/contract/chat/attention'
import type { TodayAsking } from '@clinic/contract/queues/today'
import { Button, UnstyledButton } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { tSentence } from '../../lib/messages/sentence.ts'
import { t, tPair } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { Panel } from '../../ui/panel.tsx'
import classes from './rows.module.css'
import { minutesUntil, spanText } from './today-text.ts'

type Row = TodayAsking['rows'][number]
type Props = { asking: TodayAsking; now: string; onPatient: (patientId: string) => void }

/** Patients who wait in the chat. One press joins and opens the conversation in the record (F-11). */
export function AskingPanel({ asking: { total, rows }, now, onPatient }: Props) {
  const navigate = useNavigate()
  const join = useMutation({
    mutationFn: ({ conversation_id }: Row) => call(joinConversation, { params: { conversation_id } }),
    onSuccess: (_, { patient_id }) => void navigate({ to: '/pages/patient', search: { patient: patient_id, part: 'conversation' } }),
    onError: (error) => notify.failure(t('You have not joined. {error}', { error: problemSentence(error) })),
  })
  return (
    <Panel title={t('Asking for a person')} note={t('{total} in the chat', { total })} flush>
      {total === 0 && <p className={classes.none}>{t('No one is waiting in the chat.')}</p>}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={row.conversation_id} className={classes.row} data-urgent>
            <div className={classes.who} data-whole>
              <UnstyledButton className={classes.name} aria-haspopup="dialog" onClick={() => onPatient(row.patient_id)}>
                {row.name || t('No name yet')}
              </UnstyledButton>
              <span className={classes.about}>
                {[spanText(Math.max(0, -minutesUntil(row.asked_at, now))), tSentence(row.about)].filter(Boolean).join(' · ')}
              </span>
            </div>
            <Button
              className={classes.action}
              size="xs"
              variant="light"
              loading={join.isPending && join.variables.conversation_id === row.conversation_id}
              aria-label={tPair(t('Join'), row.name || row.patient_id)}
              onClick={() => join.mutate(row)}
            >
              {t('Join')}
            </Button>
          </li>
        ))}
      </ul>
      {total > rows.length && <p className={classes.none}>{t('{total} more in the queue', { total: total - rows.length })}</p>}
    </Panel>
  )
}
