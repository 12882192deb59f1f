import type { Metrics } from '@clinic/contract/reports'
import { Skeleton } from '@mantine/core'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Page } from '../../ui/page.tsx'
import type { Opened } from './charts/drill-down.ts'
import { DownloadButtons } from './download/download-buttons.tsx'
import type { PatientCell } from './drill-down/drill-down-drawer.tsx'
import { DueRecords } from './figures/due-records.tsx'
import { FiguresByProvince } from './figures/figures-by-province.tsx'
import { KeyFigures } from './figures/key-figures.tsx'
import { RecountNote } from './figures/recount-note.tsx'
import { StatisticsTable } from './figures/statistics-table.tsx'
import { RangePicker } from './period/range-picker.tsx'
import { beforeText, type Days, daysText } from './period/ranges.ts'
import classes from './reports-screen.module.css'
import { useFigures } from './use-figures.ts'
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
  const figures = useFigures(search)
  const { data } = figures
  if (!data)
    return (
      <Page toolbar={nav}>
        {figures.isError ? (
          <LoadFailure title="The reports could not be loaded" retry={figures.refetch}>
            {problemSentence(figures.error)}
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
          <span className={classes.days} role="status">
            {figures.isPlaceholderData ? 'Loading…' : daysText(days)}
          </span>
          {data.comparedWith && (
            <span className={classes.quiet}>
              compared with {daysText({ from: data.comparedWith.startDate, to: data.comparedWith.endDate })}
            </span>
          )}
          <span className={`${classes.quiet} ${classes.end}`}>as of {data.asOf}, the clinic’s clock</span>
        </>
      }
    >
      {figures.isError && (
        <LoadFailure title="The reports could not be loaded" retry={figures.refetch}>
          {problemSentence(figures.error)}
        </LoadFailure>
      )}
      <Loaded
        key={`${days.from} ${days.to}`}
        figures={data}
        days={days}
        stale={figures.isPlaceholderData}
        patientCell={patientCell}
        show={show}
      />
    </Page>
  )
}

type LoadedProps = Required<Pick<Props, 'patientCell' | 'show'>> & { figures: Metrics; days: Days; stale: boolean }

function Loaded({ figures, days, stale, patientCell, show }: LoadedProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [everOpened, setEverOpened] = useState(false)
  const handleOpen = useCallback((next: Opened) => {
    setEverOpened(true)
    setOpened(next)
  }, [])
  const than = beforeText(days)
  const part = { figures, than, onOpen: handleOpen }
  return (
    <div className={classes.report} aria-busy={stale} data-stale={stale || undefined}>
      {figures.check !== null && figures.check.differences > 0 && <RecountNote check={figures.check} />}
      {show === 'report' && <DownloadButtons days={days} />}
      {show !== 'charts' && <KeyFigures {...part} />}
      {show !== 'charts' && <StatisticsTable figures={figures} onOpen={handleOpen} />}
      {show === 'numbers' && <FiguresByProvince {...part} />}
      {show !== 'numbers' && (
        <Suspense fallback={<Skeleton height={360} />}>
          <Charts {...part} />
        </Suspense>
      )}
      {(figures.check === null || figures.check.differences === 0) && <RecountNote check={figures.check} />}
      {show === 'report' && <DueRecords patientCell={patientCell} />}
      {everOpened && (
        <Suspense>
          <DrillDownDrawer opened={opened} figures={figures} patientCell={patientCell} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  )
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the reports" className={classes.report}>
      <Skeleton height={36} width={280} />
      <Skeleton height={92} />
      <Skeleton height={260} />
    </div>
  )
}
