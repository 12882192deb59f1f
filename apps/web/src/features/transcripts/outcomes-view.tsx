import type { OutcomeCounts, Outcomes } from '@clinic/contract/transcripts'
import { SegmentedControl, Skeleton, Table } from '@mantine/core'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { dayText, rangeText } from '../../lib/format/dates.ts'
import { numberText } from '../../lib/format/numbers.ts'
import { t, tIn } from '../../lib/messages/t.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import type { ConversationSearch } from './conversation-search.ts'
import classes from './outcomes-view.module.css'
import type { Parts } from './parts.ts'
import { percentChange, percentText } from './rate-text.ts'
import { useOutcomes } from './use-conversations.ts'

type Picker = (days: { startDate: string; endDate: string; today: string }) => ReactNode
type Props = { search: ConversationSearch; picker: Picker; chart: Parts['chart'] }

/** How many conversations needed no one, and how many went wrong, beside the period before. */
export function OutcomesView({ search, picker, chart }: Props) {
  const outcomes = useOutcomes(search)
  const { data } = outcomes
  if (outcomes.isError && !data)
    return (
      <LoadFailure title={t('The figures could not be loaded')} retry={outcomes.refetch}>
        {problemSentence(outcomes.error)}
      </LoadFailure>
    )
  if (!data) return <TableSkeleton label={t('Loading the figures')} rows={6} />
  const { comparedWith } = data
  return (
    <div className={classes.view} aria-busy={outcomes.isPlaceholderData} data-old={outcomes.isPlaceholderData || undefined}>
      <div className={classes.line}>
        {picker(data)}
        <span className={classes.quiet}>
          {t('compared with {days}', { days: rangeText(comparedWith.startDate, comparedWith.endDate) })}
        </span>
      </div>
      <ul className={classes.metrics} aria-label={t('Outcomes')}>
        {RATES.map((rate) => (
          <Rate key={rate.field} rate={rate} outcomes={data} />
        ))}
      </ul>
      <Days days={data.days} chart={chart} />
    </div>
  )
}

type RateOf = {
  field: Exclude<keyof OutcomeCounts, 'conversations'>
  name: string
  description: string
  of: (counts: OutcomeCounts) => number
}
const ofConversations = ({ conversations }: OutcomeCounts) => conversations
const ofQuestions = ({ from_articles, refused, unanswered }: OutcomeCounts) => from_articles + refused + unanswered

const RATES: readonly RateOf[] = [
  {
    ...{ field: 'alone', name: t('Completed without staff help'), of: ofConversations },
    description: t('Reached the queue or booked a visit without asking for help.'),
  },
  {
    ...{ field: 'misunderstood', name: t('Had a misunderstood message'), of: ofConversations },
    description: t('The assistant didn’t understand at least one message.'),
  },
  {
    ...{ field: 'handed', name: t('Handed to a person'), of: ofConversations },
    description: t('The patient asked for help, or the assistant asked for them.'),
  },
  {
    ...{ field: 'crisis', name: t('Emergency card shown'), of: ofConversations },
    description: t('A message or answer suggested a crisis.'),
  },
  {
    ...{ field: 'from_articles', name: t('Questions answered'), of: ofQuestions },
    description: t('Patient questions answered from an approved article.'),
  },
  {
    ...{ field: 'refused', name: t('Questions refused'), of: ofQuestions },
    description: t('Asked for advice only a practitioner can give.'),
  },
  {
    ...{ field: 'unanswered', name: t('Questions not answered'), of: ofQuestions },
    description: t('No article covered it; the patient was offered a person.'),
  },
]

function Rate({ rate: { field, name, description, of }, outcomes: { now, before } }: { rate: RateOf; outcomes: Outcomes }) {
  const change = percentChange({ part: now[field], whole: of(now) }, { part: before[field], whole: of(before) })
  return (
    <li className={classes.metric}>
      <span className={classes.name}>{name}</span>
      <span className={classes.number}>{percentText(now[field], of(now))}</span>
      <span className={classes.quiet}>
        {t('{part} of {whole}', { part: numberText(now[field]), whole: numberText(of(now)) })}
        {change && ` · ${change}`}
      </span>
      <span className={classes.text}>{description}</span>
    </li>
  )
}

const SERIES = [
  { field: 'conversations', name: tIn('conversations', 'Started'), color: 'var(--accent)' },
  { field: 'alone', name: t('Completed without staff help'), color: 'var(--good)' },
  { field: 'misunderstood', name: t('Had a misunderstood message'), color: 'var(--warn)' },
] as const

function Days({ days, chart }: { days: Outcomes['days']; chart: Props['chart'] }) {
  const [view, setView] = useState('chart')
  const rows = useMemo(
    () =>
      days.map((day) => ({
        label: dayText(day.day).replace(/ \d{4}$/, ''),
        ...Object.fromEntries(SERIES.map(({ field, name }) => [name, day[field]])),
      })),
    [days],
  )
  const choice = (
    <SegmentedControl
      size="xs"
      aria-label={t('Show day by day as')}
      data={[
        { value: 'chart', label: t('Chart') },
        { value: 'table', label: t('Table') },
      ]}
      value={view}
      onChange={setView}
    />
  )
  return (
    <Panel title={t('Daily totals')} aside={choice}>
      {view === 'chart' ? (
        <div role="img" aria-label={t('Conversations by the day on which they began. The table says the same.')}>
          <Suspense fallback={<Skeleton height={260} />}>{chart(rows, SERIES)}</Suspense>
        </div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is reached by keys
        <section className={classes.scroll} tabIndex={0} aria-label={t('Day by day, as a table')}>
          <Table verticalSpacing={4}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('Day')}</Table.Th>
                {SERIES.map(({ field, name }) => (
                  <Table.Th key={field}>{name}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {days.toReversed().map((day) => (
                <Table.Tr key={day.day}>
                  <Table.Td>{dayText(day.day)}</Table.Td>
                  {SERIES.map(({ field }) => (
                    <Table.Td key={field}>{numberText(day[field])}</Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      )}
    </Panel>
  )
}
