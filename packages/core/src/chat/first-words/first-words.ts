import type { AnswerValue } from '../../questionnaires/answers.ts'
import { readYesNo } from '../../questionnaires/reading/yes-no.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { EMPTY_DETAILS } from '../state/empty-details.ts'
import { renderedAnswer, shown } from '../state/rendered.ts'
import type { ChatState } from '../state/state.ts'
import type { Knowledge, PendingQuestion, StageRules, Turn } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'
import { countFacts, type FirstWords, readFirstWords } from './read-first-words.ts'

/** What was understood in the first message, to confirm: nothing is stored before the yes. */
export const firstWords: StageRules = {
  prompt: (state, knowledge) => {
    const texts = textsOf(state).firstWords
    return {
      ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW',
      text: [texts.understood, linesOf(state, knowledge).join('\n'), texts.check].join('\n\n'),
      VIDEO: null,
      options: [
        { label: texts.yes, value: 'yes' },
        { label: texts.no, value: 'no' },
      ],
      DATA: null,
    }
  },
  take(turn) {
    const { state } = turn
    const texts = textsOf(state).firstWords
    const said = readYesNo(turn.text)
    if (said === null || turn.text.toLowerCase() === 'ok') return null
    const next: ChatState = { ...state, stage: 'personal-information', misses: 0 }
    if (!said) return { state: { ...next, first_words: null }, lead: texts.dropped }
    const { name, answers } = state.first_words ?? { name: null, answers: {} }
    const personal = name ? { ...EMPTY_DETAILS, dateOfBirth: state.consent?.dateOfBirth ?? '', ...name } : state.personal
    return { state: { ...next, personal, first_words: { name, answers, confirmed: true } }, lead: texts.kept }
  },
}

/** What a message at the very beginning says of the person who begins an intake. */
export function firstWordsOf({ state, knowledge, context, text, today }: Turn): FirstWords | null {
  if (context !== null || !knowledge.meanings || state.recognised || state.resume !== null) return null
  const { questions } = knowledge.questionnaires.async
  return readFirstWords(text, { questions, meanings: knowledge.meanings, medicines: knowledge.medicines.names, today })
}

/** Whether something was understood that the intake would ask. A renewal does not ask these questions. */
export function hasFirstWords({ first_words, visit }: ChatState): boolean {
  return visit === 'async' && first_words !== null && countFacts(first_words) > 0
}

/** What was confirmed of the first message for the pending question, and the state without it; `null` where that does not answer it. */
export function takeFromFirstWords(state: ChatState, asked: PendingQuestion): { state: ChatState; value: AnswerValue } | null {
  const { first_words, reopened, visit, questionnaire } = state
  if (!first_words?.confirmed || reopened !== null || visit !== 'async' || questionnaire?.key !== 'async') return null
  const value = getOwnProperty(first_words.answers, asked.tag)
  if (value === undefined) return null
  const answers = Object.fromEntries(Object.entries(first_words.answers).filter(([tag]) => tag !== asked.tag))
  return { state: { ...state, first_words: { ...first_words, answers } }, value }
}

function linesOf(state: ChatState, knowledge: Knowledge): string[] {
  const { name, answers } = state.first_words ?? { name: null, answers: {} }
  const { questions } = knowledge.questionnaires.async
  const lines = Object.entries(answers).flatMap(([tag, value]) => {
    const question = getOwnProperty(questions, tag)
    // That medicines are taken is in their list.
    if (!question || value === true) return []
    const asked = { tag, question }
    const about = question.variable === MEDICINES ? textsOf(state).firstWords.medicines : shown(state, knowledge, asked).text
    return [`${about} ${renderedAnswer({ state, knowledge }, asked, value)}`]
  })
  return name ? [`${textsOf(state).firstWords.name} ${name.firstName} ${name.lastName}`.trim(), ...lines] : lines
}

/** Their question explains how to write a list, which is written already. */
const MEDICINES = 'medications'
