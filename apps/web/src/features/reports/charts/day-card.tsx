import type { Metrics } from '@clinic/contract/reports'
import { SegmentedControl, Skeleton, Table, UnstyledButton } from '@mantine/core'
import { lazy, Suspense, useMemo, useState } from 'react'
import { numberText } from '../../../lib/format/numbers.ts'
import { t } from '../../../lib/messages/t.ts'
import { Change } from './change.tsx'
import { ChartCard } from './chart-card.tsx'
import classes from './day-card.module.css'
import { type DayGroup, groupDays, groupWord } from './day-groups.ts'
import type { Open } from './drill-down.ts'

const SeenChart = lazy(() => import('./seen-chart.tsx').then((module) => ({ default: module.SeenChart })))
const ROWS = 31

type Props = { metrics: Metrics; than: string; place: number; onOpen: Open }

/** Patients seen over time, as bars or as a table. */
export function DayCard({ metrics, than, place, onOpen }: Props) {
  const { perDay, totals, totalsBefore } = metrics
  const [view, setView] = useState('chart')
  const groups = useMemo(() => groupDays(perDay), [perDay])
  const handlePick = ({ from, to, name }: DayGroup) => onOpen({ metric: 'patientsSeen', days: { from, to }, about: name })
  const unit = groupWord(perDay.length)
  return (
    <ChartCard
      title={t('Patients seen per {unit, select, day {day} week {week} other {month}}', { unit })}
      metric="patientsSeen"
      place={place}
      wide
      note={<Change count={totals.patientsSeen} before={totalsBefore?.patientsSeen ?? null} than={than} />}
      aside={
        <SegmentedControl
          size="xs"
          aria-label={t('Show as')}
          data={[
            { value: 'chart', label: t('Chart') },
            { value: 'table', label: t('Table') },
          ]}
          value={view}
          onChange={setView}
        />
      }
      onOpen={onOpen}
    >
      {view === 'chart' ? (
        <div
          role="img"
          aria-label={t(
            'Patients seen per {unit, select, day {day} week {week} other {month}}, {patientsSeen} in total. The same data is in the table.',
            {
              unit,
              patientsSeen: numberText(totals.patientsSeen),
            },
          )}
        >
          <Suspense fallback={<Skeleton height={300} />}>
            <SeenChart groups={groups} onPick={handlePick} />
          </Suspense>
        </div>
      ) : (
        <DayTable groups={groups} unit={unit} onPick={handlePick} />
      )}
    </ChartCard>
  )
}

/** Newest first; a long time is a screenful at a time. */
function DayTable({ groups, unit, onPick }: { groups: readonly DayGroup[]; unit: string; onPick: (group: DayGroup) => void }) {
  const [shown, setShown] = useState(ROWS)
  const rows = groups.toReversed().slice(0, shown)
  return (
    <section
      className={classes.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is reached by keys
      tabIndex={0}
      aria-label={t('Patients seen per {unit, select, day {day} week {week} other {month}}, as a table', { unit })}
    >
      <Table stickyHeader verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('{unit, select, day {Day} week {Week} other {Month}}', { unit })}</Table.Th>
            <Table.Th>{t('New')}</Table.Th>
            <Table.Th>{t('Renewed')}</Table.Th>
            <Table.Th>{t('Seen')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((group) => (
            <Table.Tr key={group.from}>
              <Table.Td>{group.name}</Table.Td>
              <Table.Td>{numberText(group.New)}</Table.Td>
              <Table.Td>{numberText(group.Renewed)}</Table.Td>
              <Table.Td>
                {group.New + group.Renewed === 0 ? (
                  '0'
                ) : (
                  <UnstyledButton
                    className={classes.number}
                    aria-haspopup="dialog"
                    aria-label={t('{seen} seen, {name}', { seen: group.New + group.Renewed, name: group.name })}
                    onClick={() => onPick(group)}
                  >
                    {numberText(group.New + group.Renewed)}
                  </UnstyledButton>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {shown < groups.length && (
        <UnstyledButton className={classes.more} onClick={() => setShown(shown + ROWS)}>
          {t('Show earlier')}
        </UnstyledButton>
      )}
    </section>
  )
}
