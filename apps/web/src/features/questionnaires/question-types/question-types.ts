import type { Question, Widget } from '@clinic/contract/questionnaires'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import { GO_ON, isHeading } from '@clinic/core/questionnaires/question-map/headed-by'
import { kindOf } from '@clinic/core/questionnaires/question-map/kind'
import { optionsOf } from '@clinic/core/questionnaires/question-map/options'
import { rendersDifferently } from '@clinic/core/questionnaires/renders-differently'

/**
 * One of the types of question that the builder offers (REQ-413). `what`: what it asks for. `chat`: which shape the chat gives it.
 */
type BuilderType = { type: Widget; name: string; what: string; chat: string }

const IN_WORDS = 'one field for words'

/** In the specification's order (REQ-413). */
export const QUESTION_TYPES: readonly BuilderType[] = [
  { type: 'multi_select', name: 'Multi-Select', what: 'Any of several choices', chat: 'a list with check boxes' },
  { type: 'radio', name: 'Radio', what: 'One of several choices', chat: 'a list with one choice' },
  { type: 'select_box', name: 'Select Box', what: 'One of many choices', chat: 'the device’s own list' },
  { type: 'button', name: 'Button', what: 'One choice by a press', chat: 'a button for each choice; the press is the answer' },
  { type: 'slider', name: 'Slider', what: 'A number on a scale, 0 to 10 to begin with', chat: 'a slider between the least and the most' },
  { type: 'text', name: 'Text', what: 'An answer in the patient’s words', chat: IN_WORDS },
  {
    type: 'section',
    name: 'Section',
    what: 'Something to read before going on',
    chat: 'the words with Continue, and a heading over what follows',
  },
  { type: 'draw', name: 'Draw', what: 'A drawing, such as where it hurts', chat: 'a canvas for finger, pen, mouse and keys, or words' },
  { type: 'date', name: 'Date', what: 'A day', chat: 'day, month and year' },
  {
    type: 'numerical',
    name: 'Numerical',
    what: 'A number, with a unit and limits',
    chat: 'a number with its unit, for one and for several',
  },
  { type: 'picture', name: 'Picture', what: 'A photograph', chat: 'a photograph by camera or from a file, or words' },
  { type: 'medication', name: 'Medication', what: 'What the patient takes', chat: `${IN_WORDS}; medicines are recognised in it` },
  { type: 'history', name: 'History', what: 'What was in the past', chat: IN_WORDS },
  { type: 'star', name: 'Star', what: 'A rating from 1 to 5, which counts as a score', chat: 'five stars' },
  {
    type: 'form',
    name: 'Form',
    what: 'Several particulars, asked in its branch',
    chat: 'the words with Continue, and a heading over its branch',
  },
]

const STARS = ['1', '2', '3', '4', '5']
/** The name of the first option of a question that becomes a choice (REQ-400). */
const FIRST_OPTION = 'Option 1'

/** The edits that make a plain question one of a type. */
export function typeEdits(tag: string, type: Widget): QuestionnaireEdit[] {
  const fields = (to: Extract<QuestionnaireEdit, { edit: 'set_fields' }>['to']): QuestionnaireEdit => ({ edit: 'set_fields', tag, to })
  const choice = (kind: 'options' | 'select_multiple_options'): QuestionnaireEdit => ({ edit: 'change_kind', tag, kind })
  const first = (to: string): QuestionnaireEdit => ({ edit: 'rename_option', tag, label: FIRST_OPTION, to })
  switch (type) {
    case 'multi_select':
      return [choice('select_multiple_options'), fields({ widget: type })]
    case 'radio':
    case 'select_box':
    case 'button':
      return [choice('options'), fields({ widget: type })]
    case 'section':
      return [choice('options'), first(GO_ON), fields({ widget: 'button' })]
    case 'form':
      return [choice('options'), first(GO_ON), fields({ widget: type })]
    case 'star':
      return [
        choice('options'),
        first('1'),
        ...STARS.slice(1).map((label): QuestionnaireEdit => ({ edit: 'add_option', tag, label })),
        ...STARS.map((label): QuestionnaireEdit => ({ edit: 'set_choice', tag, label, to: { score: Number(label) } })),
        fields({ widget: type }),
      ]
    case 'slider':
      return [fields({ widget: type, input: 'number', minimum: 0, maximum: 10 })]
    case 'numerical':
      return [fields({ widget: type, input: 'number' })]
    case 'date':
      return [fields({ widget: type, input: 'date' })]
    default:
      return [fields({ widget: type, input: 'text' })]
  }
}

/**
 * The type of a question: the one it was given, else the one that its kind and input come to. `differs`: the chat's shape is not what the type
 * stands for, so it is not published without somebody having seen that.
 */
export function typeOf(question: Question): BuilderType & { differs: boolean } {
  const isSection = question.widget === 'button' && isHeading(question)
  const type = byType(isSection ? 'section' : (question.widget ?? plainType(question)))
  const differs = rendersDifferently(question)
  return { ...type, differs, ...(differs && type.type === 'form' && { chat: `${IN_WORDS} for all of them` }) }
}

function plainType(question: Question): Widget {
  const kind = kindOf(question)
  if (kind === 'select_multiple_options') return 'multi_select'
  if (kind !== 'none') return 'radio'
  if (question.input === 'number') return 'numerical'
  return question.input === 'date' ? 'date' : 'text'
}

function byType(type: Widget): BuilderType {
  const found = QUESTION_TYPES.find((one) => one.type === type)
  if (!found) throw new Error(`no type ${type}`)
  return found
}

/** What a question consists of, in a few words: `3 choices, 2 with a follow-up`. */
export function summaryOf(question: Question): string {
  const options = optionsOf(question)
  if (isHeading(question)) return ''
  if (question.yes_no_options) return `Yes or No${followed(question, options.length)}`
  if (options.length > 0) return `${options.length} ${options.length === 1 ? 'choice' : 'choices'}${followed(question, options.length)}`
  const { minimum, maximum, unit } = question
  const range =
    minimum !== undefined && maximum !== undefined
      ? `${minimum} to ${maximum}`
      : minimum !== undefined
        ? `from ${minimum}`
        : maximum !== undefined
          ? `up to ${maximum}`
          : ''
  return [range, unit ?? ''].filter(Boolean).join(' ')
}

function followed(question: Question, most: number): string {
  const count = Math.min(most, Object.keys(question.child_branches).length)
  return count === 0 ? '' : `, ${count} with a follow-up`
}
