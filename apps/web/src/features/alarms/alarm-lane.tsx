import type { Alarm } from '@clinic/contract/alarms'
import { ageOn } from '@clinic/core/shared/dates'
import { Button } from '@mantine/core'
import { IconPhone, IconPhoneOff, IconUrgent } from '@tabler/icons-react'
import { useState } from 'react'
import { useAlarms } from '../../lib/alarms.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { countText } from '../../lib/format/lists.ts'
import { phoneText } from '../../lib/format/phones.ts'
import { later, useLater } from '../../lib/later.ts'
import classes from './alarm-lane.module.css'
import { stateSentences, whereText, whoText, whySentence } from './alarm-messages.ts'

const CLOSE_DIALOG = later(async () => (await import('./close-alarm-dialog.tsx')).CloseAlarmDialog)
/** The rest is behind a button that says how many they are. */
const SHOWN = 3

type Props = { onRecord: (patientId: string) => void; onConversation: (alarm: Alarm) => void }

/** Open alarms of people in danger, above everything else on the page, newest first (F-4). Nothing but closing one takes it away. */
export function AlarmLane({ onRecord, onConversation }: Props) {
  const { data, error, refetch } = useAlarms()
  const [all, setAll] = useState(false)
  const [closing, setClosing] = useState<Alarm | null>(null)
  const [CloseDialog, drawn] = useLater(CLOSE_DIALOG, closing !== null)
  const alarms = data?.alarms ?? []
  const now = data?.now ?? ''
  return (
    <>
      <p className={classes.said} aria-live="assertive">
        {alarms.length > 0 && `${countText(alarms.length, 'open alarm')}.`}
      </p>
      {error && (
        <div className={classes.failure} role="alert">
          <IconUrgent size={20} aria-hidden />
          <span>Alarms could not be loaded, so some may be missing here. {problemSentence(error)}</span>
          <Button size="xs" color="bad" onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      )}
      {alarms.length > 0 && (
        <section className={classes.lane} aria-label="Open alarms">
          <ul className={classes.alarms}>
            {(all ? alarms : alarms.slice(0, SHOWN)).map((alarm) => (
              <AlarmItem key={alarm.id} {...{ alarm, now, onRecord, onConversation }} onClose={() => setClosing(alarm)} />
            ))}
          </ul>
          {alarms.length > SHOWN && (
            <Button color="bad" variant="outline" size="xs" onClick={() => setAll(!all)} aria-expanded={all}>
              {all ? `Show only the newest ${SHOWN}` : `Show ${countText(alarms.length - SHOWN, 'more alarm')}`}
            </Button>
          )}
        </section>
      )}
      {CloseDialog && <CloseDialog alarm={drawn ? closing : null} now={now} onClose={() => setClosing(null)} />}
    </>
  )
}

type ItemProps = Props & { alarm: Alarm; now: string; onClose: () => void }

function AlarmItem({ alarm, now, onRecord, onConversation, onClose }: ItemProps) {
  const { patient_id, phone, told } = alarm
  const who = whoText(alarm, (born) => ageOn(born, now.slice(0, 10)))
  return (
    <li className={classes.alarm} aria-label={`Alarm: ${who}`}>
      <span className={classes.sign}>
        <IconUrgent size={26} aria-hidden />
      </span>
      <div className={classes.text}>
        <p className={classes.who}>
          <span className={classes.word}>Alarm</span> <strong>{who}</strong> <span className={classes.place}>· {whereText(alarm)}</span>
        </p>
        <p className={classes.why}>{whySentence(alarm, now)}</p>
        <p className={classes.state}>{stateSentences(alarm, now).join(' ')}</p>
        {told !== null && (
          <p className={classes.told} title={told}>
            Was told: “{told}”
          </p>
        )}
      </div>
      <div className={classes.actions}>
        {phone === null ? (
          <span className={classes.number}>
            <IconPhoneOff size={16} aria-hidden /> Number unknown
          </span>
        ) : (
          <Button component="a" href={`tel:${phone}`} color="bad" leftSection={<IconPhone size={16} aria-hidden />}>
            {phoneText(phone)}
          </Button>
        )}
        {alarm.conversation && (
          <Button variant="default" aria-haspopup="dialog" onClick={() => onConversation(alarm)}>
            Open conversation
          </Button>
        )}
        {alarm.record && patient_id !== null && (
          <Button variant="default" aria-haspopup="dialog" onClick={() => onRecord(patient_id)}>
            Open record
          </Button>
        )}
        <Button variant="default" aria-haspopup="dialog" onClick={onClose}>
          Close with an outcome
        </Button>
      </div>
    </li>
  )
}
