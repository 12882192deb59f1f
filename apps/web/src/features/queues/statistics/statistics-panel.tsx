import type { Queue, Statistic } from '@clinic/contract/queues'
import { Button } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { later, useLater } from '../../../lib/later.ts'
import { t } from '../../../lib/messages/t.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { useStatistics } from '../live/use-statistics.ts'
import classes from './statistics-panel.module.css'

const ROWS = later(async () => (await import('./statistics-rows.tsx')).StatisticsRows)
const TITLES = { pcr: t('PCR Statistics'), np: t('NP Statistics') } as const
/** On a phone the list itself comes first: the figures open on demand. */
const WIDE = '(min-width: 680px)'
const NO_ROWS: Statistic[] = []

/** `folded`: closed until someone opens it. */
type Props = { queue: Queue; who: string; folded: boolean; onPick: (who: string) => void }

/** Who holds how many patients and for how long; a name shows that person's patients below (REQ-527, REQ-551). */
export function StatisticsPanel({ queue, who, folded, onPick }: Props) {
  const [asked, setAsked] = useState<boolean | null>(null)
  const open = asked ?? (!folded && window.matchMedia(WIDE).matches)
  const statistics = useStatistics(queue)
  const { rows = NO_ROWS } = statistics.data ?? {}
  const [Rows] = useLater(ROWS, open)
  const toggle = (
    <Button
      size="compact-sm"
      variant="subtle"
      aria-expanded={open}
      rightSection={<IconChevronDown size={14} className={classes.sign} data-open={open || undefined} aria-hidden />}
      onClick={() => setAsked(!open)}
    >
      {open ? t('Hide') : t('Show')}
    </Button>
  )
  return (
    <Panel title={TITLES[queue]} note={statistics.data && summary(queue, rows)} aside={toggle} flush>
      {statistics.isError && !statistics.data && (
        <LoadFailure title={t('The statistics could not be loaded')} retry={statistics.refetch}>
          {problemSentence(statistics.error)}
        </LoadFailure>
      )}
      {open && !statistics.isError && !(Rows && statistics.data) && (
        <TableSkeleton label={t('Loading {queue}', { queue: TITLES[queue] })} />
      )}
      {open && Rows && statistics.data && (
        <Rows queue={queue} label={TITLES[queue]} data={statistics.data} readAt={statistics.dataUpdatedAt} pick={{ who, onPick }} />
      )}
    </Panel>
  )
}

/** The same in one line: how many wait for no one, and how many are on duty. */
function summary(queue: Queue, rows: readonly Statistic[]): string {
  const unassigned = rows.find(({ kind }) => kind === 'unassigned')?.assigned ?? 0
  const onDuty = rows.filter(({ kind, queue_enabled }) => kind === 'person' && queue_enabled).length
  return queue === 'pcr'
    ? t('{unassigned} unassigned, {onDuty, plural, one {# PCR} other {# PCRs}} on duty', { unassigned, onDuty })
    : t('{unassigned} unassigned, {onDuty, plural, one {# NP} other {# NPs}} on duty', { unassigned, onDuty })
}
