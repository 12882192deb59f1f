import type { MadeEdit } from '@clinic/contract/questionnaires/drafts'

/** How long a question that someone else changed is marked. */
export const MARK_MS = 8_000

export type Highlight = { by: string; at: number }
/** By the question's tag. */
export type Highlights = Readonly<Record<string, Highlight>>

/** Who has just changed which questions; one's own changes need no mark. */
export function marksOf(edits: readonly MadeEdit[], own: number, at = Date.now()): Highlights {
  const others = edits.filter(({ user_id }) => user_id !== own)
  return Object.fromEntries(others.flatMap(({ tags, user }) => tags.map((tag) => [tag, { by: user, at }] as const)))
}

/** Without those whose time is over. A timer may ring a moment early. */
export function stillVisible(highlights: Highlights, now = Date.now()): Highlights {
  return Object.fromEntries(Object.entries(highlights).filter(([, { at }]) => at + MARK_MS > now + 50))
}
