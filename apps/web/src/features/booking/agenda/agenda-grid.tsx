import type { Agenda, AgendaDay, AgendaPerson } from '@clinic/contract/booking/agenda'
import { PROVINCES, type ProvinceCode } from '@clinic/contract/provinces'
import { UnstyledButton } from '@mantine/core'
import type { CSSProperties } from 'react'
import { dayText } from '../../../lib/format/dates.ts'
import { longDay } from '../../../lib/format/long-day.ts'
import { shortWeekday } from '../../../lib/format/short-weekday.ts'
import { t } from '../../../lib/messages/t.ts'
import { clockOfDay } from '../hours/hours-text.ts'
import classes from './agenda-grid.module.css'
import { type AgendaActions, AgendaItem } from './agenda-item.tsx'
import { clockAhead, daysShown, hoursShown, initialsOf, isLicensed, itemsOf, licensedFirst, secondClock } from './agenda-shape.ts'

type Props = {
  agenda: Agenda
  place: ProvinceCode | null
  /** The days of a week with several practitioners are narrow and show initials; else there is room for names. */
  week: boolean
  actions: AgendaActions
  onDay: (day: string) => void
}
const HOUR = 60
/** Pixels: a minute, a line of a visit, and what is around its lines. */
const [MINUTE, LINE, EDGES] = [1.7, 17, 5]
/** Pixels that the clocks on the left take, as in the style sheet. */
const [CLINIC_CLOCK, SECOND_CLOCK] = [56, 104]
const linesIn = (minutes: number) => Math.max(1, Math.floor((minutes * MINUTE - EDGES) / LINE))
const at = (minute: number, from: number) => ({ '--at': minute - from }) as CSSProperties

/** Hours from top to bottom, practitioners side by side, in clinic time and on the clock of a place. */
export function AgendaGrid({ agenda, place, week, actions, onDay }: Props) {
  const { from, to } = hoursShown(agenda.days)
  const hours = Array.from({ length: (to - from) / HOUR }, (_, place) => from + place * HOUR)
  const [first] = agenda.days
  const second = first ? secondClock(first, place) : null
  const narrow = week && agenda.days.some(({ people }) => people.length > 1)
  return (
    <div className={classes.scroll} style={{ '--clocks': `${CLINIC_CLOCK + (second ? SECOND_CLOCK : 0)}px` } as CSSProperties}>
      <div
        className={classes.grid}
        data-week={week || undefined}
        data-narrow={narrow || undefined}
        style={{ '--length': to - from, '--px': `${MINUTE}px` } as CSSProperties}
      >
        <Clock name={t('Clinic')} hours={hours} textOf={clockOfDay} />
        {second && <Clock name={second.name} hours={hours} textOf={(minute) => clockAhead(minute, second.minutes)} own />}
        {agenda.days.filter(daysShown).map((one) => (
          <Day key={one.day} one={one} {...{ agenda, place, week, narrow, actions, from, onDay }} />
        ))}
      </div>
    </div>
  )
}

type ClockProps = { name: string; hours: readonly number[]; textOf: (minute: number) => string; own?: boolean }

function Clock({ name, hours, textOf, own = false }: ClockProps) {
  return (
    <div className={classes.clock} data-own={own || undefined}>
      <div className={classes.head}>{name}</div>
      <ol className={classes.hours} aria-label={t('{name} time', { name })}>
        {hours.map((minute) => (
          <li key={minute}>{textOf(minute)}</li>
        ))}
      </ol>
    </div>
  )
}

type DayProps = { one: AgendaDay; from: number; narrow: boolean } & Props

function Day({ one, from, ...props }: DayProps) {
  const { agenda, place, week, onDay } = props
  const isToday = one.day === agenda.today
  const name = `${shortWeekday(longDay(one.day))} ${dayText(one.day).replace(/ \d{4}$/, '')}`
  return (
    <section
      className={classes.day}
      aria-label={longDay(one.day)}
      data-today={isToday || undefined}
      style={{ '--people': Math.max(1, one.people.length) } as CSSProperties}
    >
      {week && (
        <UnstyledButton className={classes.dayName} onClick={() => onDay(one.day)}>
          {name}
          {isToday && t(', today')}
        </UnstyledButton>
      )}
      <div className={classes.people}>
        {licensedFirst(one.people, place).map((person) => (
          <Person key={person.user_id} person={person} day={one.day} from={from} {...props} />
        ))}
        {one.people.length === 0 && <p className={classes.none}>{week ? t('No one works') : t('No one works on this day.')}</p>}
        {isToday && agenda.minute >= from && <span className={classes.now} style={at(agenda.minute, from)} />}
      </div>
    </section>
  )
}

type PersonProps = { person: AgendaPerson; day: string; from: number; narrow: boolean } & Omit<Props, 'onDay' | 'week'>

function Person({ person, day, from, agenda, place, narrow, actions }: PersonProps) {
  const { name, hours, off, provinces } = person
  const licensed = isLicensed(person, place)
  const why = off
    ? t('Day off')
    : licensed
      ? null
      : t('Not licensed in {province}', { province: place === null ? '' : t(PROVINCES[place]) })
  return (
    <section className={classes.person} aria-label={name} data-unlicensed={!licensed || undefined}>
      <h3 className={classes.head} data-tip={narrow ? name : undefined}>
        {narrow ? <span aria-hidden>{initialsOf(name)}</span> : <b>{name}</b>}
        {!narrow && <span>{provinces.join(' ')}</span>}
      </h3>
      <div className={classes.line}>
        {hours.map(({ starts, ends }) => (
          <span key={starts} className={classes.work} style={{ ...at(starts, from), '--minutes': ends - starts } as CSSProperties} />
        ))}
        {why && <p className={classes.why}>{why}</p>}
        <ol>
          {itemsOf(person, { day, agenda, place }).map((item) => (
            <li
              key={`${item.kind} ${item.starts}`}
              className={classes.place}
              style={
                {
                  ...at(item.starts, from),
                  '--minutes': item.ends - item.starts,
                  '--lines': linesIn(item.ends - item.starts),
                } as CSSProperties
              }
            >
              <AgendaItem item={item} practitioner={name} actions={actions} compact={narrow} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
