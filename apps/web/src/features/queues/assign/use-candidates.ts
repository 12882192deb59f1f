import type { Queue } from '@clinic/contract/queues'
import { listNps, listPcrs } from '@clinic/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { call } from '../../../lib/api.ts'
import { useStatistics } from '../live/use-statistics.ts'
import { type Candidate, readCandidates } from './assign-people.ts'

/** Who can be given patients of a queue. Colleagues come and go seldom: they are reloaded when an account changes. */
export const PEOPLE_KEY = ['queue-people'] as const
const NO_CANDIDATES: Candidate[] = []

export function useCandidates(queue: Queue) {
  const people = useQuery({
    queryKey: [...PEOPLE_KEY, queue],
    queryFn: ({ signal }) => call(queue === 'pcr' ? listPcrs : listNps, { signal }),
  })
  const statistics = useStatistics(queue)
  // No one is offered with empty hands because the counts are on their way.
  const candidates = useMemo(
    () => (people.data && statistics.data ? readCandidates(queue, people.data, statistics.data.rows) : NO_CANDIDATES),
    [queue, people.data, statistics.data],
  )
  const [readPeople, readLoads] = [people.refetch, statistics.refetch]
  const retry = useCallback(() => Promise.all([readPeople(), readLoads()]), [readPeople, readLoads])
  const isError = people.isError || statistics.isLoadingError
  return { candidates, isPending: !isError && candidates === NO_CANDIDATES, isError, retry }
}
