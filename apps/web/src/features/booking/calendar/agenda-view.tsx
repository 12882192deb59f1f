import type { Agenda, AgendaVisit } from '@clinic/contract/booking/agenda'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { AgendaGrid } from '../agenda/agenda-grid.tsx'
import { AgendaList } from '../agenda/agenda-list.tsx'
import { AgendaWeek } from '../agenda/agenda-week.tsx'
import { fieldClock } from '../hours/hours-text.ts'
import type { CalendarSearch } from './calendar-search.ts'
import type { useAgenda } from './use-calendar.ts'
import { useCancelQuestion } from './use-cancel-question.tsx'

type Props = {
  known: ReturnType<typeof useAgenda>
  search: CalendarSearch
  narrow: boolean
  onChange: (change: Partial<CalendarSearch>) => void
  onPatient: (patientId: string) => void
  onBook: () => void
}

/** So many practitioners have a column each on every day of a week at 1440 pixels; of more, no initials could be read. */
const SIDE_BY_SIDE = 8

/** A day or a week by the hour: practitioners side by side, the week of many as a table, and as a list on a phone. */
export function AgendaView({ known, search: { view, who, place }, narrow, onChange, onPatient, onBook }: Props) {
  const { data } = known
  const { cancel, dialog } = useCancelQuestion()
  const onCancel = (visit: AgendaVisit) => {
    const all = data?.days.flatMap(({ day, people }) => people.map((person) => ({ day, ...person }))) ?? []
    const of = all.find(({ visits }) => visits.includes(visit))
    if (!of) return
    void cancel({ id: visit.id, day: of.day, at: fieldClock(visit.starts), practitioner: of.name, patient_id: visit.patient_id })
  }
  const actions = { onPatient, onBook, onCancel }
  const onDay = (day: string) => onChange({ day, view: 'day' })
  const shown = data && !narrow ? filterBy(data, who) : null
  const isMany = view === 'week' && shown?.days.some(({ people }) => people.length > SIDE_BY_SIDE)
  const shared = { place, actions, onDay }
  return (
    <>
      {known.isError && (
        <LoadFailure title={t('The calendar could not be loaded')} retry={known.refetch}>
          {problemSentence(known.error)}
        </LoadFailure>
      )}
      {known.isPending && <TableSkeleton label={t('Loading the calendar')} />}
      {data && narrow && (
        <AgendaList agenda={data} day={data.day} onWho={(next) => onChange({ who: next })} {...{ place, who, actions, onDay }} />
      )}
      {shown && (isMany ? <AgendaWeek agenda={shown} {...shared} /> : <AgendaGrid agenda={shown} week={view === 'week'} {...shared} />)}
      {dialog}
    </>
  )
}

function filterBy(agenda: Agenda, who: number | null): Agenda {
  if (who === null) return agenda
  const days = agenda.days.map((one) => ({ ...one, people: one.people.filter(({ user_id }) => user_id === who) }))
  return { ...agenda, days }
}
