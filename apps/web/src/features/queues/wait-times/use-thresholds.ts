import { readThresholds, type Thresholds } from '@clinic/contract/queues'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

const FRESH = 5 * 60_000
export const THRESHOLDS_KEY = ['queue-thresholds'] as const

/** Wait limits; undefined until known, and then no wait is marked. */
export function useThresholds(): Thresholds | undefined {
  return useQuery({ queryKey: THRESHOLDS_KEY, queryFn: ({ signal }) => call(readThresholds, { signal }), staleTime: FRESH }).data
}
