import type { Metrics, REPORT_LISTS } from '@clinic/contract/reports'
import { definitionOf } from '@clinic/core/reports/definitions'
import { UnstyledButton } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { numberText } from '../../../lib/format/numbers.ts'
import { t } from '../../../lib/messages/t.ts'
import { Change } from '../charts/change.tsx'
import type { Open } from '../charts/drill-down.ts'
import classes from './key-metrics.module.css'

const ORDER = [
  'patientsSeen',
  'newPatients',
  'renewPatients',
  'markedIneligible',
  'unfinishedQuestionnaire',
  'renewalMissed',
  'optInForCall',
] as const satisfies readonly (typeof REPORT_LISTS)[number][]

type Props = { metrics: Metrics; onOpen: Open }

/** The seven numbers of the report; each opens what it counts and the patients behind it. */
export function KeyMetrics({ metrics, onOpen }: Props) {
  return (
    <ul className={classes.metrics} aria-label={t('Key figures')}>
      {ORDER.map((metric) => (
        <li key={metric}>
          <UnstyledButton className={classes.metric} aria-haspopup="dialog" onClick={() => onOpen({ metric })}>
            <span className={classes.name}>
              {t(definitionOf(metric).name)}
              <IconHelp size={15} className={classes.help} aria-hidden />
            </span>
            <Figure metric={metric} metrics={metrics} />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}

/** Calls are shown as the patients who are to be called, each request beside them; follow-ups beside the renewals that include them. */
function Figure({ metric, metrics: { totals, totalsBefore, callers, followUps } }: { metric: (typeof ORDER)[number]; metrics: Metrics }) {
  const { count, before } =
    metric === 'optInForCall' ? callers : { count: totals[metric], before: totalsBefore === null ? null : totalsBefore[metric] }
  return (
    <>
      <span className={classes.number}>{numberText(count)}</span>
      <Change count={count} before={before} />
      {metric === 'optInForCall' && totals.optInForCall > count && (
        <span className={classes.beside}>{t('{count} requests in all', { count: totals.optInForCall })}</span>
      )}
      {metric === 'renewPatients' && followUps.count > 0 && (
        <span className={classes.beside}>
          {t('of them {count, plural, one {# follow-up} other {# follow-ups}}', { count: followUps.count })}
        </span>
      )}
    </>
  )
}
