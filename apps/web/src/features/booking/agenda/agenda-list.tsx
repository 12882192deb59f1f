import type { Agenda, AgendaPerson } from '@clinic/contract/booking/agenda'
import type { ProvinceCode } from '@clinic/contract/provinces'
import { UnstyledButton } from '@mantine/core'
import type { CSSProperties } from 'react'
import { longDay } from '../../../lib/format/long-day.ts'
import { shortWeekday } from '../../../lib/format/short-weekday.ts'
import { t } from '../../../lib/messages/t.ts'
import { useSession } from '../../../lib/session.ts'
import { clockOfDay } from '../hours/hours-text.ts'
import { type AgendaActions, AgendaItem } from './agenda-item.tsx'
import classes from './agenda-list.module.css'
import { clockAhead, itemsOf, licensedFirst, secondClock, shareTaken } from './agenda-shape.ts'

type Props = {
  agenda: Agenda
  day: string
  place: ProvinceCode | null
  who: number | null
  actions: AgendaActions
  onDay: (day: string) => void
  onWho: (who: number) => void
}

/** A phone’s calendar: the week as a strip, one practitioner, their day as a list. */
export function AgendaList({ agenda, day, place, who, actions, onDay, onWho }: Props) {
  const one = agenda.days.find((known) => known.day === day)
  const people = licensedFirst(one?.people ?? [], place)
  const { id } = useSession()
  const person = people.find(({ user_id }) => user_id === (who ?? id)) ?? people.find(({ hours }) => hours.length > 0) ?? people[0]
  return (
    <div className={classes.agenda}>
      <ol className={classes.days} aria-label={t('Days')}>
        {agenda.days.map((known) => (
          <li key={known.day}>
            <UnstyledButton
              className={classes.day}
              aria-pressed={known.day === day}
              aria-current={known.day === agenda.today ? 'date' : undefined}
              onClick={() => onDay(known.day)}
            >
              <span className={classes.hidden}>{longDay(known.day)}</span>
              <span aria-hidden>{shortWeekday(longDay(known.day))}</span>
              <b aria-hidden>{Number(known.day.slice(8))}</b>
              <span className={classes.bar} style={{ '--taken': shareTaken(known) } as CSSProperties} />
            </UnstyledButton>
          </li>
        ))}
      </ol>
      <ul className={classes.people} aria-label={t('Nurse practitioners')}>
        {people.map((known) => (
          <li key={known.user_id}>
            <UnstyledButton className={classes.chip} aria-pressed={known === person} onClick={() => onWho(known.user_id)}>
              {t('{name}, {free} free', { name: known.name, free: freeCount(known, { day, agenda, place }) })}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {person ? (
        <Items person={person} {...{ agenda, day, place, actions }} ahead={one ? (secondClock(one, place)?.minutes ?? null) : null} />
      ) : (
        <p className={classes.none}>{t('No one works on this day.')}</p>
      )}
    </div>
  )
}

type ItemsProps = Pick<Props, 'agenda' | 'day' | 'place' | 'actions'> & { person: AgendaPerson; ahead: number | null }

function Items({ person, agenda, day, place, actions, ahead }: ItemsProps) {
  const items = itemsOf(person, { day, agenda, place })
  if (items.length === 0) return <p className={classes.none}>{person.off ? t('Day off.') : t('No visits and no free times.')}</p>
  return (
    <ol className={classes.items} aria-label={person.name}>
      {items.map((item) => (
        <li key={`${item.kind} ${item.starts}`} className={classes.item}>
          <span className={classes.at} aria-hidden>
            {clockOfDay(item.starts)}
            {ahead !== null && <span>{clockAhead(item.starts, ahead)}</span>}
          </span>
          <div className={classes.box}>
            <AgendaItem item={item} practitioner={person.name} actions={actions} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function freeCount(person: AgendaPerson, where: Parameters<typeof itemsOf>[1]): number {
  return itemsOf(person, where).filter(({ kind }) => kind === 'gap').length
}
