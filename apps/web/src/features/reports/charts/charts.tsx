import type { Ageing, Metrics } from '@clinic/contract/reports'
import { definitionOf } from '@clinic/core/reports/definitions'
import { type ReactNode, useId } from 'react'
import { numberText } from '../../../lib/format/numbers.ts'
import { t, tPair } from '../../../lib/messages/t.ts'
import { type Bar, Bars } from './bars.tsx'
import { Change } from './change.tsx'
import { ChartCard } from './chart-card.tsx'
import classes from './charts.module.css'
import { DayCard } from './day-card.tsx'
import type { Open } from './drill-down.ts'
import { HourCard } from './hour-card.tsx'
import { minutesText } from './minutes-text.ts'

const TOP = 8
const BUCKETS = [t('Under 1 h'), t('1–4 h'), t('4–24 h'), t('1–3 days'), t('Over 3 days')] as const

type Props = { metrics: Metrics; than: string; onOpen: Open }

/** What managers look for, a card a question. */
export function Charts({ metrics, than, onOpen }: Props) {
  const part = { metrics, than, onOpen }
  return (
    <div className={classes.charts}>
      <DayCard {...part} place={0} />
      <People {...part} place={1} />
      <HourCard {...part} place={2} />
      <Funnel {...part} place={3} />
      <div className={classes.column}>
        <Provinces {...part} place={4} />
      </div>
      <div className={classes.column}>
        <Reasons {...part} place={5} />
        <Waits {...part} place={6} />
      </div>
      <div className={classes.column}>
        <Queues {...part} place={7} />
        <Renewals {...part} place={8} />
      </div>
    </div>
  )
}

type Part = Props & { place: number }

function People({ metrics: { people }, place, onOpen }: Part) {
  const seen = people.filter(({ patientsSeen }) => patientsSeen > 0)
  const bars = seen.slice(0, TOP).map((one): Bar => {
    const filters = { user: one.user_id ?? 0 }
    return {
      key: one.user,
      label: one.user,
      count: one.patientsSeen,
      onOpen: () => onOpen({ metric: 'patientsSeen', filters, about: one.user }),
    }
  })
  return (
    <ChartCard
      title={t('Patients seen per person')}
      metric="patientsSeen"
      place={place}
      note={seen.length > TOP && t('top {TOP} of {seen}', { TOP, seen: seen.length })}
      onOpen={onOpen}
    >
      <Some bars={bars} label={t('Patients seen per person')} none={t('No patients seen in this period.')} />
    </ChartCard>
  )
}

function shareText(part: number, whole: number): string {
  const percent = Math.round((100 * part) / whole)
  return percent === 0 && part > 0 ? t('less than 1%') : t('{percent}%', { percent })
}

/** One cohort: no step can be longer than the one before it. Steps of chats have no list of patients behind them. */
function Funnel({ metrics: { funnel }, place, onOpen }: Part) {
  const first = funnel[0]?.count ?? 0
  const bars = funnel.map(({ step, count, before }): Bar => {
    const fraction = first > 0 && step !== 'chatsStarted' && shareText(count, first)
    const name = t(definitionOf(step).name)
    return {
      key: step,
      label: name,
      count,
      note: <Notes of={[fraction, <Change key="change" count={count} before={before} />]} />,
    }
  })
  return (
    <ChartCard
      title={t('From the chat to the appointment')}
      note={t('of the chats that began in this period')}
      metric="chatsStarted"
      place={place}
      onOpen={onOpen}
    >
      <Some bars={bars} label={t('From the chat to the appointment')} none={t('No chats or appointments in this period.')} />
    </ChartCard>
  )
}

function Provinces({ metrics: { provinces }, place, onOpen }: Part) {
  const bars = provinces
    .filter(({ patientsSeen, patientsSeenBefore }) => patientsSeen + (patientsSeenBefore ?? 0) > 0)
    .sort((a, b) => b.patientsSeen - a.patientsSeen)
    .map(({ code, province, patientsSeen, patientsSeenBefore }): Bar => {
      const open = () => onOpen({ metric: 'patientsSeen', filters: { province: code ?? '' }, about: t(province) })
      return {
        key: province,
        label: t(province),
        count: patientsSeen,
        note: <Change count={patientsSeen} before={patientsSeenBefore} />,
        onOpen: open,
      }
    })
  return (
    <ChartCard title={t('Patients seen by province')} metric="patientsSeen" place={place} onOpen={onOpen}>
      <Some bars={bars} label={t('Patients seen by province')} none={t('No patients seen in this period.')} />
    </ChartCard>
  )
}

