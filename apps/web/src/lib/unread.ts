import type { TodayCounts } from '@clinic/contract/queues/today'
import { createContext, use } from 'react'

/** Messages in the chat that the person has not read, by patient; the frame of the pages keeps them up to date. */
export const UnreadContext = createContext<TodayCounts['unread']>(undefined)

export function useUnread(patientId: string): number {
  return use(UnreadContext)?.[patientId] ?? 0
}
