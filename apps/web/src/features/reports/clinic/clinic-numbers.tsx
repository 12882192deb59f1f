import type { ClinicOverview } from '@clinic/contract/reports'
import { definitionOf } from '@clinic/core/reports/definitions'
import { rangeText } from '../../../lib/format/dates.ts'
import { numberText } from '../../../lib/format/numbers.ts'
import { t } from '../../../lib/messages/t.ts'
import { Panel } from '../../../ui/panel.tsx'
import { CountFacts } from '../overview/count-facts.tsx'
import { DAY_METRICS, DaysPanel } from '../overview/days-panel.tsx'
import { sumDays } from '../overview/overview-range.ts'
import { WaitsPanel } from '../overview/waits-panel.tsx'
import classes from './clinic-numbers.module.css'

/** The counts of some days and of this moment, in numbers, each with what it counts. */
export function ClinicNumbers({ overview: { days, waits } }: { overview: ClinicOverview }) {
  const sums = sumDays(days)
  return (
    <>
      <Panel title={t('In this period')} note={rangeText(days[0]?.day ?? '', days.at(-1)?.day ?? '')}>
        <CountFacts facts={DAY_METRICS.map((metric) => ({ name: t(definitionOf(metric).name), value: numberText(sums[metric]) }))} />
      </Panel>
      <DaysPanel days={days} />
      <WaitsPanel waits={waits} />
      <Panel title={t('How these are counted')}>
        <dl className={classes.text}>
          {DAY_METRICS.map((metric) => (
            <div key={metric}>
              <dt>{t(definitionOf(metric).name)}</dt>
              <dd>{t(definitionOf(metric).words)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </>
  )
}
