import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { optionsOf } from '../question-map/options.ts'
import { LONG_MINUTES, MAX_BUTTON_LABEL, type ValidationIssue, type ValidationIssueCode } from './issue.ts'

/** What a finding is about, in the words that people see: question texts, not tags. */
type Names = { one: string; other: string; field: string; target: string; way: string[]; loop: string[] }

/** A finding in plain words, with what to do about it. Questions go by their text, options by their label. */
export function issueText(finding: ValidationIssue, questions: Questions): string {
  const { tag, field = '', target = '', path, loop = [] } = finding
  const name = (one: string) => nameOf(one, getOwnProperty(questions, one))
  return TEXTS[finding.code]({
    one: name(tag),
    other: name(target),
    field: fieldName(field, getOwnProperty(questions, tag)),
    target,
    way: path.map(name),
    loop: loop.map(name),
  })
}

const MAX_NAME = 80
const FIELDS: Readonly<Record<string, string>> = {
  next_question: 'the next question',
  previous_question: 'the question before',
  branch_origin: 'the origin of its branch',
  child_branches: 'its branches',
  flags: 'the flags',
  scores: 'the scores',
  exclusive: 'the options that stand alone',
  choices: 'the settings of options',
  unit: 'the unit',
  unit_singular: 'the unit for one',
  unit_plural: 'the unit for several',
  minimum: 'the minimum',
  maximum: 'the maximum',
  use_input_for_scoring: 'the number as a score',
  property: 'the property',
  field: 'the field',
}

const TEXTS: Record<ValidationIssueCode, (names: Names) => string> = {
  empty: () => 'There is no question yet. Add the first one.',
  'no-start': () => 'Every question is in a branch, so nothing is asked first. Move the first question out of its branch.',
  'blank-text': ({ one }) => `${one} has no text. Write what is to be asked.`,
  'missing-target': ({ one, field, target }) =>
    `${one}: ${field} leads to ${quoted(target)}, which is not in the questionnaire. Choose another question.`,
  unreachable: ({ one }) => `${one} can’t be reached. Link a question or option to it, or delete it.`,
  loop: ({ one, loop }) => `${one} loops back to an earlier question: ${[...loop, loop[0]].join(' → ')}. Point it to a later question.`,
  'dead-end': ({ one }) => `The questionnaire stops after ${one}, before its last question. Choose what comes next.`,
  number: ({ one }) => `${one} has a number that is missing, taken or too high. Put the questions in order again.`,
  'required-rule': ({ one }) => `${one} is required inside a branch, or not required outside of one. Load or save the questionnaire again.`,
  'branch-origin': ({ one, target }) =>
    target === ''
      ? `The branch of ${one} begins nowhere. Choose the question it belongs to.`
      : `${one} is never asked in the branch it belongs to. Choose the question that really leads to it.`,
  'unknown-option': ({ one, field, target }) =>
    `${one}: ${field} name ${quoted(target)}, which is none of its options. Remove it or add the option.`,
  range: ({ one }) => `${one}: the minimum is above the maximum, so no answer is possible. Correct one of them.`,
  'required-skipped': ({ one, way }) =>
    `${one} is required, but some paths skip it: ${way.at(-2) ?? 'the start'} goes straight to ${way.at(-1) ?? 'the end'}. Link that path to it, or move it into a branch.`,
  'leads-out': ({ one, field, other }) =>
    `${one}: ${field} leads to ${other}, but where several options can be chosen each branch returns to the question after them. Let it end there, or ask ${other} in the branch itself.`,
  'start-branch': ({ one }) =>
    `${one} is marked as the start of a branch although it has no options, or the other way round. Choose its type again.`,
  'no-options': ({ one }) => `${one} asks for a choice and has no options. Add at least two.`,
  'two-kinds': ({ one }) => `${one} has more than one list of options, and only one of them is shown. Choose its type again.`,
  'blank-label': ({ one }) => `${one} has an option without a label. Name it or delete it.`,
  'alike-labels': ({ one, field, target }) =>
    `${one}: ${field} and ${quoted(target)} differ only in capitals or spaces. Give one of them another name.`,
  widget: ({ one, target }) =>
    `${one} is shown as ${quoted(target.replaceAll('_', ' '))}, which does not fit what it asks for. Choose another look or another type.`,
  'number-only': ({ one, field }) => `${one}: ${field} is set, but no number is asked for. Ask for a number or take it away.`,
  'patient-data': ({ one, field }) => `${one} is to be kept in the patient's record, but ${field} is not named. Complete or remove it.`,
  'unknown-flag': ({ one, field, target }) =>
    `${one}: ${field} raises ${quoted(target)}, which the record does not know. Choose a flag of the list.`,
  'unknown-questionnaire': ({ one, field, target }) =>
    `${one}: ${field} starts the questionnaire ${quoted(target)}, which is not published. Choose another one or publish it first.`,
  'rule-missing': ({ target }) => `Nothing asks about the eligibility rule ${quoted(target)}. Add a yes/no question with its variable.`,
  'rule-silent': ({ one, target }) =>
    `No answer to ${one} can ever meet the eligibility rule ${quoted(target)}. It needs a yes, or an option whose first word is Yes, on a question that is asked.`,
  'item-missing': ({ target }) => `The item ${quoted(target)} of this scale is not asked, so it has no total. Add it.`,
  'item-values': ({ one, target }) =>
    `The values of ${one} are not those of the scale (${target}), so its answers would not count. Correct them.`,
  'item-extra': ({ one }) => `${one} has scores but is no item of this scale, so they are not counted.`,
  'outside-branch': ({ one, other }) =>
    `${one} belongs to a branch of ${other}, but is also asked on other ways. Check that this is meant.`,
  tangled: () => 'Branches share so many questions that not every combination could be looked at. Give each branch questions of its own.',
  'long-way': ({ way }) =>
    `The longest path has ${way.length} questions and takes over ${LONG_MINUTES} minutes. Consider shortening the questionnaire.`,
  'long-label': ({ one, field }) => `${one}: ${field} is too long for a button on a phone. Shorten it to ${MAX_BUTTON_LABEL} characters.`,
  'default-text': ({ one }) => `${one} still has the text that it was created with. Write what is to be asked.`,
  'same-variable': ({ one, other }) =>
    `${one} and ${other} have the same variable and can be asked of one person. Rules then read the first only.`,
  'same-text': ({ one, other }) => `${one} is asked twice of one person, as ${other}. Delete one of them or say how they differ.`,
  sentence: ({ one, target }) =>
    target === ''
      ? `The sentence for the note of ${one} does not say what was answered. Put #answer into it.`
      : `The sentence for the note of ${one} has ${target}, which nothing fills. Write #answer.`,
  'no-sentence': ({ one }) => `The answer to ${one} does not appear in the note, since it has no sentence for it.`,
}

/** An option may be called as a field is. */
function fieldName(field: string, question: Question | undefined): string {
  const isLabel = question !== undefined && optionsOf(question).some(({ label }) => label === field)
  return isLabel ? `the option ${quoted(field)}` : (getOwnProperty(FIELDS, field) ?? `the option ${quoted(field)}`)
}

function nameOf(tag: string, question: Question | undefined): string {
  const text = question?.text.trim() || tag
  return quoted(text.length > MAX_NAME ? `${text.slice(0, MAX_NAME - 1).trimEnd()}…` : text)
}

function quoted(text: string): string {
  return `“${text}”`
}
