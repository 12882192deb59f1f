import type { Agenda, AgendaDay, AgendaPerson } from '@clinic/contract/booking/agenda'
import { PROVINCES, type ProvinceCode } from '@clinic/contract/provinces'
import { UnstyledButton } from '@mantine/core'
import { longDay } from '../../../lib/format/long-day.ts'
import { t } from '../../../lib/messages/t.ts'
import { clockOfDay } from '../hours/hours-text.ts'
import { type AgendaActions, AgendaItem } from './agenda-item.tsx'
import { clockAhead, daysShown, isLicensed, itemsOf, peopleOf, secondClock } from './agenda-shape.ts'
import classes from './agenda-week.module.css'

type Props = { agenda: Agenda; place: ProvinceCode | null; actions: AgendaActions; onDay: (day: string) => void }

/** The week of many practitioners: a column a day and a row each, whose times have room for names. */
export function AgendaWeek({ agenda, place, actions, onDay }: Props) {
  const days = agenda.days.filter(daysShown)
  const [first] = days
  const second = first ? secondClock(first, place) : null
  return (
    <div className={classes.scroll}>
      <table className={classes.week} aria-label={t('Week')}>
        <thead>
          <tr>
            <th scope="col" className={classes.clocks}>
              {t('Clinic')} {second && <b>{second.name}</b>}
            </th>
            {days.map(({ day }) => (
              <th key={day} scope="col" data-today={day === agenda.today || undefined}>
                <UnstyledButton className={classes.day} onClick={() => onDay(day)}>
                  {longDay(day).replace(/,? \d{4}$/, '')}
                  {day === agenda.today && t(', today')}
                </UnstyledButton>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {peopleOf(days, place).map((person) => (
            <tr key={person.user_id} data-unlicensed={!isLicensed(person, place) || undefined}>
              <th scope="row" className={classes.person}>
                <b>{person.name}</b>
                <span>{person.provinces.join(' ')}</span>
                {place !== null && !isLicensed(person, place) && (
                  <span>{t('Not licensed in {province}', { province: t(PROVINCES[place]) })}</span>
                )}
              </th>
              {days.map((one) => (
                <td key={one.day}>
                  <Times one={one} id={person.user_id} ahead={second?.minutes ?? null} {...{ agenda, place, actions }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type TimesProps = { one: AgendaDay; id: AgendaPerson['user_id']; ahead: number | null } & Omit<Props, 'onDay'>

function Times({ one, id, ahead, agenda, place, actions }: TimesProps) {
  const person = one.people.find(({ user_id }) => user_id === id)
  if (!person) return <span className={classes.none}>–</span>
  const items = itemsOf(person, { day: one.day, agenda, place })
  return (
    <>
      {person.off && <span className={classes.none}>{t('Day off')}</span>}
      <ol className={classes.times}>
        {items.map((item) => (
          <li key={`${item.kind} ${item.starts}`}>
            <span className={classes.clock} aria-hidden>
              {clockOfDay(item.starts)}
              {ahead !== null && <b>{clockAhead(item.starts, ahead)}</b>}
            </span>
            <AgendaItem item={item} practitioner={person.name} actions={actions} />
          </li>
        ))}
      </ol>
    </>
  )
}
