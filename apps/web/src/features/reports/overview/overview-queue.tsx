import type { QueueOverview } from '@clinic/contract/reports'
import { listText } from '../../../lib/format/lists.ts'
import { numberText } from '../../../lib/format/numbers.ts'
import { t } from '../../../lib/messages/t.ts'
import { useSession } from '../../../lib/session.ts'
import { Panel } from '../../../ui/panel.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { minutesText } from '../charts/minutes-text.ts'
import { CountFacts } from './count-facts.tsx'
import { minutesSince } from './overview-messages.ts'
import classes from './overview-queue.module.css'
import { queueLink } from './queue-links.ts'

const NAMES = { pcr: t('PCR'), np: t('NP') } as const

/** A queue in counts: who waits for anyone, for how long, and who is there to take them. */
export function OverviewQueue({ queue: row, now }: { queue: QueueOverview; now: string }) {
  const { queue, unassigned, assigned, on_hold, help, late, oldest_at, on_duty, names } = row
  const named = names !== null && names !== undefined && names.length > 0
  const link = queueLink(queue, useSession())
  return (
    <Panel
      title={t('{queue} queue', { queue: NAMES[queue] })}
      note={t('{unassigned, plural, one {# patient} other {# patients}}', { unassigned: unassigned + assigned + on_hold })}
      aside={
        link && (
          <TextLink to={link.to} search={link.search} size="sm">
            {link.label}
          </TextLink>
        )
      }
    >
      <CountFacts
        facts={[
          { name: t('Unassigned'), value: numberText(unassigned) },
          { name: t('Assigned'), value: numberText(assigned) },
          queue === 'np'
            ? { name: t('On hold'), value: numberText(on_hold) }
            : { name: t('Help requests'), value: numberText(help), tone: help > 0 ? 'warn' : undefined },
          { name: t('Over limit'), value: numberText(late), tone: late > 0 ? 'bad' : undefined },
          { name: t('Longest wait'), value: minutesText(minutesSince(oldest_at, now)) },
        ]}
      />
      <p className={classes.about}>
        <strong>
          {named
            ? t('{count, plural, one {# {name}} other {# {name}s}} on duty: ', { count: on_duty, name: NAMES[queue] })
            : t('{count, plural, one {# {name}} other {# {name}s}} on duty.', { count: on_duty, name: NAMES[queue] })}
        </strong>
        {named && `${listText(names)}.`}
      </p>
    </Panel>
  )
}
