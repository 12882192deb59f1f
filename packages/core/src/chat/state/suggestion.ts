/**
 * A closed list that may be chosen from where nothing here is sure (D-7): titles of approved articles that come near to a question, or what a
 * message may ask for. Each entry by its name, with its meaning where the name does not say it.
 */
export type Unsure = { about: 'article' | 'intent'; options: Readonly<Record<string, string>> }

/**
 * What was chosen from such a list, by its name, and how surely: 0 to 1, absent in turns of an earlier version. It counts only where the dialog
 * is unsure of the same and offers it still.
 */
export type Suggestion = { about: Unsure['about']; choice: string; confidence?: number }

/** Who is less sure than this says no more than that the message was not understood. */
const SURE_ENOUGH = 0.6

/** The suggestion, where it is about this and whoever made it is sure enough. */
export function trusted(suggestion: Suggestion | undefined, about: Unsure['about']): Suggestion | null {
  return suggestion?.about === about && (suggestion.confidence ?? 1) >= SURE_ENOUGH ? suggestion : null
}

/** Beside the titles of articles: the question is for a practitioner. */
export const REFUSED = 'refuse'

/** How the audit log tells a suggestion from a guess of our own. */
export const BY_MODEL = ', chosen by the language model'
