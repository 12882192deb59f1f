import type { Alarm } from '@clinic/contract/alarms'
import { Button } from '@mantine/core'
import { IconUrgent } from '@tabler/icons-react'
import { useState } from 'react'
import { useAlarms } from '../../lib/alarms/alarms.ts'
import { useTakeAlarm } from '../../lib/alarms/use-take-alarm.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { later, useLater } from '../../lib/later.ts'
import { t } from '../../lib/messages/t.ts'
import { useSession } from '../../lib/session.ts'
import { type AlarmDialogs, AlarmItem } from './alarm-item.tsx'
import classes from './alarm-lane.module.css'
import { TakenLine } from './taken-line.tsx'
import { useServerNow } from './use-server-now.ts'
import { useTakeKey } from './use-take-key.ts'

const CLOSE_DIALOG = later(async () => (await import('./close-alarm-dialog.tsx')).CloseAlarmDialog)
const ASQ_DIALOG = later(async () => (await import('./asq-dialog.tsx')).AsqDialog)
/** Of those that no one has: the longest waits and the newest. The rest is behind a button that says how many they are; one’s own are never hidden. */
const SHOWN = 3

type Props = Pick<AlarmDialogs, 'onRecord' | 'onConversation'>

/**
 * Open alarms of people in danger, above everything else on the page (F-4): those that no one has first, then one's own, then what colleagues have,
 * each on one line. Nothing but closing an alarm takes it away.
 */
export function AlarmLane(props: Props) {
  const { data, error, refetch, dataUpdatedAt } = useAlarms()
  const { id: own } = useSession()
  const [all, setAll] = useState(false)
  const [closing, setClosing] = useState<Alarm | null>(null)
  const [asking, setAsking] = useState<Alarm | null>(null)
  const [AsqDialog, asqDrawn] = useLater(ASQ_DIALOG, asking !== null)
  const [CloseDialog, drawn] = useLater(CLOSE_DIALOG, closing !== null)
  const now = useServerNow(data?.now ?? null, dataUpdatedAt)
  const { take, giveBack } = useTakeAlarm()
  const { waiting, mine, others } = arrange(data?.alarms ?? [], own)
  const [first] = waiting
  useTakeKey(first ? () => take(first) : null)
  const cards = [...(all || waiting.length <= SHOWN ? waiting : [...waiting.slice(0, SHOWN - 1), ...waiting.slice(-1)]), ...mine]
  const dialogs = { ...props, onClose: setClosing, onAsk: setAsking, onTake: take, onGiveBack: giveBack }
  return (
    <>
      {error && (
        <div className={classes.failure} role="alert">
          <IconUrgent size={20} aria-hidden />
          <span>{t('Alarms could not be loaded, so some may be missing here. {error}', { error: problemSentence(error) })}</span>
          <Button size="xs" color="bad" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </div>
      )}
      {cards.length + others.length > 0 && (
        <section className={classes.lane} aria-label={t('Open alarms')}>
          <ul className={classes.alarms}>
            {cards.map((alarm) => (
              <AlarmItem key={alarm.id} {...{ alarm, now, ...dialogs }} first={alarm === first} />
            ))}
            {others.map((alarm) => (
              <TakenLine key={alarm.id} {...{ alarm, now, ...dialogs }} />
            ))}
          </ul>
          {waiting.length > SHOWN && (
            <Button className={classes.more} color="bad" variant="outline" size="xs" onClick={() => setAll(!all)} aria-expanded={all}>
              {all
                ? t('Show fewer alarms')
                : t('Show {cards, plural, one {# more alarm} other {# more alarms}}', { cards: waiting.length - SHOWN })}
            </Button>
          )}
        </section>
      )}
      {AsqDialog && <AsqDialog alarm={asqDrawn ? asking : null} onClose={() => setAsking(null)} />}
      {CloseDialog && <CloseDialog alarm={drawn ? closing : null} now={now} onClose={() => setClosing(null)} />}
    </>
  )
}

function arrange(alarms: readonly Alarm[], own: number) {
  return {
    waiting: alarms.filter(({ taken }) => taken === null),
    mine: alarms.filter(({ taken }) => taken?.id === own),
    others: alarms.filter(({ taken }) => taken !== null && taken.id !== own),
  }
}
