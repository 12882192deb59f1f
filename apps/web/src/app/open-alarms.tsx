import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshAlarms, useAlarms } from '../lib/alarms/alarms.ts'
import { later, useLater } from '../lib/later.ts'
import { useLive } from '../lib/live.ts'
import { t } from '../lib/messages/t.ts'
import classes from './open-alarms.module.css'
import { useAlarmCalls } from './use-alarm-calls.ts'

const ALARMS_ABOVE = later(async () => (await import('../pages/alarms-above.tsx')).AlarmsAbove)

/** The code of the lane arrives once the page is at rest, or with the first alarm. */
export function OpenAlarms() {
  const client = useQueryClient()
  const state = useLive(() => undefined)
  // One raised after the list was read and before the first line was open was not announced on it.
  useEffect(() => {
    if (state === 'live') void refreshAlarms(client)
  }, [client, state])
  const { data, error } = useAlarms()
  const open = data?.alarms.length ?? 0
  const waiting = data?.alarms.filter(({ taken }) => taken === null).length ?? 0
  useAlarmCalls(data?.alarms ?? [])
  const [AlarmsAbove] = useLater(ALARMS_ABOVE, open > 0 || error !== null)
  return (
    <>
      <p className={classes.said} aria-live="assertive">
        {waiting > 0 && t('{waiting, plural, one {# alarm} other {# alarms}} that no one has taken.', { waiting })}
      </p>
      {AlarmsAbove && <AlarmsAbove />}
    </>
  )
}
