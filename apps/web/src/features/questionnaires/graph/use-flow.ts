import { readFlow } from '@clinic/contract/questionnaires/flow'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../lib/api.ts'
import { useMayWrite } from '../versions/version-queries.ts'
import { linkId } from './graph-links.ts'

/** How many patients went along each line of late, by its id; `null` until that is known, and for those who may not know. */
export function useFlow(key: string): ReadonlyMap<string, number> | null {
  const { data } = useQuery({
    queryKey: ['questionnaires', 'flow', key],
    queryFn: ({ signal }) => call(readFlow, { params: { key }, signal }),
    enabled: useMayWrite(),
    staleTime: 5 * 60_000,
  })
  return useMemo(() => (data ? new Map(data.steps.map(({ from, to, patients }) => [linkId(from, to), patients])) : null), [data])
}
