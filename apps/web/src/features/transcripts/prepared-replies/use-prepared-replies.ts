import {
  approvePreparedReply,
  createPreparedReply,
  listPreparedReplies,
  type PreparedReply,
  savePreparedReply,
  searchArticles,
} from '@clinic/contract/chat/prepared-replies'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

const KEY = ['prepared-replies'] as const

export function usePreparedReplies() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(listPreparedReplies, { signal }) })
}

export function useFoundArticles(words: string, language: 'en' | 'fr') {
  return useQuery({
    queryKey: ['conversations', 'articles', language, words],
    queryFn: ({ signal }) => call(searchArticles, { body: { words, language }, signal }),
    placeholderData: (before) => before,
  })
}

export type ReplyFields = Pick<PreparedReply, 'name' | 'text_en' | 'text_fr'>
type ReplyOrder =
  | { do: 'create'; fields: ReplyFields }
  | { do: 'save'; id: number; version: number; fields: ReplyFields }
  | { do: 'approve'; id: number; version: number }

export function useReplyOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (order: ReplyOrder) => {
      if (order.do === 'create') return call(createPreparedReply, { body: order.fields })
      const params = { id: String(order.id) }
      if (order.do === 'approve') return call(approvePreparedReply, { params, body: { version: order.version } })
      return call(savePreparedReply, { params, body: { ...order.fields, version: order.version } })
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
