import type { OwnQueue } from '@clinic/contract/reports'
import { countText } from '../../../lib/format/lists.ts'
import { numberText } from '../../../lib/format/numbers.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { CountFacts } from './count-facts.tsx'
import classes from './overview-queue.module.css'
import { ownLink } from './queue-links.ts'

const TITLES = { pcr: 'Your PCR Queue', np: 'Your NP Queue' } as const

/** What one has in hand, and what there is to take. */
export function OwnQueuePanel({ own: { queue, active, on_hold, limit, late, open, queue_enabled } }: { own: OwnQueue }) {
  const link = ownLink(queue)
  const active_of = queue === 'np' ? `${numberText(active)} of ${numberText(limit)}` : numberText(active)
  return (
    <Panel
      title={TITLES[queue]}
      note={queue_enabled ? undefined : 'switched off: you get no new patients'}
      aside={
        <LinkButton to={link.to} size="xs">
          {link.label}
        </LinkButton>
      }
    >
      <CountFacts
        facts={[
          { name: queue === 'np' ? 'Your active patients' : 'With you', value: active_of },
          ...(queue === 'np' ? [{ name: 'On hold', value: numberText(on_hold) }] : []),
          { name: 'Over limit', value: numberText(late), tone: late > 0 ? ('bad' as const) : undefined },
          { name: 'Available to you', value: numberText(open) },
        ]}
      />
      <p className={classes.about}>
        {countText(open, 'unassigned patient')} {open === 1 ? 'lives' : 'live'} where you are licensed.
      </p>
    </Panel>
  )
}
