import type { OwnQueue } from '@clinic/contract/reports'
import { numberText } from '../../../lib/format/numbers.ts'
import { t } from '../../../lib/messages/t.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { CountFacts } from './count-facts.tsx'
import classes from './overview-queue.module.css'
import { ownLink } from './queue-links.ts'

const TITLES = { pcr: t('Your PCR Queue'), np: t('Your NP Queue') } as const

/** What one has in hand, and what there is to take. */
export function OwnQueuePanel({ own: { queue, active, on_hold, limit, late, open, queue_enabled } }: { own: OwnQueue }) {
  const link = ownLink(queue)
  const active_of = queue === 'np' ? t('{active} of {limit}', { active: numberText(active), limit: numberText(limit) }) : numberText(active)
  return (
    <Panel
      title={TITLES[queue]}
      note={queue_enabled ? undefined : t('switched off: you get no new patients')}
      aside={
        <LinkButton to={link.to} size="xs">
          {link.label}
        </LinkButton>
      }
    >
      <CountFacts
        facts={[
          { name: queue === 'np' ? t('Your active patients') : t('With you'), value: active_of },
          ...(queue === 'np' ? [{ name: t('On hold'), value: numberText(on_hold) }] : []),
          { name: t('Over limit'), value: numberText(late), tone: late > 0 ? ('bad' as const) : undefined },
          { name: t('Available to you'), value: numberText(open) },
        ]}
      />
      <p className={classes.about}>
        {t(
          '{open, plural, one {# unassigned patient} other {# unassigned patients}} {open, plural, one {lives} other {live}} where you are licensed.',
          { open },
        )}
      </p>
    </Panel>
  )
}
