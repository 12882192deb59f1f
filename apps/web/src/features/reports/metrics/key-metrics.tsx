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
export function KeyMetrics({ metrics: { totals, totalsBefore }, onOpen }: Props) {
  return (
    <ul className={classes.metrics} aria-label={t('Key figures')}>
      {ORDER.map((metric) => (
        <li key={metric}>
          <UnstyledButton className={classes.metric} aria-haspopup="dialog" onClick={() => onOpen({ metric })}>
            <span className={classes.name}>
              {t(definitionOf(metric).name)}
              <IconHelp size={15} className={classes.help} aria-hidden />
            </span>
            <span className={classes.number}>{numberText(totals[metric])}</span>
            <Change count={totals[metric]} before={totalsBefore?.[metric] ?? null} />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
