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
import { t } from '../../../lib/messages/t.ts'

const FREE_TEXT = t('one field for words')
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
    name: t('Multi-Select'),
    icon: IconSquareCheck,
    what: t('Any of several choices'),
    chat: t('a list with check boxes'),
    edits: (tag) => [choice(tag, 'select_multiple_options'), fields(tag, { widget: 'multi_select' })],
  },
  radio: {
    name: t('Radio'),
    icon: IconCircleDot,
    what: t('One of several choices'),
    chat: t('a list with one choice'),
    edits: (tag) => [choice(tag, 'options'), fields(tag, { widget: 'radio' })],
  },
  select_box: {
    name: t('Select Box'),
    icon: IconSelect,
    what: t('One of many choices'),
    chat: t('the device’s own list'),
    edits: (tag) => [choice(tag, 'options'), fields(tag, { widget: 'select_box' })],
  },
  button: {
    name: t('Button'),
    icon: IconHandClick,
    what: t('One choice by a press'),
    chat: t('a button for each choice; the press is the answer'),
    edits: (tag) => [choice(tag, 'options'), fields(tag, { widget: 'button' })],
  },
  slider: {
    name: t('Slider'),
    icon: IconAdjustmentsHorizontal,
    what: t('A number on a scale, 0 to 10 to begin with'),
    chat: t('a slider from minimum to maximum'),
    edits: (tag) => [fields(tag, { widget: 'slider', input: 'number', minimum: 0, maximum: 10 })],
  },
  text: {
    name: t('Text'),
    icon: IconTextSize,
    what: t('An answer in the patient’s words'),
    chat: FREE_TEXT,
    edits: (tag) => [fields(tag, { widget: 'text', input: 'text' })],
  },
  section: {
    name: t('Section'),
    icon: IconSeparator,
    what: t('Something to read before going on'),
    chat: t('the words with Continue, and a heading over what follows'),
    edits: (tag) => [choice(tag, 'options'), firstOption(tag, GO_ON), fields(tag, { widget: 'button' })],
  },
  draw: {
    name: t('Draw'),
    icon: IconScribble,
    what: t('A drawing, such as where it hurts'),
    chat: t('a canvas for finger, pen, mouse and keys, or words'),
    edits: (tag) => [fields(tag, { widget: 'draw', input: 'text' })],
  },
  date: {
    name: t('Date'),
    icon: IconCalendar,
    what: t('A day'),
    chat: t('day, month and year'),
    edits: (tag) => [fields(tag, { widget: 'date', input: 'date' })],
  },
  numerical: {
    name: t('Numerical'),
    icon: IconNumbers,
    what: t('A number, with a unit and limits'),
    chat: t('a number with its unit, for one and for several'),
    edits: (tag) => [fields(tag, { widget: 'numerical', input: 'number' })],
  },
  picture: {
    name: t('Picture'),
    icon: IconPhoto,
    what: t('A photograph'),
    chat: t('a photograph by camera or from a file, or words'),
    edits: (tag) => [fields(tag, { widget: 'picture', input: 'text' })],
  },
  medication: {
    name: t('Medication'),
    icon: IconPill,
    what: t('What the patient takes'),
    chat: t('{FREE_TEXT}; medicines are recognised in it', { FREE_TEXT }),
    edits: (tag) => [fields(tag, { widget: 'medication', input: 'text' })],
  },
  history: {
    name: t('History'),
    icon: IconHistory,
    what: t('Past history'),
    chat: FREE_TEXT,
    edits: (tag) => [fields(tag, { widget: 'history', input: 'text' })],
  },
  star: {
    name: t('Star'),
    icon: IconStar,
    what: t('A rating from 1 to 5, which counts as a score'),
    chat: t('five stars'),
    edits: (tag) => [
      choice(tag, 'options'),
      firstOption(tag, '1'),
      ...STARS.slice(1).map((label): QuestionnaireEdit => ({ edit: 'add_option', tag, label })),
      ...STARS.map((label): QuestionnaireEdit => ({ edit: 'set_choice', tag, label, to: { score: Number(label) } })),
      fields(tag, { widget: 'star' }),
    ],
  },
  form: {
    name: t('Form'),
    icon: IconForms,
    what: t('Several fields, asked in its branch'),
    chat: t('the words with Continue, and a heading over its branch'),
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
  return { ...TYPES[type], type, differs, ...(differs && type === 'form' && { chat: t('{FREE_TEXT} for all of them', { FREE_TEXT }) }) }
}

/** What a question consists of, in a few words: `3 choices, 2 with a follow-up`. */
export function summaryOf(question: Question): string {
  const options = optionsOf(question)
  if (isHeading(question)) return ''
  if (question.yes_no_options) return `${t('Yes or No')}${followed(question, options.length)}`
  if (options.length > 0)
    return `${t('{count, plural, one {# choice} other {# choices}}', { count: options.length })}${followed(question, options.length)}`
  const { minimum, maximum, unit } = question
  const range =
    minimum !== undefined && maximum !== undefined
      ? t('{minimum} to {maximum}', { minimum, maximum })
      : minimum !== undefined
        ? t('from {minimum}', { minimum })
        : maximum !== undefined
          ? t('up to {maximum}', { maximum })
          : ''
  return [range, unit ?? ''].filter(Boolean).join(' ')
}

function followed(question: Question, most: number): string {
  const count = Math.min(most, Object.keys(question.child_branches).length)
  return count === 0 ? '' : t(', {count} with a follow-up', { count })
}
