import type { Question, Questions } from '@clinic/contract/questionnaires'
import { MAX_LABEL, MAX_TAG } from '@clinic/contract/questionnaires/edits'
import { isMap, readQuestion } from './read-question.ts'
import { usableName } from './usable-name.ts'

/**
 * Pasted or uploaded JSON as questions (REQ-354, REQ-386). What follows from other fields may be missing, and what the product does not know is
 * left out; a field of another shape, or a name that no edit could use, makes the whole invalid. Never throws. What comes out is to be loaded
 * (the edit `load`), which clears references to nothing and works out the rest.
 */
export function parseQuestions(text: string): { questions: Questions } | { fault: 'invalid-json' } {
  const read = readMap(text)
  if (!read) return { fault: 'invalid-json' }
  const questions: [string, Question][] = []
  for (const [tag, value] of Object.entries(read)) {
    const question = isName(tag, MAX_TAG) ? readQuestion(value, questions.length + 1) : null
    if (!question || !labelsOf(question).every((label) => isName(label, MAX_LABEL))) return { fault: 'invalid-json' }
    questions.push([tag, question])
  }
  return { questions: Object.fromEntries(questions) }
}

function readMap(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return isMap(read) ? read : null
  } catch {
    return null
  }
}

function isName(name: string, limit: number): boolean {
  return !('refused' in usableName(name, limit))
}

function labelsOf(question: Question): string[] {
  return Object.keys({ ...question.options, ...question.select_multiple_options })
}
