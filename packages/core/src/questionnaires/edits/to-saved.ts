import type { Question, Questions } from '@clinic/contract/questionnaires'

/** What the screen keeps on a question for itself (REQ-349, REQ-353). */
export type EditorOnly = { tempKey?: unknown; isCollapsed?: unknown; type?: unknown }

/**
 * The map as it is saved: sorted by number, without what only the editor needs, questions required outside branches only (REQ-353, REQ-360,
 * REQ-384). Order is told by `question_number`: in a JSON object tags that are whole numbers stand first whatever is done.
 */
export function toSaved(questions: Readonly<Record<string, Question & EditorOnly>>): Questions {
  const sorted = Object.entries(questions).sort(([, a], [, b]) => a.question_number - b.question_number)
  return Object.fromEntries(sorted.map(([tag, question]) => [tag, savedQuestion(question)]))
}

function savedQuestion(question: Question & EditorOnly): Question {
  const { tempKey: _tempKey, isCollapsed: _isCollapsed, type: _type, ...saved } = question
  return { ...saved, required: !saved.in_branch }
}
