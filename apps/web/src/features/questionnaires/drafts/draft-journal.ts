import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import type { Batch, DraftState } from './draft-state.ts'

/** What could not be sent yet, kept by the browser: a closed tab loses nothing. No patient is in it. */
export type Journal = { at: string; sent: Batch | null; waiting: readonly QuestionnaireEdit[] }

export function writeJournal(name: string, { sent, waiting }: Pick<DraftState, 'sent' | 'waiting'>): void {
  try {
    if (!sent && waiting.length === 0) localStorage.removeItem(keyOf(name))
    else localStorage.setItem(keyOf(name), JSON.stringify({ at: new Date().toISOString(), sent, waiting } satisfies Journal))
  } catch {
    // A full or forbidden store: the edits still are on their way.
  }
}

export function readJournal(name: string): Journal | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') as Journal | null
    return stored && Array.isArray(stored.waiting) && typeof stored.at === 'string' ? stored : null
  } catch {
    return null
  }
}

function keyOf(name: string): string {
  return `clinic.draft.${name}`
}
