import { Button, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { Page } from '../../../ui/page.tsx'
import type { VisitsOf } from '../visits/visits-dialog.tsx'
import { VisitsDialogLater } from '../visits/visits-dialog-later.tsx'
import { AgendaView } from './agenda-view.tsx'
import { type CalendarSearch, readCalendarSearch, writeCalendarSearch } from './calendar-search.ts'
import { CalendarToolbar } from './calendar-toolbar.tsx'
import { useAgenda, useLiveCalendar } from './use-calendar.ts'

const MonthView = lazy(() => import('./month-view.tsx').then((module) => ({ default: module.MonthView })))

type Props = { actions?: ReactNode; onPatient: (patientId: string) => void }
const NARROW = '(max-width: 680px)'

/** NPs’ days by the hour, side by side: visits, reservations and free times, by day, week or month. */
export function CalendarScreen({ actions, onPatient }: Props) {
  const [search, change] = useCalendarSearch()
  const narrow = useMediaQuery(NARROW, window.matchMedia(NARROW).matches)
  const agenda = useAgenda({ day: search.day, span: narrow || search.view === 'week' ? 'week' : 'day' })
  const live = useLiveCalendar()
  const [visits, setVisits] = useState<{ of: VisitsOf } | null>(null)
  const [lastVisits, setLastVisits] = useState<VisitsOf>(null)
  if (visits !== null && visits.of !== lastVisits) setLastVisits(visits.of)
  const today = agenda.data?.today ?? new Date().toISOString().slice(0, 10)
  const nextDay = search.day || (search.view === 'month' ? today : (agenda.data?.day ?? today))
  const shown = { ...search, day: nextDay }
  const people = agenda.data?.days.flatMap((one) => one.people) ?? []
  const bookButton = (
    <Button leftSection={<IconCalendarPlus size={16} aria-hidden />} onClick={() => setVisits({ of: null })}>
      {t('Book a visit')}
    </Button>
  )
  return (
    <Page
      actions={
        <>
          {bookButton}
          {actions}
        </>
      }
      toolbar={<CalendarToolbar search={shown} onChange={change} {...{ people, today, live, narrow }} />}
    >
      {search.view === 'month' ? (
        <Suspense fallback={<Skeleton height={480} role="status" aria-label={t('Loading the month')} />}>
          <MonthView
            day={nextDay}
            who={search.who}
            onDay={(day) => change({ day })}
            onVisits={(of) => setVisits({ of })}
            {...{ narrow, onPatient }}
          />
        </Suspense>
      ) : (
        <AgendaView known={agenda} search={shown} onChange={change} onBook={() => setVisits({ of: null })} {...{ narrow, onPatient }} />
      )}
      <VisitsDialogLater opened={visits !== null} patient={lastVisits} onClose={() => setVisits(null)} />
    </Page>
  )
}

/** View, day, person and place, kept in the address. */
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
