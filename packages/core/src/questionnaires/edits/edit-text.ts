import { EDITOR_TEXTS, fillText } from '@clinic/contract/texts'
import { MEANING_FAULTS } from '../meanings/meaning-faults.ts'
import type { EditDescription, EditRefused } from './edit-result.ts'

type Refusal = EditRefused['refused']

const LANGUAGES = { en: 'English', fr: 'French' } as const
/** How many conflicts one sentence names. */
const NAMED = 3

/** Ours, where the specification has no words. `null`: nothing is said (REQ-389). */
const REFUSALS: Record<Refusal, string | null> = {
  unchanged: null,
  'unknown-tag': 'Question {tag} no longer exists. Someone may have renamed or deleted it.',
  'unknown-label': 'The option {label} of question {tag} is no longer there. Someone may have renamed or deleted it.',
  'tag-taken': EDITOR_TEXTS.tagTaken,
  'key-taken': EDITOR_TEXTS.keyTaken,
  'name-refused': 'The name {name} cannot be used.',
  'name-too-long': 'A name has at most {limit} characters here.',
  'not-start-branch': EDITOR_TEXTS.notStartBranch,
  'branch-exists': EDITOR_TEXTS.branchExists,
  'branch-id-taken': 'A branch with the ID {id} already exists.',
  'yes-no-fixed': 'A yes or no question always has these two options.',
  'no-options': 'Question {tag} has no options. Give it a type that has some first.',
  'numbers-keep-order': 'Options that are plain numbers are always listed first, from low to high.',
  'meaning-refused': 'The phrase {place} of option {label} {why}.',
  'missing-target': EDITOR_TEXTS.missingReference,
  loop: 'This would create a loop: {way}.',
  conflict: 'Someone else changed {what}. Your change wasn’t applied.',
}

/** What a person is told of an edit: of what it did, or of why it was not made. `null` where nothing is said. */
export function editText(told: EditDescription | EditRefused): string | null {
  if ('said' in told) return fillText(SAID[told.said], told)
  const text = REFUSALS[told.refused]
  return text === null ? null : fillText(text, detailsOf(told))
}

const SAID: Record<EditDescription['said'], string> = {
  'field-updated': EDITOR_TEXTS.fieldUpdated,
  'branch-created': EDITOR_TEXTS.branchCreated,
  'reference-cleared': EDITOR_TEXTS.missingReference,
}

function detailsOf(told: EditRefused): Record<string, unknown> {
  if (told.refused === 'loop') return { way: told.path.join(' → ') }
  if (told.refused === 'meaning-refused')
    return { ...told, place: `${told.place + 1} (${LANGUAGES[told.language]})`, why: fillText(MEANING_FAULTS[told.why], told) }
  if (told.refused !== 'conflict') return told
  const named = told.conflicts.map(({ tag, field }) => (field === null ? tag : `${field} of ${tag}`))
  const more = named.length - NAMED
  return { what: [...named.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ') }
}
