import { staysWithPatient } from '../../intake/stays-with-patient.ts'
import { cardExtras } from '../../questionnaires/card-extras.ts'
import { progress } from '../../questionnaires/progress.ts'
import { headedBy } from '../../questionnaires/question-map/headed-by.ts'
import { kindOf } from '../../questionnaires/question-map/kind.ts'
import { optionsOf } from '../../questionnaires/question-map/options.ts'
import { drawingPath } from '../../questionnaires/reading/drawing.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { minutesLeft } from '../state/minutes-left.ts'
import { renderedAnswer, renderedLabel, renderedSegments, shown } from '../state/rendered.ts'
import type { ChatState } from '../state/state.ts'
import { type Knowledge, type PendingQuestion, type Prompt, questionnaireOf } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'
import { itemsData } from './items.ts'

/** A question with what its card needs beside the words. */
export function askQuestion(asked: PendingQuestion, state: ChatState, knowledge: Knowledge): Prompt {
  const { tag } = asked
  const { key, questions } = questionnaireOf(state, knowledge)
  const current = getOwnProperty(state.answers, tag)
  const drawn = current ? drawingPath(asked.question, current.value) : null
  const question = shown(state, knowledge, asked)
  const { ACTION, options, DATA } = widget(state, knowledge, asked)
  const items = itemsData(state, knowledge)
  const own = staysWithPatient(key, asked.question) && (options !== null || 'items' in items)
  return {
    ACTION,
    text: question.text,
    VIDEO: null,
    options,
    DATA: {
      progress: { ...progress(questions, state.answers), minutesLeft: minutesLeft(state, knowledge) },
      question: { tag, number: question.question_number, required: question.required },
      ...(question.subtext ? { subtext: question.subtext } : {}),
      ...(current ? { current: renderedAnswer({ state, knowledge }, asked, current.value) } : {}),
      ...(drawn === null ? {} : { drawn }),
      ...DATA,
      ...cardExtras(asked.question, renderedSegments(state, knowledge, tag)),
      ...section(state, knowledge, tag),
      ...items,
      ...(own && { own: question.text }),
    },
  }
}

/** A section longer than this was read where it appeared, and is not said again over each of its questions. */
const LONGEST_SECTION = 80

function section(state: ChatState, knowledge: Knowledge, tag: string): { section?: string } {
  const { questions } = questionnaireOf(state, knowledge)
  const heading = headedBy(questions, state.answers, tag)
  const question = getOwnProperty(questions, heading)
  if (heading === null || !question) return {}
  const { text } = shown(state, knowledge, { tag: heading, question })
  return text.length > LONGEST_SECTION ? {} : { section: text }
}

function widget(
  state: ChatState,
  knowledge: Knowledge,
  asked: PendingQuestion,
): Pick<Prompt, 'ACTION' | 'options'> & { DATA: Record<string, unknown> } {
  const { tag, question } = asked
  const kind = kindOf(question)
  const { yes, no } = textsOf(state).answers
  const options = optionsOf(question).map(({ label }) => {
    if (kind === 'yes_no_options') return { label: label === 'yes' ? yes : no, value: label }
    const words = renderedLabel(state, knowledge, { tag, label })
    return words === label ? label : { label: words, value: label }
  })
  if (kind === 'select_multiple_options') {
    return { ACTION: 'OPENQUESTIONCHECKBOXOPTIONSWINDOW', options, DATA: { exclusive: question.exclusive ?? [] } }
  }
  if (kind === 'none') {
    const { input = 'text', minimum = null, maximum = null } = question
    return {
      ACTION: 'OPENQUESTIONTEXT',
      options: null,
      DATA: { input, unit: shown(state, knowledge, asked).unit ?? null, minimum, maximum },
    }
  }
  return { ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', options, DATA: {} }
}
