import { type Queue, statistics } from '@clinic/contract/queues'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** Who holds how many, and for how long; reloaded whenever the lists are. */
export function useStatistics(queue: Queue) {
  return useQuery({
    queryKey: ['queues', 'statistics', queue],
    queryFn: ({ signal }) => call(statistics, { params: { queue }, signal }),
    placeholderData: keepPreviousData,
  })
}
