import type { Question } from '@clinic/contract/questionnaires'

/** Fields that follow from the pointers of all questions: they are worked out again after every edit. */
const DERIVED = new Set<string>(['question_number', 'branch_level', 'previous_question'])
/** Their keys stand in the order that a patient sees. */
const ORDERED = new Set<string>(['options', 'select_multiple_options'])

/** True where two JSON values say the same; the order of keys says nothing, that of a list does. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [Object.entries(a), Object.entries(b)]
  if (left.length !== right.length) return false
  return left.every(([key, value]) => Object.hasOwn(b, key) && sameValue(value, (b as Record<string, unknown>)[key]))
}

/** True where two questions say the same, the order of their options included; what follows from other questions is not looked at. */
export function sameQuestion(a: Question | null, b: Question | null): boolean {
  if (a === b) return true
  if (a === null || b === null) return false
  const fields = Object.keys(a) as (keyof Question)[]
  return Object.keys(b).every((field) => Object.hasOwn(a, field)) && fields.every((field) => sameField(a, b, field))
}

function sameField(a: Question, b: Question, field: keyof Question): boolean {
  if (DERIVED.has(field) || a[field] === b[field]) return true
  return sameValue(a[field], b[field]) && (!ORDERED.has(field) || sameOrder(a[field], b[field]))
}

/** True where two questions say the same, what follows from other questions included. */
export function sameExactly(a: Question | null, b: Question | null): boolean {
  if (!sameQuestion(a, b)) return false
  return a?.question_number === b?.question_number && a?.branch_level === b?.branch_level && a?.previous_question === b?.previous_question
}

function sameOrder(a: unknown, b: unknown): boolean {
  return sameValue(Object.keys(Object(a)), Object.keys(Object(b)))
}
