import type { AdminUser, GroupDetails } from '@clinic/contract/users'
import { createContext } from 'react'
import type { Question } from '../../../ui/confirm-dialog.tsx'
import type { Outcome } from '../create/outcome-dialog.tsx'

/** What the cells of a row can ask of their screen. The same object as long as the screen is. */
export type UserTools = {
  ownId: number
  ask: (question: Question) => Promise<boolean>
  groups: readonly GroupDetails[]
  showOutcome: (outcome: Outcome) => void
  saveRow: (user: AdminUser) => void
  remove: (user: AdminUser) => void
}

/** The rows that are open, by key; apart from the tools, so that opening one draws no other again. */
export const OpenRowsContext = createContext<{ keys: ReadonlySet<string>; toggle: (key: string) => void }>({
  keys: new Set(),
  toggle: () => undefined,
})
