import { myActivity } from '@clinic/contract/audit'
import { Button, UnstyledButton } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { clockText } from '../../lib/format/dates.ts'
import { tSentence } from '../../lib/messages/sentence.ts'
import { t } from '../../lib/messages/t.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { type ActivityDay, activityDays, type RepeatedAction } from './activity-days.ts'
import classes from './activity-screen.module.css'
import { useAuditSearch } from './use-audit-search.ts'

type Props = { onPatient: (patientId: string) => void }

/** What the person who is logged in did, day by day. */
export function ActivityScreen({ onPatient }: Props) {
  const [{ before }, { go }] = useAuditSearch('/pages/timeline')
  const activity = useQuery({
    queryKey: ['activity', before],
    queryFn: ({ signal }) => call(myActivity, { query: { before }, signal }),
    placeholderData: keepPreviousData,
  })
  const days = activity.data ? activityDays(activity.data.rows, activity.data.today) : []
  return (
    <Page narrow lead={t('Everything recorded under your name, newest first. Only you and administrators can see this.')}>
      {activity.isError && !activity.data && (
        <LoadFailure title={t('Your activity could not be loaded')} retry={activity.refetch}>
          {problemSentence(activity.error)}
        </LoadFailure>
      )}
      {activity.isPending && <TableSkeleton label={t('Loading your activity')} rows={6} columns={2} />}
      {activity.data && days.length === 0 && (
        <EmptyState icon={<IconHistory size={20} aria-hidden />} title={t('Nothing yet')}>
          {t('Your actions will appear here.')}
        </EmptyState>
      )}
      {days.map((day) => (
        <Day key={day.day} day={day} onPatient={onPatient} />
      ))}
      {activity.data && (before !== '' || activity.data.older !== null) && (
        <nav className={classes.pages} aria-label={t('Pages of your activity')}>
          <Button variant="default" disabled={before === ''} onClick={() => go({})}>
            {t('Newest')}
          </Button>
          <Button
            variant="default"
            disabled={activity.data.older === null}
            loading={activity.isPlaceholderData}
            onClick={() => activity.data?.older && go({ before: activity.data.older })}
          >
            {t('Older')}
          </Button>
        </nav>
      )}
    </Page>
  )
}

function Day({ day: { title, actions }, onPatient }: { day: ActivityDay } & Props) {
  return (
    <Panel title={title} flush>
      <ol className={classes.list}>
        {actions.map((action) => (
          <li key={action.id} className={classes.action}>
            <time dateTime={action.at} className={classes.minute}>
              {clockText(action.minute)}
            </time>
            <Sentence action={action} onPatient={onPatient} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Sentence({ action: { words, open, times }, onPatient }: { action: RepeatedAction } & Props) {
  const { patient_id } = words
  const text = tSentence(`${words.before}${patient_id ?? ''}${words.after}`)
  // Another language may name the patient in another place.
  const place = patient_id === null ? -1 : text.indexOf(patient_id)
  const [before, after] = patient_id === null || place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + patient_id.length)]
  return (
    <span>
      {before}
      {patient_id !== null &&
        place >= 0 &&
        (open ? (
          <UnstyledButton className={classes.patient} aria-haspopup="dialog" onClick={() => onPatient(patient_id)}>
            {patient_id}
          </UnstyledButton>
        ) : (
          <span>{patient_id}</span>
        ))}
      {after}
      {times > 1 && <span className={classes.times}>{t('{times} times', { times })}</span>}
    </span>
  )
}
