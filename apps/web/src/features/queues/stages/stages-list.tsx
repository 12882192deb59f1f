import { readStages, type Stage } from '@clinic/contract/queues'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { momentText } from '../../../lib/format/dates.ts'
import { stageText } from '../../../lib/format/stage-text.ts'
import { timeInQueue } from '../../../lib/format/time-in-queue.ts'
import { t } from '../../../lib/messages/t.ts'
import { useServerNow } from '../live/server-clock.tsx'
import classes from './stages-list.module.css'

const FRESH = 10_000

/** Where a patient was, and for how long; the newest last. `most`: how many are shown. */
export function StagesList({ patientId, most }: { patientId: string; most: number }) {
  const { data, error } = useQuery({
    queryKey: ['stages', patientId],
    queryFn: ({ signal }) => call(readStages, { params: { patient_id: patientId }, signal }),
    staleTime: FRESH,
  })
  if (error) return <p className={classes.note}>{t('The stages could not be loaded. {error}', { error: problemSentence(error) })}</p>
  if (!data) {
    return (
      <div role="status" aria-label={t('Loading the stages')} className={classes.wait}>
        <Skeleton height={12} width="80%" />
        <Skeleton height={12} width="60%" />
      </div>
    )
  }
  if (data.length === 0) return <p className={classes.note}>{t('No stages yet.')}</p>
  const earlier = data.length - most
  return (
    <>
      {earlier > 0 && <p className={classes.note}>{t('{earlier} earlier', { earlier })}</p>}
      <ol className={classes.list}>
        {data.slice(-most).map((stage) => (
          <StageLine key={`${stage.stage} ${stage.since}`} stage={stage} />
        ))}
      </ol>
    </>
  )
}

function StageLine({ stage }: { stage: Stage }) {
  const now = useServerNow()
  const end = stage.until === null ? now : Date.parse(stage.until)
  return (
    <li className={classes.stage} data-now={stage.until === null || undefined}>
      <span className={classes.name}>{stageText(stage)}</span>
      <span className={classes.span}>
        {timeInQueue(stage.since, end)}
        {stage.until === null && t(' so far')}
      </span>
      <span className={classes.since}>{t('since {since}', { since: momentText(stage.since) })}</span>
    </li>
  )
}
