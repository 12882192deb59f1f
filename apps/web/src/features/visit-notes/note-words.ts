import type { NoteErrorReason, NoteKind, NoteSection, SignedNote } from '@clinic/contract/patients/visit-notes'
import { momentText } from '../../lib/format/dates.ts'
import { t } from '../../lib/messages/t.ts'

export const KIND_NAMES: Readonly<Record<NoteKind, string>> = {
  visit: t('Visit note'),
  'late-entry': t('Late entry'),
  addendum: t('Addendum'),
}

/** What belongs into a section. */
export const SECTION_HINTS: Readonly<Record<NoteSection, string>> = {
  subjective: t('What the patient says, in their own words.'),
  objective: t('Scores, and what you observed.'),
  assessment: t('What you conclude, and why.'),
  plan: t('Product, starting dose, grams a day, period, what you explained, follow-up.'),
  data: t('What the patient says, scores, and what you observed.'),
  text: '',
  reason: t('Why it is added now.'),
}

export const ERROR_REASONS: Readonly<Record<NoteErrorReason, string>> = {
  'wrong-patient': t('It is about another patient'),
  'written-twice': t('It was written twice'),
  'wrong-text': t('It is wrong as a whole'),
}

/** Who signed a note and when; of a late entry also when it happened. */
export function signatureText({ author, signed_at, happened_at }: Pick<SignedNote, 'author' | 'signed_at' | 'happened_at'>): string {
  const signed = t('Signed by {author}, {signed_at}', { author, signed_at: momentText(signed_at) })
  return happened_at === null ? signed : t('Happened {happened_at}. {signed}', { happened_at: momentText(happened_at), signed })
}

/** Notes newest first, each with its addenda, oldest first. */
export function withAddenda(notes: readonly SignedNote[]): { note: SignedNote; addenda: SignedNote[] }[] {
  const rootOf = (note: SignedNote): number => {
    const above = note.about === null ? undefined : notes.find(({ id }) => id === note.about)
    return above ? rootOf(above) : note.id
  }
  const roots = notes.filter(({ about }) => about === null)
  return roots.map((note) => ({
    note,
    addenda: notes.filter((one) => one.about !== null && rootOf(one) === note.id).toReversed(),
  }))
}
