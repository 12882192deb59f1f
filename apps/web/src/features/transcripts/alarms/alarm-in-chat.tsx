import type { Alarm } from '@clinic/contract/alarms'
import { Button } from '@mantine/core'
import { useKnownAlarms } from '../../../lib/alarms/alarms.ts'
import { useTakeAlarm } from '../../../lib/alarms/use-take-alarm.ts'
import { t } from '../../../lib/messages/t.ts'
import { useSession } from '../../../lib/session.ts'
import classes from './alarm-in-chat.module.css'

/** The open alarm of a conversation. `id`: known where its page opened from the alarm, which may be of someone without a record. */
export function useAlarmInChat({ patientId, id = null }: { patientId: string; id?: number | null }): Alarm | null {
  return useKnownAlarms()?.alarms.find((alarm) => alarm.patient_id === patientId || alarm.id === id) ?? null
}

/** The alarm of the patient who is in the conversation: a drawer covers the lane above the page (F-4). */
export function AlarmInChat({ alarm }: { alarm: Alarm | null }) {
  const { take } = useTakeAlarm()
  const { id, name } = useSession()
  if (!alarm) return null
  const { taken, words } = alarm
  return (
    <section className={classes.alarm} aria-label={t('Alarm of this patient')}>
      <p role="status">
        <strong>{holderText(taken, id)}</strong>
      </p>
      {words !== null && <p>{t('Wrote: “{words}”', { words })}</p>}
      {taken === null && (
        <Button color="bad" className={classes.take} onClick={() => take(alarm)}>
          {t('Take as {first_name}', { first_name: name.split(' ')[0] })}
        </Button>
      )}
    </section>
  )
}

function holderText(taken: { id: number; name: string } | null, own: number): string {
  if (taken === null) return t('This patient may be in danger, and no one has the alarm yet.')
  return taken.id === own ? t('You have the alarm of this patient.') : t('{name} has the alarm of this patient.', { name: taken.name })
}
