import type { Calendar } from '@clinic/contract/booking'
import { useMemo } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import type { VisitsOf } from '../visits/visits-dialog.tsx'
import { CalendarGrid } from './calendar-grid.tsx'
import { CalendarList } from './calendar-list.tsx'
import classes from './calendar-screen.module.css'
import { daysShown } from './calendar-search.ts'
import { DayDetails, DayPanel } from './day-panel.tsx'
import { viewTitle } from './day-text.ts'
import { useCalendar } from './use-calendar.ts'

type Props = {
  day: string
  who: number | null
  narrow: boolean
  onDay: (day: string) => void
  onPatient: (patientId: string) => void
  onVisits: (patient: NonNullable<VisitsOf>) => void
}

/** A month in counts, and the day that is looked at. */
export function MonthView({ day, who, narrow, onDay, onPatient, onVisits }: Props) {
  const calendar = useCalendar(daysShown(day))
  const shown = useMemo(() => filterBy(calendar.data, who), [calendar.data, who])
  const looked = { day, people: shown?.days.find((one) => one.day === day)?.people ?? [], who, onPatient, onVisits }
  return (
    <div className={classes.columns}>
      <Panel title={viewTitle('month', day)}>
        {calendar.isError && (
          <LoadFailure title={t('The calendar could not be loaded')} retry={calendar.refetch}>
            {problemSentence(calendar.error)}
          </LoadFailure>
        )}
        {calendar.isPending && <TableSkeleton label={t('Loading the calendar')} />}
        {shown && narrow && (
          <CalendarList day={day} data={shown} onDay={onDay}>
            <DayDetails {...looked} />
          </CalendarList>
        )}
        {shown && !narrow && <CalendarGrid day={day} data={shown} onDay={onDay} />}
      </Panel>
      {shown && !narrow && <DayPanel {...looked} />}
    </div>
  )
}

function filterBy(data: Calendar | undefined, who: number | null): Calendar | undefined {
  if (!data || who === null) return data
  return { ...data, days: data.days.map(({ day, people }) => ({ day, people: people.filter(({ user_id }) => user_id === who) })) }
}