function Reasons({ metrics: { reasons }, place, onOpen }: Part) {
  const bars = reasons.map(({ reason, count, before }): Bar => {
    const open = () => onOpen({ metric: 'markedIneligible', filters: { reason }, about: t(reason) })
    return { key: reason, label: t(reason), count, note: <Change count={count} before={before} />, onOpen: open }
  })
  return (
    <ChartCard title={t('Reasons for ineligibility')} metric="markedIneligible" place={place} onOpen={onOpen}>
      <Some bars={bars} label={t('Reasons for ineligibility')} none={t('No patients marked ineligible in this period.')} />
    </ChartCard>
  )
}

function Waits({ metrics: { waits }, place, onOpen }: Part) {
  return (
    <ChartCard title={t('Wait times')} metric="npWait" place={place} onOpen={onOpen}>
      {waits.map(({ figure, threshold_minutes, now, before }) => (
        <Facts
          key={figure}
          title={t(definitionOf(figure).name)}
          count={now.count}
          onOpen={() => onOpen({ metric: figure })}
          facts={[
            [
              t('Median'),
              minutesText(now.median_minutes),
              before && t('{median_minutes} before', { median_minutes: minutesText(before.median_minutes) }),
            ],
            [
              t('Mean'),
              minutesText(now.mean_minutes),
              before && t('{mean_minutes} before', { mean_minutes: minutesText(before.mean_minutes) }),
            ],
            [
              t('Under {threshold_minutes}', { threshold_minutes: minutesText(threshold_minutes) }),
              percent(now.under, now.count),
              before && t('{under} before', { under: percent(before.under, before.count) }),
            ],
          ]}
        />
      ))}
    </ChartCard>
  )
}

function Queues({ metrics: { ageing }, place, onOpen }: Part) {
  return (
    <ChartCard title={t('Waiting now')} metric="waitingPcr" place={place} onOpen={onOpen}>
      {ageing.map((queue) => (
        <Queue key={queue.figure} queue={queue} onOpen={onOpen} />
      ))}
    </ChartCard>
  )
}

function Queue({ queue, onOpen }: { queue: Ageing; onOpen: Open }) {
  const { figure, count, unassigned, buckets, median_minutes, longest_minutes } = queue
  const name = t(definitionOf(figure).name)
  const bars = buckets.map((inside, bucket): Bar => {
    const label = BUCKETS[bucket] ?? ''
    return { key: label, label, count: inside, onOpen: () => onOpen({ metric: figure, filters: { bucket }, about: label }) }
  })
  const facts = count > 0 && [
    unassigned > 0 && t('{unassigned} unassigned', { unassigned: numberText(unassigned) }),
    t('median {median_minutes}', { median_minutes: minutesText(median_minutes) }),
    t('longest {longest_minutes}', { longest_minutes: minutesText(longest_minutes) }),
  ]
  return (
    <div className={classes.queue}>
      <h3 className={classes.heading}>{tPair(name, numberText(count))}</h3>
      {facts && <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>}
      {count > 0 && <Bars label={name} bars={bars.filter((bar) => bar.count > 0)} />}
    </div>
  )
}

function Renewals({ metrics: { renewals }, place, onOpen }: Part) {
  const bars = renewals.due.map(({ days, count }): Bar => {
    const open = () => onOpen({ metric: 'renewalsDue', filters: { within: days }, about: t('within {days} days', { days }) })
    return { key: String(days), label: t('Within {days} days', { days }), count, onOpen: open }
  })
  return (
    <ChartCard title={t('Renewals due')} metric="renewalsDue" place={place} onOpen={onOpen}>
      <Bars label={t('Renewals due')} bars={bars} />
      <p className={classes.facts}>
        {t('{overdue} are overdue with no completed appointment since, regardless of the date range.', {
          overdue: numberText(renewals.overdue),
        })}
      </p>
    </ChartCard>
  )
}

function Some({ bars, label, none }: { bars: readonly Bar[]; label: string; none: string }) {
  return bars.some(({ count }) => count > 0) ? <Bars label={label} bars={bars} /> : <p className={classes.facts}>{none}</p>
}

function Notes({ of }: { of: readonly ReactNode[] }) {
  return <span className={classes.notes}>{of}</span>
}

type FactsProps = {
  title: string
  count: number
  facts: readonly (readonly [name: string, value: string, before: string | null])[]
  onOpen: () => void
}

function Facts({ title, count, facts, onOpen }: FactsProps) {
  const id = useId()
  return (
    <section className={classes.queue} aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {title}
      </h3>
      {count === 0 ? (
        <p className={classes.facts}>{t('No one in this period.')}</p>
      ) : (
        <>
          <dl className={classes.list}>
            {facts.map(([name, value, before]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
                {before && <dd className={classes.before}>{before}</dd>}
              </div>
            ))}
          </dl>
          <button type="button" className={classes.open} aria-haspopup="dialog" onClick={onOpen}>
            {t('{count, plural, other {# patients}}', { count })}
          </button>
        </>
      )}
    </section>
  )
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : t('{percent}%', { percent: numberText(Math.round((100 * part) / whole)) })
}
