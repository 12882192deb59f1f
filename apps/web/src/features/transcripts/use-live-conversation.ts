import {
  findPatientConversation,
  handBackConversation,
  joinConversation,
  type LiveConversation,
  noteInConversation,
  readLiveConversation,
  sayInConversation,
  takeOverConversation,
} from '@clinic/contract/chat/attention'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'

const keyOf = (id: string) => ['conversations', 'live', id] as const
const REFRESH_MS = 5_000
/** How long a conversation stays read while others of the same record are shown. */
const KEPT_MS = 3_600_000

/** A patient’s conversations, the latest first. */
export function usePatientConversations(patient_id: string) {
  return useQuery({
    queryKey: ['patient', patient_id, 'conversation'],
    queryFn: ({ signal }) => call(findPatientConversation, { params: { patient_id }, signal }),
  })
}

/**
 * Follows a conversation by live events. Who does not hold it has an audit entry for it each half hour. `opening`: of a record, within which
 * a conversation is read once.
 */
export function useLiveConversation(conversation_id: string, opening: string) {
  const client = useQueryClient()
  const queryKey = [...keyOf(conversation_id), opening]
  const followed = useRef(false)
  const follow = () => {
    if (client.getQueryData<LiveConversation>(queryKey)) void client.invalidateQueries({ queryKey })
  }
  useLive((notice) => {
    const live = client.getQueryData<LiveConversation>(queryKey)?.live_id
    if (notice.kind === 'resync' || (notice.kind === 'conversation' && notice.id === live)) follow()
  })
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const query = followed.current ? { follow: '1' as const } : {}
      const live = await call(readLiveConversation, { params: { conversation_id }, query, signal })
      followed.current = true
      return live
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: opening === '' ? 0 : KEPT_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: ({ state }) => (state.data?.mine ? REFRESH_MS : false),
  })
}

export type ConversationOrder =
  | { do: 'join' }
  | { do: 'say'; text: string; picture?: string; client_id: string; turn: number; sure?: boolean }
  | { do: 'note'; text: string; client_id: string }
  | { do: 'take-over'; reason: string }
  | { do: 'hand-back'; to: 'assistant' | 'queue'; turn: number }

export function useConversationOrder(conversation_id: string) {
  const client = useQueryClient()
  const params = { conversation_id }
  return useMutation({
    mutationFn: ({ do: what, ...body }: ConversationOrder) => perform(what, { params, body }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(conversation_id) }),
  })
}

type Input = { params: { conversation_id: string }; body: object }

function perform(what: ConversationOrder['do'], { params, body }: Input) {
  if (what === 'join') return call(joinConversation, { params })
  if (what === 'say') return call(sayInConversation, { params, body: body as { text: string; client_id: string; turn: number } })
  if (what === 'note') return call(noteInConversation, { params, body: body as { text: string; client_id: string } })
  if (what === 'take-over') return call(takeOverConversation, { params, body: body as { reason: string } })
  return call(handBackConversation, { params, body: body as { to: 'assistant' | 'queue'; turn: number } })
}

export type ConversationOrders = ReturnType<typeof useConversationOrder>
