import { listManaged, type ManagedPage, type ManagedQuery } from '@clinic/contract/patient-manager'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { QUEUE_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { listKey } from './patient-manager-cache.ts'

/** One page of the list. The page before stays on screen until the next is there. */
export function useManagedPage(query: ManagedQuery) {
  return useQuery({
    queryKey: listKey(query),
    queryFn: async ({ signal }): Promise<ManagedPage> => {
      const page = await call(listManaged, { query, signal })
      if (!Array.isArray(page?.rows)) throw new Error(QUEUE_TEXTS.invalidAnswer)
      return page
    },
    placeholderData: keepPreviousData,
  })
}
