import type { ConversationFilter } from '@clinic/contract/transcripts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type ConversationSearch, changeFilter, readConversationSearch, writeConversationSearch } from './conversation-search.ts'

type Change = {
  filter: (change: Partial<ConversationFilter>) => void
  /** Another view, page or conversation: a step that the browser's Back undoes. */
  go: (place: Partial<Pick<ConversationSearch, 'view' | 'before' | 'open' | 'days'>>) => void
}

/** View, filter, page and the open conversation, kept in the address. */
export function useConversationSearch(): [ConversationSearch, Change] {
  const raw = useSearch({ from: '/pages/conversations' })
  const navigate = useNavigate()
  const search = useMemo(() => readConversationSearch(raw), [raw])
  const filter = useCallback(
    (change: Partial<ConversationFilter>) => {
      const next = (before: Record<string, unknown>) => writeConversationSearch(changeFilter(readConversationSearch(before), change))
      void navigate({ to: '/pages/conversations', search: next, replace: true, resetScroll: false })
    },
    [navigate],
  )
  const go = useCallback(
    (place: Partial<ConversationSearch>) => {
      const next = (now: Record<string, unknown>) => writeConversationSearch({ ...readConversationSearch(now), ...place })
      void navigate({ to: '/pages/conversations', search: next, resetScroll: false })
    },
    [navigate],
  )
  return [search, useMemo(() => ({ filter, go }), [filter, go])]
}
