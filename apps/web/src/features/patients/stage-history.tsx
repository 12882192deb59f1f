import type { Overview } from '@clinic/contract/chart'
import { readStages, type Stage } from '@clinic/contract/queues'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { momentText } from '../../lib/format/dates.ts'
import { decisionText } from '../../lib/format/decision-text.ts'
import { stageText } from '../../lib/format/stage-text.ts'
import { timeInQueue } from '../../lib/format/time-in-queue.ts'
import { t } from '../../lib/messages/t.ts'
import classes from './audit-history.module.css'

type Props = { patientId: string; overview: Overview | undefined; now: number }

/** Every stage that a patient has been in and how long, and every completed appointment, newest first. */
export function StageHistory({ patientId, overview, now }: Props) {
  const stages = useQuery({
    queryKey: ['stages', patientId],
    queryFn: ({ signal }) => call(readStages, { params: { patient_id: patientId }, signal }),
  })
  if (stages.isPending) return <Skeleton height={60} role="status" aria-label={t('Loading the stages')} />
  if (stages.isError) {
    return (
      <div className={classes.failed} role="alert">
        <span>{problemSentence(stages.error)}</span>
        <Button size="compact-sm" variant="default" onClick={() => void stages.refetch()}>
          {t('Try again')}
        </Button>
      </div>
    )
  }
  const lines = [...stages.data.map((stage) => lineOf(stage, now)), ...(overview?.encounters ?? []).map(visitLine)]
  if (lines.length === 0) return <p className={classes.none}>{t('Hasn’t entered a queue yet.')}</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list is reachable by keyboard
    <ol className={classes.list} tabIndex={0} aria-label={t('Stages')}>
      {lines
        .toSorted((a, b) => b.at.localeCompare(a.at))
        .map(({ at, text }) => (
          <li key={`${at} ${text}`} className={classes.entry}>
            <span className={classes.when}>{momentText(at)}</span>
            <span>{text}</span>
          </li>
        ))}
    </ol>
  )
}

type Line = { at: string; text: string }

function lineOf(stage: Stage, now: number): Line {
  const end = stage.until === null ? now : Date.parse(stage.until)
  const length = timeInQueue(stage.since, end)
  return { at: stage.since, text: `${stageText(stage)}, ${stage.until === null ? t('{length} so far', { length }) : length}` }
}

function visitLine({ completed_at, user, type, was_new_patient, decision }: Overview['encounters'][number]): Line {
  const outcome = decision ? t('. Decision: {decision}', { decision: decisionText(decision) }) : ''
  return {
    at: completed_at,
    text: t('Appointment completed by {user}: {type}{newPatient}{outcome}', {
      user,
      type: t(type),
      newPatient: was_new_patient ? t(', new patient') : '',
      outcome,
    }),
  }
}
