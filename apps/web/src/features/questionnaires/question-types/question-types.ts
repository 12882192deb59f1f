import { type Question, WIDGETS, type Widget } from '@clinic/contract/questionnaires'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import { GO_ON, isHeading } from '@clinic/core/questionnaires/question-map/headed-by'
import { optionsOf } from '@clinic/core/questionnaires/question-map/options'
import { rendersDifferently } from '@clinic/core/questionnaires/renders-differently'
import { rulesOf } from '@clinic/core/questionnaires/types/question-types'
import {
  IconAdjustmentsHorizontal,
  IconCalendar,
  IconCircleDot,
  IconForms,
  IconHandClick,
  IconHistory,
  IconNumbers,
  IconPhoto,
  IconPill,
  IconScribble,
  IconSelect,
  IconSeparator,
  IconSquareCheck,
  IconStar,
  IconTextSize,
} from '@tabler/icons-react'

const FREE_TEXT = 'one field for words'
const STARS = ['1', '2', '3', '4', '5']
/** The name of the first option of a question that becomes a choice (REQ-400). */
const FIRST_OPTION = 'Option 1'

/**
 * One of the types of question that the builder offers (REQ-413). `what`: what it asks for. `chat`: which shape the chat gives it. `edits`: what
 * makes a plain question one of this type.
 */
type BuilderType = { name: string; icon: typeof IconStar; what: string; chat: string; edits: (tag: string) => QuestionnaireEdit[] }

/** What the builder knows of each type. */
const TYPES: Readonly<Record<Widget, BuilderType>> = {
  multi_select: {
    name: 'Multi-Select',
    icon: IconSquareCheck,
    what: 'Any of several choices',
    chat: 'a list with check boxes',
    edits: (tag) => [choice(tag, 'select_multiple_options'), fields(tag, { widget: 'multi_select' })],
  },
  radio: {
    name: 'Radio',
    icon: IconCircleDot,
    what: 'One of several choices',
    chat: 'a list with one choice',
    edits: (tag) => [choice(tag, 'options'), fields(tag, { widget: 'radio' })],
  },
  select_box: {
    name: 'Select Box',
    icon: IconSelect,
    what: 'One of many choices',
    chat: 'the device’s own list',
    edits: (tag) => [choice(tag, 'options'), fields(tag, { widget: 'select_box' })],
  },
  button: {
    name: 'Button',
    icon: IconHandClick,
    what: 'One choice by a press',
    chat: 'a button for each choice; the press is the answer',
    edits: (tag) => [choice(tag, 'options'), fields(tag, { widget: 'button' })],
  },
  slider: {
    name: 'Slider',
    icon: IconAdjustmentsHorizontal,
    what: 'A number on a scale, 0 to 10 to begin with',
    chat: 'a slider from minimum to maximum',
    edits: (tag) => [fields(tag, { widget: 'slider', input: 'number', minimum: 0, maximum: 10 })],
  },
  text: {
    name: 'Text',
    icon: IconTextSize,
    what: 'An answer in the patient’s words',
    chat: FREE_TEXT,
    edits: (tag) => [fields(tag, { widget: 'text', input: 'text' })],
  },
  section: {
    name: 'Section',
    icon: IconSeparator,
    what: 'Something to read before going on',
    chat: 'the words with Continue, and a heading over what follows',
    edits: (tag) => [choice(tag, 'options'), firstOption(tag, GO_ON), fields(tag, { widget: 'button' })],
  },
  draw: {
    name: 'Draw',
    icon: IconScribble,
    what: 'A drawing, such as where it hurts',
    chat: 'a canvas for finger, pen, mouse and keys, or words',
    edits: (tag) => [fields(tag, { widget: 'draw', input: 'text' })],
  },
  date: {
    name: 'Date',
    icon: IconCalendar,
    what: 'A day',
    chat: 'day, month and year',
    edits: (tag) => [fields(tag, { widget: 'date', input: 'date' })],
  },
  numerical: {
    name: 'Numerical',
    icon: IconNumbers,
    what: 'A number, with a unit and limits',
    chat: 'a number with its unit, for one and for several',
    edits: (tag) => [fields(tag, { widget: 'numerical', input: 'number' })],
  },
  picture: {
    name: 'Picture',
    icon: IconPhoto,
    what: 'A photograph',
    chat: 'a photograph by camera or from a file, or words',
    edits: (tag) => [fields(tag, { widget: 'picture', input: 'text' })],
  },
  medication: {
    name: 'Medication',
    icon: IconPill,
    what: 'What the patient takes',
    chat: `${FREE_TEXT}; medicines are recognised in it`,
    edits: (tag) => [fields(tag, { widget: 'medication', input: 'text' })],
  },
  history: {
    name: 'History',
    icon: IconHistory,
    what: 'Past history',
    chat: FREE_TEXT,
    edits: (tag) => [fields(tag, { widget: 'history', input: 'text' })],
  },
  star: {
    name: 'Star',
    icon: IconStar,
    what: 'A rating from 1 to 5, which counts as a score',
    chat: 'five stars',
    edits: (tag) => [
      choice(tag, 'options'),
      firstOption(tag, '1'),
      ...STARS.slice(1).map((label): QuestionnaireEdit => ({ edit: 'add_option', tag, label })),
      ...STARS.map((label): QuestionnaireEdit => ({ edit: 'set_choice', tag, label, to: { score: Number(label) } })),
      fields(tag, { widget: 'star' }),
    ],
  },
  form: {
    name: 'Form',
    icon: IconForms,
    what: 'Several fields, asked in its branch',
    chat: 'the words with Continue, and a heading over its branch',
    edits: (tag) => [choice(tag, 'options'), firstOption(tag, GO_ON), fields(tag, { widget: 'form' })],
  },
}

/** All of them in the specification's order (REQ-413), which the contract's list has. */
export const QUESTION_TYPES = WIDGETS.map((type) => ({ type, ...TYPES[type] }))

/** The edits that make a plain question one of a type. */
export function typeEdits(tag: string, type: Widget): QuestionnaireEdit[] {
  return TYPES[type].edits(tag)
}

/** The sign of a type. */
export function typeIcon(type: Widget): BuilderType['icon'] {
  return TYPES[type].icon
}

function fields(tag: string, to: Extract<QuestionnaireEdit, { edit: 'set_fields' }>['to']): QuestionnaireEdit {
  return { edit: 'set_fields', tag, to }
}

function choice(tag: string, kind: 'options' | 'select_multiple_options'): QuestionnaireEdit {
  return { edit: 'change_kind', tag, kind }
}

function firstOption(tag: string, to: string): QuestionnaireEdit {
  return { edit: 'rename_option', tag, label: FIRST_OPTION, to }
}

/**
 * The type of a question: the one it was given, else the one that its kind and input come to. `differs`: the chat's shape is not what the type
 * means, so it is not published without someone having seen that.
 */
export function typeOf(question: Question): BuilderType & { type: Widget; differs: boolean } {
  const isSection = question.widget === 'button' && isHeading(question)
  const type = isSection ? 'section' : (question.widget ?? rulesOf(question).widget)
  const differs = rendersDifferently(question)
  return { ...TYPES[type], type, differs, ...(differs && type === 'form' && { chat: `${FREE_TEXT} for all of them` }) }
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
