import type { Queue } from '@clinic/contract/queues'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { follow } from '../../../lib/live.ts'
import { takeFrames } from '../live/followed-lists.ts'
import { dueQuery, mineQuery, type QueueSearch, unassignedQuery } from '../search/queue-search.ts'

/** A page that misses frames asks for a new line, not more often than this. Milliseconds. */
const AGAIN = 1_000

/** Has the server send the changed rows of the two tables; a search reloads after each change instead. */
export function useFollowedLists(queue: Queue, search: QueueSearch): void {
  const client = useQueryClient()
  const [turn, setTurn] = useState(0)
  const followable = search.q === ''
  const view = hashKey([search])
  // The search as text: its object is another at every drawing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `view` says all of `search`
  useEffect(() => {
    if (!followable) return
    let timer: number | undefined
    const { mine, type, order, due, page, size } = search
    const stop = follow({
      query: { queue, mine, type, order, due, page, size },
      ...takeFrames(
        client,
        { queue, mine: mineQuery(search), unassigned: unassignedQuery(search) },
        {
          due: { late: dueQuery(search, 'late'), near: dueQuery(search, 'near') },
          onGap: () => {
            timer ??= window.setTimeout(() => setTurn((last) => last + 1), AGAIN)
          },
        },
      ),
    })
    return () => {
      window.clearTimeout(timer)
      stop()
    }
  }, [client, queue, view, followable, turn])
}
