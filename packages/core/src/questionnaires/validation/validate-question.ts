import type { Question, Widget } from '@clinic/contract/questionnaires'
import { RISK_FLAGS } from '../flags.ts'
import { kindOf } from '../question-map/kind.ts'
import { optionsOf } from '../question-map/options.ts'
import { QUESTION_TYPES, rulesOf, typeOf, WIDGET_TYPES } from '../types/question-types.ts'
import { type Found, MAX_BUTTON_LABEL } from './issue.ts'

/** The texts that the editor begins with (REQ-359, REQ-372, REQ-374). */
const UNTOUCHED = /^(default|new( branch)?) question text$|^new branch question$/i

/** Fields that a question has for the sake of its type: with another one they mean nothing. */
const TYPE_FIELDS = [...new Set(Object.values(QUESTION_TYPES).flatMap(({ fields }) => fields))]

/** What is wrong with a question whatever stands around it. `known`: keys of questionnaires, where they are known. */
export function validateQuestion(tag: string, question: Question, known: ReadonlySet<string> | null): Found[] {
  return [
    ...proveKind(tag, question),
    ...proveLabels(tag, question),
    ...proveFields(tag, question),
    ...proveChoices(tag, question, known),
    ...proveWords(tag, question),
  ]
}

/** True for a widget that only shows options. */
function showsOptions(widget: Widget): boolean {
  return WIDGET_TYPES[widget].every((type) => 'kind' in QUESTION_TYPES[type].knownBy)
}

function proveKind(tag: string, question: Question): Found[] {
  const found: Found[] = []
  const maps = (['options', 'select_multiple_options'] as const).filter((map) => question[map] !== undefined)
  const filled = maps.filter((map) => Object.keys(question[map] ?? {}).length > 0)
  const branching = kindOf(question) !== 'none'
  const widget = question.widget
  for (const field of maps) if (!filled.includes(field)) found.push({ code: 'no-options', tag, field })
  if (filled.length + (question.yes_no_options ? 1 : 0) > 1) found.push({ code: 'two-kinds', tag })
  if (question.start_branch !== branching) found.push({ code: 'start-branch', tag, field: 'start_branch' })
  if (widget && !branching && showsOptions(widget)) {
    if (maps.length === 0) found.push({ code: 'no-options', tag, field: 'widget', target: widget })
  } else if (widget && !WIDGET_TYPES[widget].includes(typeOf(question))) {
    found.push({ code: 'widget', tag, field: 'widget', target: widget })
  }
  return found
}

/** Labels that differ in case or spaces alone can't be told apart when they are typed. */
function proveLabels(tag: string, question: Question): Found[] {
  const first = new Map<string, string>()
  return optionsOf(question).flatMap(({ label }): Found[] => {
    if (label.trim() === '') return [{ code: 'blank-label', tag, field: label }]
    const plain = label.trim().replace(/\s+/g, ' ').toLowerCase()
    const twin = first.get(plain)
    if (twin !== undefined) return [{ code: 'alike-labels', tag, field: label, target: twin }]
    first.set(plain, label)
    return label.length > MAX_BUTTON_LABEL ? [{ code: 'long-label', tag, field: label }] : []
  })
}

function proveFields(tag: string, question: Question): Found[] {
  const { fields } = rulesOf(question)
  const given = TYPE_FIELDS.filter((field) => question[field] !== undefined && question[field] !== false)
  const misplaced = given.filter((field) => !fields.includes(field))
  const { patient_data: mapped } = question
  const blank = mapped ? (['property', 'field'] as const).filter((part) => mapped[part].trim() === '') : []
  return [
    ...misplaced.map((field): Found => ({ code: 'number-only', tag, field })),
    ...blank.map((part): Found => ({ code: 'patient-data', tag, field: part })),
  ]
}

function proveChoices(tag: string, question: Question, known: ReadonlySet<string> | null): Found[] {
  const raised = Object.entries(question.flags ?? {}).flatMap(([label, flags]) => flags.map((flag) => ({ label, flag })))
  const labels = new Set(optionsOf(question).map(({ label }) => label))
  const chosen = Object.entries(question.choices ?? {})
  return [
    ...chosen.filter(([label]) => !labels.has(label)).map(([target]): Found => ({ code: 'unknown-option', tag, field: 'choices', target })),
    ...raised
      .filter(({ flag }) => !RISK_FLAGS.some((one) => one === flag))
      .map(({ label, flag }): Found => ({ code: 'unknown-flag', tag, field: label, target: flag })),
    ...chosen.flatMap(([label, { trigger_questionnaires: keys = [] }]) =>
      keys
        .filter((key) => known?.has(key) === false)
        .map((key): Found => ({ code: 'unknown-questionnaire', tag, field: label, target: key })),
    ),
  ]
}

/** A sentence for the note that says nothing of the answer, or that has a blank to fill which nothing fills. */
function proveWords(tag: string, question: Question): Found[] {
  const found: Found[] = []
  const sentence = question.natural_language ?? ''
  const blanks = sentence.match(/#[\p{L}_]+/gu) ?? []
  const wrong = blanks.find((blank) => blank !== '#answer')
  const choices = Object.values(question.choices ?? {})
  const ownWords = choices.some(({ natural_language = '' }) => natural_language.trim() !== '')
  if (wrong !== undefined) found.push({ code: 'sentence', tag, field: 'natural_language', target: wrong })
  else if (sentence.trim() !== '' && blanks.length === 0 && !ownWords) found.push({ code: 'sentence', tag, field: 'natural_language' })
  if (UNTOUCHED.test(question.text.trim())) found.push({ code: 'default-text', tag, field: 'text' })
  return found
}
