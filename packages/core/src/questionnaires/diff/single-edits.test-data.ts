import type { Question, Questions } from '@clinic/contract/questionnaires'
import { kindOf } from '../question-map/kind.ts'
import { optionsOf } from '../question-map/options.ts'

/** Every edit of one field or option of a question, and its deletion where it leads to one question only, each with the map it makes. */
export function singleEdits(map: Questions, tag: string): [string, Questions][] {
  const question = map[tag]
  if (!question) return []
  const changed: [string, Partial<Question>][] = [
    ['text', { text: `${question.text} really?` }],
    ['subtext', { subtext: 'Take your time.' }],
    ['required', { required: !question.required }],
    ['branch_id', { branch_id: 'another' }],
    ['number', { question_number: 1000 }],
    ['unit', { unit: 'furlongs', unit_singular: 'furlong', unit_plural: 'furlongs' }],
    ['range', { minimum: 2 }],
    ['variable', { variable: 'another' }],
    ['note', { natural_language: 'It is #answer.' }],
    ['widget', { widget: 'star' }],
    ['label', { label: 'Short' }],
    ['export', { exportable_name: 'short' }],
    ['colour', { no_color_coding: true }],
    ['total', { not_related_to_total_score: true }],
    ['scoring', { use_input_for_scoring: true }],
    ['record', { patient_data: { category: 'vitals', property: 'weight', field: 'value' } }],
    ['next', { next_question: question.next_question === null ? (Object.keys(map)[0] ?? null) : null }],
    ...(kindOf(question) === 'none'
      ? ([['input', { input: question.input === 'date' ? 'number' : 'date' }]] as [string, Partial<Question>][])
      : []),
    ...optionsOf(question).flatMap(({ label, destination }, index) => optionEdits(question, { label, destination, index })),
  ]
  const renamed = Object.fromEntries(Object.entries(map).map(([key, one]) => [key === tag ? 'renamed' : key, pointing(one, tag)]))
  return [...changed.map(([name, change]): [string, Questions] => [name, { ...map, [tag]: { ...question, ...change } }]), ['tag', renamed]]
}

function optionEdits(
  question: Question,
  { label, destination, index }: { label: string; destination: string | null; index: number },
): [string, Partial<Question>][] {
  const weights: [string, Partial<Question>][] = [
    [`score ${index}`, { scores: { ...question.scores, [label]: 7 } }],
    [`flags ${index}`, { flags: { ...question.flags, [label]: ['liver_disease'] } }],
    [`choice ${index}`, { choices: { ...question.choices, [label]: { popup_message: 'Look!' } } }],
    [`alert ${index}`, { choices: { ...question.choices, [label]: { alert_message: 'Look!' } } }],
  ]
  const kind = kindOf(question)
  if (kind === 'none' || kind === 'yes_no_options') return weights
  const others = Object.entries(question[kind] ?? {}).filter(([other]) => other !== label)
  return [
    ...weights,
    [`rename ${index}`, { [kind]: { ...Object.fromEntries(others), 'another name': destination } }],
    [`delete ${index}`, { [kind]: Object.fromEntries(others) }],
    [`alone ${index}`, { exclusive: question.exclusive?.includes(label) ? [] : [...(question.exclusive ?? []), label] }],
    [`order ${index}`, { [kind]: Object.fromEntries(index === 0 ? [...others, [label, destination]] : [[label, destination], ...others]) }],
  ]
}

function pointing(question: Question, tag: string): Question {
  const to = <T extends string | null>(target: T) => (target === tag ? 'renamed' : target)
  const all = (options: Record<string, string | null>) =>
    Object.fromEntries(Object.entries(options).map(([label, target]) => [label, to(target)]))
  return {
    ...question,
    branch_origin: to(question.branch_origin),
    previous_question: to(question.previous_question),
    next_question: to(question.next_question),
    ...(question.options ? { options: all(question.options) } : {}),
    ...(question.select_multiple_options ? { select_multiple_options: all(question.select_multiple_options) } : {}),
    ...(question.yes_no_options ? { yes_no_options: { yes: to(question.yes_no_options.yes), no: to(question.yes_no_options.no) } } : {}),
  }
}
