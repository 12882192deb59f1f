import { skipTriggered, type TriggeredQuestionnaire } from '@clinic/contract/chart/phone-intake'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { Panel } from '../../ui/panel.tsx'
import classes from './phone-intake.module.css'

type Props = { patientId: string; called: readonly TriggeredQuestionnaire[]; onChoose: (key: string) => void }

/** What answers given by phone ask for next: asked now, later, or skipped. */
export function TriggeredQuestionnaires({ patientId, called, onChoose }: Props) {
  const client = useQueryClient()
  const skip = useMutation({
    mutationFn: (key: string) => call(skipTriggered, { params: { patient_id: patientId, key } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['patient', patientId, 'askable'] }),
    onError: (error) => notify.failure(problemSentence(error)),
  })
  const left = skip.data?.called ?? called
  if (left.length === 0) return null
  return (
    <Panel
      title={t('Follow-on questionnaires')}
      note={t('{left, plural, one {# questionnaire} other {# questionnaires}}', { left: left.length })}
      flush
    >
      <ul className={classes.list}>
        {left.map(({ key, name, called_by }, place) => (
          <li key={key} className={classes.row}>
            <p className={classes.name}>{name}</p>
            <p className={classes.about}>{t('Triggered by answers to “{called_by}”', { called_by })}</p>
            <span className={classes.paths}>
              <Button
                size="xs"
                variant={place === 0 ? 'filled' : 'default'}
                aria-label={t('Ask next: {name}', { name })}
                onClick={() => onChoose(key)}
              >
                {t('Ask')}
              </Button>
              <Button
                size="xs"
                variant="default"
                aria-label={t('Skip: {name}', { name })}
                disabled={skip.isPending}
                onClick={() => skip.mutate(key)}
              >
                {t('Skip')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
