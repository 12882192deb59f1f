import type { Notice } from '../../platform/events.ts'

type DraftNotice = { id: number; revision: number | null }

/** What befell a draft as a whole, for all staff: it is new, gone, back, or published. */
export function draftNotice({ id, revision }: DraftNotice): Notice {
  return { kind: 'questionnaire', id: String(id), version: revision, audience: ['questionnaires'] }
}

/** An edit, or that somebody opened or closed the draft (then without a revision), for those who have it open: it happens every few seconds. */
export function editorsNotice(draft: DraftNotice, editors: readonly number[]): Notice {
  return { ...draftNotice(draft), audience: editors.map((id) => `user:${id}`) }
}
