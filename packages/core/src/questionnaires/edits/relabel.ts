import type { Question } from '@clinic/contract/questionnaires'
import { kindOf } from '../question-map/kind.ts'
import { type Option, optionsOf } from '../question-map/options.ts'

type Rename = (label: string) => string | null

/**
 * A question whose options are renamed, and everything that names them with them: flags, scores, what stands alone, the builder's fields,
 * child branches. `null` takes an option and all of that away; without options left the question is of no kind (REQ-381).
 */
export function relabel(question: Question, rename: Rename): Question {
  const options = optionsOf(question).flatMap(({ label, destination }) => {
    const to = rename(label)
    return to === null ? [] : [{ label: to, destination }]
  })
  const kept = Object.entries(question.child_branches).flatMap(([id, label]) => {
    const to = rename(label)
    return to === null ? [] : [[id, to] as const]
  })
  const exclusive = question.exclusive?.flatMap((label) => rename(label) ?? [])
  let result = withOptions({ ...question, child_branches: Object.fromEntries(kept) }, options)
  result = withField(result, 'exclusive', exclusive?.length ? exclusive : undefined)
  result = withField(result, 'flags', renamed(question.flags, rename))
  result = withField(result, 'scores', renamed(question.scores, rename))
  return withField(result, 'choices', renamed(question.choices, rename))
}

/** A question with these options instead of its own, of the same kind; with none left it is of no kind. */
export function withOptions(question: Question, options: readonly Option[]): Question {
  const kind = kindOf(question)
  if (kind === 'none') return question
  if (options.length === 0) return { ...withField(question, kind, undefined), start_branch: false, child_branches: {} }
  return { ...question, [kind]: Object.fromEntries(options.map(({ label, destination }) => [label, destination])) }
}

/** A question with a field set, or without it. */
export function withField<Field extends keyof Question>(question: Question, field: Field, value: Question[Field] | undefined): Question {
  if (value !== undefined) return { ...question, [field]: value }
  if (!Object.hasOwn(question, field)) return question
  const { [field]: _, ...rest } = question
  return rest as Question
}

function renamed<Value>(record: Record<string, Value> | undefined, rename: Rename): Record<string, Value> | undefined {
  const pairs = Object.entries(record ?? {}).flatMap(([label, value]) => {
    const to = rename(label)
    return to === null ? [] : [[to, value] as const]
  })
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined
}
