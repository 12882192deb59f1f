import type { Agenda, AgendaVisit } from '@clinic/contract/booking/agenda'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { AgendaGrid } from '../agenda/agenda-grid.tsx'
import { AgendaList } from '../agenda/agenda-list.tsx'
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

/** A day or a week by the hour: practitioners side by side, and as a list on a phone. */
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
      {shown && <AgendaGrid agenda={shown} week={view === 'week'} {...{ place, actions, onDay }} />}
      {dialog}
    </>
  )
}

function filterBy(agenda: Agenda, who: number | null): Agenda {
  if (who === null) return agenda
  const days = agenda.days.map((one) => ({ ...one, people: one.people.filter(({ user_id }) => user_id === who) }))
  return { ...agenda, days }
}
