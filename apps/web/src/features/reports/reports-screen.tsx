import type { Metrics } from '@clinic/contract/reports'
import { Skeleton } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { minuteText } from '../../lib/format/dates.ts'
import { t } from '../../lib/messages/t.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Page } from '../../ui/page.tsx'
import type { Opened } from './charts/drill-down.ts'
import { DownloadButtons } from './download/download-buttons.tsx'
import type { PatientCell } from './drill-down/drill-down-drawer.tsx'
import { DueRecords } from './metrics/due-records.tsx'
import { KeyMetrics } from './metrics/key-metrics.tsx'
import { MetricsByProvince } from './metrics/metrics-by-province.tsx'
import { RecountNote } from './metrics/recount-note.tsx'
import { StatisticsTable } from './metrics/statistics-table.tsx'
import { RangePicker } from './period/range-picker.tsx'
import { beforeText, type Days, daysText } from './period/ranges.ts'
import classes from './reports-screen.module.css'
import { useMetrics } from './use-metrics.ts'
import { useReportSearch } from './use-report-search.ts'

const Charts = lazy(() => import('./charts/charts.tsx').then((module) => ({ default: module.Charts })))
const DrillDownDrawer = lazy(() => import('./drill-down/drill-down-drawer.tsx').then((module) => ({ default: module.DrillDownDrawer })))

type Props = {
  patientCell: PatientCell
  /** The whole report, or its numbers or its charts alone. */
  show?: 'report' | 'numbers' | 'charts'
  /** Links to the pages beside this one. */
  nav?: ReactNode
}

/** The reports: days, downloads, statistics, charts. */
export function ReportsScreen({ patientCell, show = 'report', nav }: Props) {
  const [search, change] = useReportSearch(show)
  const metrics = useMetrics(search)
  const { data } = metrics
  if (!data)
    return (
      <Page toolbar={nav}>
        {metrics.isError ? (
          <LoadFailure title={t('The reports could not be loaded')} retry={metrics.refetch}>
            {problemSentence(metrics.error)}
          </LoadFailure>
        ) : (
          <Loading />
        )}
      </Page>
    )
  const days = { from: data.startDate, to: data.endDate }
  return (
    <Page
      toolbar={
        <>
          {nav}
          <RangePicker days={days} today={data.today} onDays={change} />
          {show === 'report' && <DownloadButtons days={days} />}
          <div className={classes.period}>
            <span className={classes.days} role="status">
              {metrics.isPlaceholderData ? t('Loading…') : daysText(days)}
            </span>
            {data.comparedWith && (
              <span className={classes.quiet}>
                {t('compared with {days}', { days: daysText({ from: data.comparedWith.startDate, to: data.comparedWith.endDate }) })}
              </span>
            )}
            <span className={`${classes.quiet} ${classes.end}`}>{t('as of {asOf}, clinic time', { asOf: minuteText(data.asOf) })}</span>
          </div>
        </>
      }
    >
      {metrics.isError && (
        <LoadFailure title={t('The reports could not be loaded')} retry={metrics.refetch}>
          {problemSentence(metrics.error)}
        </LoadFailure>
      )}
      <Loaded
        key={`${days.from} ${days.to}`}
        metrics={data}
        days={days}
        stale={metrics.isPlaceholderData}
        patientCell={patientCell}
        show={show}
      />
    </Page>
  )
}

type LoadedProps = Required<Pick<Props, 'patientCell' | 'show'>> & { metrics: Metrics; days: Days; stale: boolean }

function Loaded({ metrics, days, stale, patientCell, show }: LoadedProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [everOpened, setEverOpened] = useState(false)
  const handleOpen = useCallback((next: Opened) => {
    setEverOpened(true)
    setOpened(next)
  }, [])
  const than = beforeText(days)
  const part = { metrics, than, onOpen: handleOpen }
  return (
    <div className={classes.report} aria-busy={stale} data-stale={stale || undefined}>
      {metrics.check !== null && metrics.check.differences > 0 && <RecountNote check={metrics.check} />}
      {show !== 'charts' && <KeyMetrics {...part} />}
      {show !== 'charts' && <StatisticsTable metrics={metrics} onOpen={handleOpen} />}
      {show === 'numbers' && <MetricsByProvince {...part} />}
      {show !== 'numbers' && (
        <Suspense fallback={<Skeleton height={360} />}>
          <Charts {...part} />
        </Suspense>
      )}
      {(metrics.check === null || metrics.check.differences === 0) && <RecountNote check={metrics.check} />}
      {show === 'report' && <DueRecords patientCell={patientCell} />}
      {everOpened && (
        <Suspense>
          <DrillDownDrawer opened={opened} metrics={metrics} patientCell={patientCell} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  )
}

function Loading() {
  return (
    <div role="status" aria-label={t('Loading the reports')} className={classes.report}>
      <Skeleton height={36} width={280} />
      <Skeleton height={92} />
      <Skeleton height={260} />
    </div>
  )
}
