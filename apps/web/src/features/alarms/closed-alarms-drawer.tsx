import { ALARM_OUTCOMES, CLOSED_ALARM_DAYS, type ClosedAlarm, listClosedAlarms } from '@clinic/contract/alarms'
import { ageOn } from '@clinic/core/shared/dates'
import { Button, Drawer } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CLOSED_ALARMS_KEY } from '../../lib/alarms/alarms.ts'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { phoneText } from '../../lib/format/phones.ts'
import { useEscapeOnTop } from '../../lib/is-elsewhere.ts'
import { tRich } from '../../lib/messages/rich.ts'
import { t } from '../../lib/messages/t.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { agoText, numberSentence, OUTCOME_LABELS, whereText, whoText, whySentence } from './alarm-messages.ts'
import classes from './closed-alarms.module.css'

type Props = { opened: boolean; onRecord: (patientId: string) => void; onClose: () => void }

/** Alarms that were closed in the last days: how each ended, and what the person said of where they were (F-4). */
export function ClosedAlarmsDrawer({ opened, onRecord, onClose }: Props) {
  const closed = useQuery({
    queryKey: CLOSED_ALARMS_KEY,
    queryFn: ({ signal }) => call(listClosedAlarms, { signal }),
    enabled: opened,
    refetchOnWindowFocus: false,
  })
  const root = useEscapeOnTop(opened, onClose)
  return (
    <Drawer
      ref={root}
      closeOnEscape={false}
      opened={opened}
      onClose={onClose}
      position="right"
      size={640}
      title={t('Alarms closed in the last {CLOSED_ALARM_DAYS} days', { CLOSED_ALARM_DAYS })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {closed.isPending && <TableSkeleton label={t('Loading closed alarms')} />}
      {closed.isError && (
        <LoadFailure title={t('Closed alarms could not be loaded')} retry={closed.refetch}>
          {problemSentence(closed.error)}
        </LoadFailure>
      )}
      {closed.data?.alarms.length === 0 && <p>{t('No alarm was closed in the last {CLOSED_ALARM_DAYS} days.', { CLOSED_ALARM_DAYS })}</p>}
      {closed.data && closed.data.alarms.length > 0 && (
        <ul className={classes.alarms}>
          {closed.data.alarms.map((alarm) => (
            <ClosedItem key={alarm.id} alarm={alarm} now={closed.data.now} onRecord={onRecord} />
          ))}
        </ul>
      )}
    </Drawer>
  )
}

function ClosedItem({ alarm, now, onRecord }: { alarm: ClosedAlarm; now: string; onRecord: Props['onRecord'] }) {
  const { phone, patient_id, record } = alarm
  const outcome = ALARM_OUTCOMES.find((one) => one === alarm.outcome)
  const number = numberSentence(alarm)
  return (
    <li className={classes.alarm}>
      <p>
        <strong>{whoText(alarm, (born) => ageOn(born, now.slice(0, 10)))}</strong> · {whereText(alarm)}
      </p>
      <p>{whySentence(alarm, now)}</p>
      <p>
        {phone === null ? t('Number unknown.') : <a href={`tel:${phone}`}>{phoneText(phone)}</a>} {number}
      </p>
      <p>
        {tRich('{outcome}. Closed {closed_at} by {closed_by}.{reason}', {
          outcome: <strong>{outcome ? OUTCOME_LABELS[outcome] : alarm.outcome}</strong>,
          closed_at: agoText(alarm.closed_at, now),
          closed_by: alarm.closed_by,
          reason: alarm.reason === null ? '' : t(' Reason: {reason}', { reason: alarm.reason }),
        })}
      </p>
      <p>{t('Next step: {next_step}', { next_step: alarm.next_step })}</p>
      {record && patient_id !== null && (
        <Button size="xs" variant="default" aria-haspopup="dialog" onClick={() => onRecord(patient_id)}>
          {t('Open record')}
        </Button>
      )}
    </li>
  )
}
