import type { HourCounts, Metrics } from '@clinic/contract/reports'
import { SegmentedControl, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { numberText } from '../../../lib/format/numbers.ts'
import { shortWeekday } from '../../../lib/format/short-weekday.ts'
import { t, tPair } from '../../../lib/messages/t.ts'
import { ChartCard } from './chart-card.tsx'
import type { Open } from './drill-down.ts'
import classes from './hour-card.module.css'

const WEEKDAYS = [t('Monday'), t('Tuesday'), t('Wednesday'), t('Thursday'), t('Friday'), t('Saturday'), t('Sunday')] as const
const SHOWN = [
  { value: 'patientsSeen', label: t('Seen') },
  { value: 'chatsStarted', label: t('Chats') },
  { value: 'queueEntered', label: t('Arrivals') },
] as const
type Shown = (typeof SHOWN)[number]['value']
/** Hours that are shown even where nothing happened in them. */
const OPEN = { first: 8, last: 18 }

/** When it happens: a table of the week's hours, darker where more did. */
export function HourCard({ metrics: { perHour, zone }, place, onOpen }: { metrics: Metrics; place: number; onOpen: Open }) {
  const [shown, setShown] = useState<Shown>('patientsSeen')
  const used = perHour.filter((one) => one[shown] > 0)
  const first = Math.min(OPEN.first, ...used.map(({ hour }) => hour))
  const last = Math.max(OPEN.last, ...used.map(({ hour }) => hour))
  const hours = Array.from({ length: last - first + 1 }, (_, step) => first + step)
  const most = Math.max(1, ...used.map((one) => one[shown]))
  return (
    <ChartCard
      title={t('By hour and weekday')}
      metric={shown}
      place={place}
      wide
      aside={
        <SegmentedControl
          size="xs"
          aria-label={t('Count')}
          data={[...SHOWN]}
          value={shown}
          onChange={(value) => setShown(value as Shown)}
        />
      }
      onOpen={onOpen}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is reached by keys */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('Counts by hour and weekday')}>
        <table className={classes.week}>
          <caption className={classes.caption}>
            {t('Clinic time ({zone})', { zone: zone.replace(/^.*\//, '').replaceAll('_', ' ') })}
          </caption>
          <thead>
            <tr>
              <td />
              {hours.map((hour) => (
                <th key={hour} scope="col">
                  {hour}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WEEKDAYS.map((name, index) => (
              <tr key={name}>
                <th scope="row">{shortWeekday(name)}</th>
                {hours.map((hour) => (
                  <Cell
                    key={hour}
                    slot={{ weekday: index + 1, hour, name }}
                    count={countAt(used, { weekday: index + 1, hour, shown })}
                    most={most}
                    shown={shown}
                    onOpen={onOpen}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </ChartCard>
  )
}

function countAt(used: readonly HourCounts[], { weekday, hour, shown }: { weekday: number; hour: number; shown: Shown }): number {
  return used.find((one) => one.weekday === weekday && one.hour === hour)?.[shown] ?? 0
}

type CellProps = { slot: { weekday: number; hour: number; name: string }; count: number; most: number; shown: Shown; onOpen: Open }

function Cell({ slot: { weekday, hour, name }, count, most, shown, onOpen }: CellProps) {
  if (count === 0) return <td className={classes.none}>·</td>
  const about = t('{weekday}s from {from} to {to}', { weekday: name, from: hour, to: hour + 1 })
  const fraction = Math.round((100 * count) / most)
  return (
    <td>
      <UnstyledButton
        className={classes.cell}
        data-dark={fraction > 55 || undefined}
        style={{ '--share': `${Math.max(12, fraction)}%` } as React.CSSProperties}
        aria-haspopup="dialog"
        aria-label={tPair(about, numberText(count))}
        onClick={() => onOpen({ metric: shown, filters: { weekday, hour }, about })}
      >
        {numberText(count)}
      </UnstyledButton>
    </td>
  )
}
