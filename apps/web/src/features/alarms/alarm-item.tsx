import type { Alarm } from '@clinic/contract/alarms'
import { ageOn } from '@clinic/core/shared/dates'
import { Button } from '@mantine/core'
import { IconPhone, IconPhoneOff, IconUrgent } from '@tabler/icons-react'
import { alarmPlace } from '../../lib/alarms/alarms.ts'
import { phoneText } from '../../lib/format/phones.ts'
import { t } from '../../lib/messages/t.ts'
import { useSession } from '../../lib/session.ts'
import classes from './alarm-lane.module.css'
import { formSentence, stateSentences, takenSentence, whereText, whoText, whySentence } from './alarm-messages.ts'
import { TAKE_KEY } from './use-take-key.ts'

/** What is done with an alarm, and opened from it. */
export type AlarmDialogs = {
  onRecord: (patientId: string) => void
  onConversation: (alarm: Alarm) => void
  onClose: (alarm: Alarm) => void
  onTake: (alarm: Alarm) => void
  onGiveBack: (alarm: Alarm) => void
  onAsk: (alarm: Alarm) => void
}
type Props = AlarmDialogs & { alarm: Alarm; now: string; first?: boolean }

/** An alarm in full. `first`: the one that the key takes. */
export function AlarmItem({ alarm, now, first = false, ...dialogs }: Props) {
  const { told, taken } = alarm
  const who = whoText(alarm, (born) => ageOn(born, now.slice(0, 10)))
  return (
    <li
      id={alarmPlace(alarm.id)}
      tabIndex={-1}
      className={classes.alarm}
      data-taken={taken !== null || undefined}
      aria-label={t('Alarm: {who}', { who })}
    >
      <span className={classes.sign}>
        <IconUrgent size={26} aria-hidden />
      </span>
      <div className={classes.text}>
        <p className={classes.who}>
          <span className={classes.word}>{t('Alarm')}</span> <strong>{who}</strong>{' '}
          <span className={classes.place}>· {whereText(alarm)}</span>
        </p>
        <p className={classes.why}>{whySentence(alarm, now)}</p>
        <p className={classes.state}>{stateSentences(alarm, now).join(' ')}</p>
        {told !== null && (
          <p className={classes.told} title={told}>
            {t('Was told: “{told}”', { told })}
          </p>
        )}
        {alarm.forms.map((form) => (
          <p key={form.at} className={classes.state}>
            {formSentence(form, now)}
          </p>
        ))}
        {taken && <p className={classes.state}>{takenSentence(taken, now)}</p>}
      </div>
      <AlarmActions {...{ alarm, first, ...dialogs }} />
    </li>
  )
}

function AlarmActions({ alarm, first, onRecord, onConversation, onClose, onTake, onGiveBack, onAsk }: Omit<Props, 'now'>) {
  const { name, id: own } = useSession()
  const { patient_id, phone, taken } = alarm
  return (
    <div className={classes.actions}>
      {taken?.id !== own && (
        <Button
          variant={taken ? 'default' : 'filled'}
          color="bad"
          onClick={() => onTake(alarm)}
          {...(first && { 'aria-keyshortcuts': TAKE_KEY })}
        >
          {taken ? t('Take over') : t('Take as {first_name}', { first_name: name.split(' ')[0] })}
          {first && (
            <kbd className={classes.key} aria-hidden>
              {TAKE_KEY}
            </kbd>
          )}
        </Button>
      )}
      {phone === null ? (
        <span className={classes.number}>
          <IconPhoneOff size={16} aria-hidden /> {t('Number unknown')}
        </span>
      ) : (
        // Who calls has the alarm.
        <Button
          component="a"
          href={`tel:${phone}`}
          variant={taken?.id === own ? 'filled' : 'outline'}
          color="bad"
          leftSection={<IconPhone size={16} aria-hidden />}
          onClick={() => taken === null && onTake(alarm)}
        >
          {phoneText(phone)}
        </Button>
      )}
      {alarm.conversation && (
        <Button variant="default" aria-haspopup="dialog" onClick={() => onConversation(alarm)}>
          {t('Open conversation')}
        </Button>
      )}
      {alarm.record && patient_id !== null && (
        <Button variant="default" aria-haspopup="dialog" onClick={() => onRecord(patient_id)}>
          {t('Open record')}
        </Button>
      )}
      {taken && (
        <Button variant="default" aria-haspopup="dialog" onClick={() => onAsk(alarm)}>
          {t('Ask the ASQ')}
        </Button>
      )}
      {taken && (
        <Button variant="default" aria-haspopup="dialog" onClick={() => onClose(alarm)}>
          {t('Close with an outcome')}
        </Button>
      )}
      {taken?.id === own && (
        <Button variant="default" onClick={() => onGiveBack(alarm)}>
          {t('Give back')}
        </Button>
      )}
    </div>
  )
}
