import type { Queue } from '@clinic/contract/queues'
import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { dueCountKey } from '../live/queue-cache.ts'
import { readPage } from '../live/use-queue-page.ts'
import classes from './due-filter.module.css'
import { type QueueSearch, unassignedQuery } from './queue-search.ts'

/** Waits grow late without anyone doing anything. */
const AGAIN = 60_000

type Props = { queue: Queue; search: QueueSearch; onChange: (change: Partial<QueueSearch>) => void }

/** The view of those whose wait is long or soon will be, the least time left first, and how many they are. */
export function DueFilter({ queue, search, onChange }: Props) {
  const on = search.due === 'soon'
  const query = unassignedQuery({ ...search, due: 'soon', order: 'due', page: 1, size: 20 })
  const count = useQuery({
    queryKey: dueCountKey(queue, query),
    queryFn: ({ signal }) => readPage(queue, query, signal),
    select: ({ total }) => total,
    refetchInterval: AGAIN,
  }).data
  return (
    <Button
      size="xs"
      variant={on ? 'light' : 'default'}
      color="warn"
      aria-pressed={on}
      leftSection={<IconAlertTriangle size={14} aria-hidden />}
      onClick={() => onChange(on ? { due: '', order: 'fair' } : { due: 'soon', order: 'due' })}
    >
      <span data-hint>Near wait limit</span>
      {count !== undefined && <span className={classes.count}>{count}</span>}
    </Button>
  )
}
