import type { Calendar } from '@clinic/contract/booking'
import { ActionIcon, Button, SegmentedControl, Select } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCalendarPlus, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Page } from '../../../ui/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import type { VisitsOf } from '../visits/visits-dialog.tsx'
import { VisitsDialogLater } from '../visits/visits-dialog-later.tsx'
import { CalendarGrid } from './calendar-grid.tsx'
import { CalendarList } from './calendar-list.tsx'
import classes from './calendar-screen.module.css'
import { type CalendarSearch, type CalendarView, daysShown, moveView, readCalendarSearch, writeCalendarSearch } from './calendar-search.ts'
import { DayDetails, DayPanel } from './day-panel.tsx'
import { viewTitle } from './day-text.ts'
import { useCalendar, useLiveCalendar } from './use-calendar.ts'

type Props = { actions?: ReactNode; onPatient: (patientId: string) => void }
const NARROW = '(max-width: 680px)'

/** NPs' working days and the appointments booked and completed on them, by month or week, and the day that is looked at. */
export function CalendarScreen({ actions, onPatient }: Props) {
  const [search, change] = useCalendarSearch()
  const [today, setToday] = useState(() => new Date().toISOString().slice(0, 10))
  const day = search.day || today
  const calendar = useCalendar(daysShown(search.view, day))
  const clinicToday = calendar.data?.today
  useEffect(() => {
    if (clinicToday) setToday(clinicToday)
  }, [clinicToday])
  const live = useLiveCalendar()
  const narrow = useMediaQuery(NARROW, window.matchMedia(NARROW).matches)
  const shown = useMemo(() => filterBy(calendar.data, search.who), [calendar.data, search.who])
  const onDay = (next: string) => change({ day: next })
  const people = shown?.days.find((one) => one.day === day)?.people ?? []
  const [visits, setVisits] = useState<{ of: VisitsOf } | null>(null)
  const [lastVisits, setLastVisits] = useState<VisitsOf>(null)
  if (visits !== null && visits.of !== lastVisits) setLastVisits(visits.of)
  const looked = { day, people, who: search.who, onPatient, onVisits: (of: NonNullable<VisitsOf>) => setVisits({ of }) }
  return (
    <Page
      actions={
        <>
          <Button leftSection={<IconCalendarPlus size={16} aria-hidden />} onClick={() => setVisits({ of: null })}>
            Book a visit
          </Button>
          {actions}
        </>
      }
      lead="NP working hours, days off, and booked and completed appointments. Shown in clinic time."
      toolbar={<Toolbar search={{ ...search, day }} data={calendar.data} today={today} live={live} onChange={change} />}
    >
      <div className={classes.columns}>
        <Panel title={viewTitle(search.view, day)}>
          {calendar.isError && (
            <LoadFailure title="The calendar could not be loaded" retry={calendar.refetch}>
              {problemSentence(calendar.error)}
            </LoadFailure>
          )}
          {calendar.isPending && <TableSkeleton label="Loading the calendar" />}
          {shown && narrow && (
            <CalendarList view={search.view} day={day} data={shown} onDay={onDay}>
              <DayDetails {...looked} />
            </CalendarList>
          )}
          {shown && !narrow && <CalendarGrid view={search.view} day={day} data={shown} onDay={onDay} />}
        </Panel>
        {shown && !narrow && <DayPanel {...looked} />}
      </div>
      <VisitsDialogLater opened={visits !== null} patient={lastVisits} onClose={() => setVisits(null)} />
    </Page>
  )
}

type ToolbarProps = {
  search: CalendarSearch
  data: Calendar | undefined
  today: string
  live: string
  onChange: (change: Partial<CalendarSearch>) => void
}

function Toolbar({ search: { view, day, who }, data, today, live, onChange }: ToolbarProps) {
  const people = useMemo(() => peopleIn(data, who), [data, who])
  const unit = view === 'week' ? 'week' : 'month'
  return (
    <>
      <SegmentedControl
        aria-label="View"
        value={view}
        onChange={(next) => onChange({ view: next as CalendarView })}
        data={[
          { value: 'month', label: 'Month' },
          { value: 'week', label: 'Week' },
        ]}
      />
      <span className={classes.steps}>
        <ActionIcon color="gray" aria-label={`Previous ${unit}`} onClick={() => onChange({ day: moveView(view, day, -1) })}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" onClick={() => onChange({ day: today })}>
          Today
        </Button>
        <ActionIcon color="gray" aria-label={`Next ${unit}`} onClick={() => onChange({ day: moveView(view, day, 1) })}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
      </span>
      <Select
        className={classes.who}
        aria-label="NP"
        data={[{ value: 'all', label: 'All NPs' }, ...people]}
        value={who === null ? 'all' : String(who)}
        searchable
        onChange={(value) => onChange({ who: value === null || value === 'all' ? null : Number(value) })}
      />
      <span className={classes.live} role="status">
        {live}
      </span>
    </>
  )
}

/** View, day and person, kept in the address. */
function useCalendarSearch(): [CalendarSearch, (change: Partial<CalendarSearch>) => void] {
  const raw = useSearch({ from: '/admin/calendar' })
  const navigate = useNavigate()
  const search = useMemo(() => readCalendarSearch(raw), [raw])
  const change = (given: Partial<CalendarSearch>) => {
    const next = (before: Record<string, unknown>) => writeCalendarSearch({ ...readCalendarSearch(before), ...given })
    void navigate({ to: '/admin/calendar', search: next, replace: true, resetScroll: false })
  }
  return [search, change]
}

function filterBy(data: Calendar | undefined, who: number | null): Calendar | undefined {
  if (!data || who === null) return data
  return { ...data, days: data.days.map(({ day, people }) => ({ day, people: people.filter(({ user_id }) => user_id === who) })) }
}

/** Everyone who is in the calendar now, and anyone who is chosen. */
function peopleIn(data: Calendar | undefined, who: number | null): { value: string; label: string }[] {
  const names = new Map(data?.days.flatMap(({ people }) => people.map(({ user_id, name }) => [user_id, name] as const)))
  if (who !== null && !names.has(who)) names.set(who, 'Nothing scheduled')
  return [...names].map(([id, label]) => ({ value: String(id), label })).sort((a, b) => a.label.localeCompare(b.label, 'en-CA'))
}
