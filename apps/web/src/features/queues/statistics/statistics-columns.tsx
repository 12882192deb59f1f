import type { Queue, Statistic } from '@clinic/contract/queues'
import { UnstyledButton } from '@mantine/core'
import { tServer } from '../../../lib/messages/sentence.ts'
import { t } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/data-table/data-table.tsx'
import { activeOf } from '../assign/assign-people.ts'
import { WaitText } from '../wait-times/wait-text.tsx'
import { LoadMeter } from './load-meter.tsx'
import classes from './statistics-columns.module.css'

type StatisticColumn = Column<Statistic>
export type StatisticPick = { who: string; onPick: (who: string) => void; now: string }
const NOTHING = (
  <span aria-hidden data-empty>
    –
  </span>
)

/** REQ-527, REQ-551, and beside the mean what it hides: the middle and the longest wait (C-13). */
export function statisticColumns(queue: Queue, pick: StatisticPick): StatisticColumn[] {
  const metrics = [
    dateTimeColumn(t('Avg Time in Queue'), (row) => averageEntry(row.mean_seconds, pick.now)),
    { ...dateTimeColumn(t('Median'), (row) => averageEntry(row.median_seconds, pick.now)), from: 900 },
    { ...dateTimeColumn(t('Longest'), (row) => row.oldest_at), slimWidth: '92px', from: 0 },
  ]
  const name = nameColumn(queue === 'pcr' ? t('PCR Name') : t('NP Name'), pick)
  return queue === 'pcr' ? [name, countColumn(), ...metrics] : [name, npCountColumn(), heldColumn(), ...metrics]
}

/** What a row's name filters the list by. */
export function filterOf({ kind, user_id }: Pick<Statistic, 'kind' | 'user_id'>): string {
  return kind === 'person' ? String(user_id ?? '') : kind
}

/**
 * The moment at which the average patient came in. The mean of all waits is the wait since the mean of all entries, so that an average can
 * tick like a wait.
 */
function averageEntry(seconds: number | null, now: string): string | null {
  return seconds === null ? null : new Date(Date.parse(now) - seconds * 1000).toISOString()
}

function nameColumn(header: string, { who, onPick }: StatisticPick): StatisticColumn {
  return {
    key: 'name',
    header,
    cell: (row) => {
      const filter = filterOf(row)
      const chosen = filter === who
      return (
        <>
          <UnstyledButton
            className={classes.name}
            data-plain={row.kind !== 'person' || undefined}
            aria-pressed={chosen}
            onClick={() => onPick(chosen ? '' : filter)}
          >
            {row.kind === 'person' ? row.name : tServer(row.name)}
          </UnstyledButton>{' '}
          {row.kind === 'person' && !row.queue_enabled && (
            <Chip title={t('Not taking new patients; these are still assigned')}>{t('queue disabled')}</Chip>
          )}
        </>
      )
    },
  }
}

function countColumn(): StatisticColumn {
  return {
    key: 'assigned',
    header: t('Assigned Patients'),
    width: '150px',
    slimWidth: '76px',
    cell: (row) => <b className={classes.count}>{row.assigned}</b>,
  }
}

/** How full an NP's hands are, of five. */
function npCountColumn(): StatisticColumn {
  return {
    key: 'assigned',
    header: t('Assigned Patients'),
    width: '190px',
    slimWidth: '120px',
    cell: (row) => (
      <span className={classes.load}>
        <b className={classes.count}>{row.assigned}</b>
        {row.kind === 'person' && <LoadMeter active={activeOf(row)} />}
      </span>
    ),
  }
}

function heldColumn(): StatisticColumn {
  return {
    key: 'held',
    header: t('On-Hold Patients'),
    width: '140px',
    from: 560,
    cell: (row) => (row.kind === 'unassigned' ? NOTHING : row.held),
  }
}

function dateTimeColumn(header: string, sinceOf: (row: Statistic) => string | null): StatisticColumn {
  return {
    key: header,
    header,
    width: '150px',
    from: 700,
    cell: (row) => (sinceOf(row) === null ? NOTHING : <WaitText since={sinceOf(row)} plain />),
  }
}
