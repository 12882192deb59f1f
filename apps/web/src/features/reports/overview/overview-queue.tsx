import type { QueueOverview } from '@clinic/contract/reports'
import { countText, listText } from '../../../lib/format/lists.ts'
import { numberText } from '../../../lib/format/numbers.ts'
import { useSession } from '../../../lib/session.ts'
import { Panel } from '../../../ui/panel.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { minutesText } from '../charts/minutes-text.ts'
import { CountFacts } from './count-facts.tsx'
import { minutesSince } from './overview-messages.ts'
import classes from './overview-queue.module.css'
import { queueLink } from './queue-links.ts'

const NAMES = { pcr: 'PCR', np: 'NP' } as const

/** A queue in counts: who waits for anyone, for how long, and who is there to take them. */
export function OverviewQueue({ queue: row, now }: { queue: QueueOverview; now: string }) {
  const { queue, unassigned, assigned, on_hold, help, late, oldest_at, on_duty, names } = row
  const link = queueLink(queue, useSession())
  return (
    <Panel
      title={`${NAMES[queue]} queue`}
      note={countText(unassigned + assigned + on_hold, 'patient')}
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
          { name: 'Unassigned', value: numberText(unassigned) },
          { name: `Assigned`, value: numberText(assigned) },
          queue === 'np'
            ? { name: 'On hold', value: numberText(on_hold) }
            : { name: 'Help requests', value: numberText(help), tone: help > 0 ? 'warn' : undefined },
          { name: 'Over limit', value: numberText(late), tone: late > 0 ? 'bad' : undefined },
          { name: 'Longest wait', value: minutesText(minutesSince(oldest_at, now)) },
        ]}
      />
      <p className={classes.about}>
        <strong>
          {countText(on_duty, NAMES[queue])} on duty{names && names.length > 0 ? ': ' : '.'}
        </strong>
        {names && names.length > 0 && `${listText(names)}.`}
      </p>
    </Panel>
  )
}
