import { listViews, type View } from '@clinic/contract/queues'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

export const VIEWS_KEY = ['queue-views'] as const

export type SavedViewsProps = {
  /** The path of the screen. */
  page: string
  /** What the address holds now, to be saved. */
  search: Record<string, string>
  onOpen: (search: Record<string, string>) => void
}

/** One's own views of a screen. */
export function useViews(page: string) {
  return useQuery({
    queryKey: VIEWS_KEY,
    queryFn: ({ signal }) => call(listViews, { signal }),
    select: (all) => all.filter((view) => view.page === page),
  })
}

/** What the address holds in a view. */
export function paramsOf({ search }: Pick<View, 'search'>): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}
