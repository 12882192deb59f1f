import type { TodayTeam } from '@clinic/contract/queues/today'
import { t, tIn } from '../../lib/messages/t.ts'
import { Panel } from '../../ui/panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import classes from './team-panel.module.css'
import { minutesUntil, spanText } from './today-text.ts'

const NAMES = { pcr: t('PCR'), np: t('NP') } as const
const PAGES = { pcr: '/pages/PCRAdmin', np: '/pages/NPAdmin' } as const

/** A queue that the person manages, in five numbers. */
export function TeamPanel({ team, now }: { team: TodayTeam; now: string }) {
  const { queue, unassigned, assigned, on_hold, late, oldest_at } = team
  const numbers = [
    { name: tIn('count', 'Unassigned'), value: unassigned },
    { name: queue === 'np' ? t('With an NP') : t('With a PCR'), value: assigned },
    ...(queue === 'np' ? [{ name: t('On hold'), value: on_hold }] : []),
    { name: t('Over the limit'), value: late, bad: late > 0 },
    { name: t('Longest wait'), value: oldest_at === null ? '–' : spanText(Math.max(0, -minutesUntil(oldest_at, now))) },
  ]
  return (
    <Panel
      title={t('{queue} queue', { queue: NAMES[queue] })}
      aside={
        <TextLink to={PAGES[queue]} size="sm">
          {t('{queue} Admin', { queue: NAMES[queue] })}
        </TextLink>
      }
      flush
    >
      <dl className={classes.numbers}>
        {numbers.map(({ name, value, bad }) => (
          <div key={name} data-bad={bad || undefined} data-zero={value === 0 || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
