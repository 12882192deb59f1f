import type { Queue } from '@clinic/contract/queues'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../lib/messages/t.ts'
import { isDueFollowed } from '../live/followed-lists.ts'
import { dueCountKey } from '../live/queue-keys.ts'
import { countPage } from '../live/use-queue-page.ts'
import classes from './due-filter.module.css'
import { dueQuery, type QueueSearch } from './queue-search.ts'

/** Waits grow late without anyone doing anything. */
const AGAIN = 60_000

type Which = 'late' | 'near'
const LABELS = { late: t('Over limit'), near: t('Near limit') }
const SIGNS = { late: IconAlertTriangle, near: IconClock }
const OTHER = { late: 'near', near: 'late' } as const
type Props = { queue: Queue; which: Which; search: QueueSearch; onChange: (change: Partial<QueueSearch>) => void }

/** The view of those whose wait is over its limit, or near it, the least time left first, and how many they are. */
export function DueFilter({ queue, which, search, onChange }: Props) {
  const { due } = search
  const on = due === which || due === 'soon'
  const other = due === OTHER[which] || due === 'soon'
  const query = dueQuery(search, which)
  const count = useQuery({
    queryKey: dueCountKey(queue, query),
    queryFn: ({ signal }) => countPage(queue, query, signal),
    refetchInterval: () => !isDueFollowed() && AGAIN,
  }).data
  const Sign = SIGNS[which]
  const press = () => {
    if (on) return onChange(other ? { due: OTHER[which] } : { due: '', order: 'fair' })
    onChange({ due: other ? 'soon' : which, order: 'due' })
  }
  return (
    <Button
      size="xs"
      variant={on ? 'light' : 'default'}
      color={which === 'late' ? 'bad' : 'warn'}
      aria-pressed={on}
      leftSection={<Sign size={14} aria-hidden />}
      onClick={press}
    >
      <span data-hint>{LABELS[which]}</span>
      {count !== undefined && <span className={classes.count}>{count}</span>}
    </Button>
  )
}
