import { Skeleton } from '@mantine/core'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { PatientLink } from '../features/patients/patient-link.tsx'
import { Bars } from '../features/reports/charts/bars.tsx'
import { RangePicker } from '../features/reports/period/range-picker.tsx'
import { ConversationsScreen } from '../features/transcripts/conversations-screen.tsx'
import type { Parts } from '../features/transcripts/parts.ts'
import { PatientDialogsLater } from './patient-dialogs-later.tsx'

const DaysChart = lazy(() => import('../features/reports/charts/days-chart.tsx').then((module) => ({ default: module.DaysChart })))

/** Conversations of the assistant; days, bars and charts are those of the reports, a patient opens as everywhere. */
export function ConversationsPage() {
  const [details, setDetails] = useState<string | null>(null)
  const close = useCallback(() => setDetails(null), [])
  const parts = useMemo<Parts>(
    () => ({
      patientCell: (patientId) => <PatientLink patientId={patientId} onDetails={setDetails} />,
      dayPicker: (days, today, onDays) => <RangePicker days={days} today={today} onDays={onDays} />,
      bars: (label, bars) => <Bars label={label} bars={bars} />,
      chart: (rows, series) => (
        <Suspense fallback={<Skeleton height={260} />}>
          <DaysChart rows={rows} series={series} apart />
        </Suspense>
      ),
    }),
    [],
  )
  return (
    <>
      <ConversationsScreen parts={parts} />
      <PatientDialogsLater details={details} ineligible={null} close={close} onChanged={NOTHING} onFailed={NOTHING} />
    </>
  )
}

const NOTHING = () => undefined
