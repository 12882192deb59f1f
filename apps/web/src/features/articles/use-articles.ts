import { listArticles, listFallbacks, listPhrases, readArticle } from '@clinic/contract/articles'
import { listMissedReplies } from '@clinic/contract/questionnaires/missed-replies'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { formatLanguage } from '../../lib/messages/language.ts'

const KEY = ['articles'] as const
const MISSED = ['missed-replies'] as const

export function useArticles() {
  return useQuery({ queryKey: [...KEY, 'list'], queryFn: ({ signal }) => call(listArticles, { signal }) })
}

/** Read when it is opened, and not again under someone's hands. */
export function useArticle(id: string) {
  return useQuery({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => call(readArticle, { params: { id }, signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Every reading is an entry of the audit log: nothing is reloaded unasked. */
export function useMisunderstood() {
  return useQuery({
    queryKey: ['misunderstood'],
    queryFn: ({ signal }) => call(listFallbacks, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

export function usePhrases() {
  return useQuery({ queryKey: [...KEY, 'phrases'], queryFn: ({ signal }) => call(listPhrases, { signal }) })
}

/** The same of replies to questions. */
export function useMissedReplies() {
  return useQuery({
    queryKey: MISSED,
    queryFn: ({ signal }) => call(listMissedReplies, { query: formatLanguage() === 'fr-CA' ? { language: 'fr' } : {}, signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

export function useRefreshMissed(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: MISSED })
}

/** Reads the articles and phrases again, after a change. */
export function refreshArticles(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: KEY })
}

/** The same with the messages: one of them was dealt with. */
export async function refreshMisunderstood(client: QueryClient): Promise<void> {
  await Promise.all([refreshArticles(client), client.invalidateQueries({ queryKey: ['misunderstood'] })])
}
