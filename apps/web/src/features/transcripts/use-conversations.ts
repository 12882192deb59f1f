import {
  type ReplyPeriod,
  readConversation,
  readDropOff,
  readOutcomes,
  readStaffReplies,
  searchConversations,
} from '@clinic/contract/transcripts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { type ConversationSearch, periodOf } from './conversation-search.ts'

/** Every reading is an entry of the audit log: nothing is reloaded unasked. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

/** A page of the conversations that fit; while another loads, the last one stays. */
export function useConversations({ view: _view, open: _open, days: _days, ...query }: ConversationSearch) {
  return useQuery({
    queryKey: ['conversations', 'list', query],
    queryFn: ({ signal }) => call(searchConversations, { query, signal }),
    placeholderData: keepPreviousData,
    ...ONCE,
  })
}

export function useTranscript(conversation_id: string) {
  return useQuery({
    queryKey: ['conversations', 'transcript', conversation_id],
    queryFn: ({ signal }) => call(readConversation, { params: { conversation_id }, signal }),
    ...ONCE,
  })
}

export function useDropOff(search: ConversationSearch) {
  const query = periodOf(search)
  return useQuery({
    queryKey: ['conversations', 'stops', query],
    queryFn: ({ signal }) => call(readDropOff, { query, signal }),
    placeholderData: keepPreviousData,
    ...ONCE,
  })
}

export function useOutcomes(search: ConversationSearch) {
  const query = periodOf(search)
  return useQuery({
    queryKey: ['conversations', 'shares', query],
    queryFn: ({ signal }) => call(readOutcomes, { query, signal }),
    placeholderData: keepPreviousData,
    ...ONCE,
  })
}

export function useStaffReplies(days: ReplyPeriod) {
  return useQuery({
    queryKey: ['conversations', 'replies', days],
    queryFn: ({ signal }) => call(readStaffReplies, { query: { days }, signal }),
    placeholderData: keepPreviousData,
    ...ONCE,
  })
}
