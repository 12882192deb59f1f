import type { ClinicOverview } from '@clinic/contract/reports'
import { definitionOf } from '@clinic/core/reports/definitions'
import { numberText } from '../../../lib/format/numbers.ts'
import { t } from '../../../lib/messages/t.ts'
import { type Bar, Bars } from '../charts/bars.tsx'
import classes from '../charts/charts.module.css'
import { percentText, WAIT_NAMES } from '../overview/overview-messages.ts'
import { CountCard } from './count-card.tsx'
import { DaysCard } from './days-card.tsx'

/** The clinic’s counts as charts, a card a question; each says in words what it counts. */
export function ClinicCharts({ overview }: { overview: ClinicOverview }) {
  const { days, waits, provinces, patients } = overview
  const waiting = waits.map(({ reason, count, late }): Bar => {
    return {
      key: reason,
      label: WAIT_NAMES[reason],
      count,
      note: late > 0 ? t('{late} over the limit', { late: numberText(late) }) : t('none over the limit'),
    }
  })
  const homes = provinces
    .filter((row) => row.patients > 0)
    .sort((a, b) => b.patients - a.patients)
    .map((row): Bar => ({ key: row.province, label: t(row.province), count: row.patients, note: percentText(row.patients, patients) }))
  return (
    <div className={classes.charts}>
      <DaysCard
        title={t('Patients seen per day')}
        subtitle={t(definitionOf('patientsSeen').words)}
        place={0}
        days={days}
        series={[
          { field: 'newPatients', name: t('New'), color: 'var(--accent)' },
          { field: 'renewPatients', name: t('Renewed'), color: 'var(--good)' },
        ]}
      />
      <CountCard
        title={t('Waiting now')}
        subtitle={t('All patients in a queue, by what they’re waiting for. Each patient counts once.')}
        place={1}
      >
        <Bars label={t('Waiting now')} bars={waiting} />
      </CountCard>
      <DaysCard
        title={t('Intakes per day')}
        subtitle={`${t(definitionOf('detailsConfirmed').words)} ${t(definitionOf('queueEntered').words)}`}
        place={2}
        days={days}
        series={[
          { field: 'detailsConfirmed', name: t('Details confirmed'), color: 'var(--accent)' },
          { field: 'queueEntered', name: t('Entered the PCR queue'), color: 'var(--good)' },
        ]}
        apart
      />
      <CountCard title={t('Active patients by province')} subtitle={t(definitionOf('patients').words)} place={3}>
        {homes.length > 0 ? (
          <Bars label={t('Active patients by province')} bars={homes} />
        ) : (
          <p className={classes.facts}>{t('No one yet.')}</p>
        )}
      </CountCard>
    </div>
  )
}
