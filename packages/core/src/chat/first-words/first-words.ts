import { bare } from '@clinic/nlu/text/normalize'
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
  hears: (turn) => turn.context === null && (confirms(turn.text) !== null || correct(turn) !== null),
  take(turn) {
    const { state } = turn
    const texts = textsOf(state).firstWords
    const corrected = correct(turn)
    if (corrected) return { state: { ...state, first_words: corrected, misses: 0 } }
    const said = readYesNo(turn.text) ?? confirms(turn.text)
    if (said === null || turn.text.toLowerCase() === 'ok') return null
    const next: ChatState = { ...state, stage: 'personal-information', misses: 0 }
    if (!said) return { state: { ...next, first_words: null }, lead: texts.dropped }
    const { name, answers } = state.first_words ?? { name: null, answers: {} }
    const personal = name ? { ...EMPTY_DETAILS, dateOfBirth: state.consent?.dateOfBirth ?? '', ...name } : state.personal
    return { state: { ...next, personal, first_words: { name, answers, confirmed: true } }, lead: texts.kept }
  },
}

/** "Keep it", « c’est beau », "not quite": of what is shown, and of no question with a yes or a no. */
function confirms(text: string): boolean | null {
  const said = bare(text)
  return /^(?:wrong|not (?:quite|exactly|all of it)|almost|presque|pas (?:tout a fait|exact\w*|tout))$/.test(said)
    ? false
    : RIGHT.test(said) || null
}

const RIGHT =
  /^(?:(?:yes|yeah|yep|oui|ouin|ouais|ok|ben|bon) )*(?:exact|keep (?:it|that|all of it)|all (?:good|correct|right|of it)|(?:that |it |it all |everything )?(?:looks|sounds) (?:right|good|correct)|perfect|you got it|thats? (?:is )?it|(?:cest |tout est )?(?:bon|beau|correct|parfait|nickel|bien ca)|cest (?:ca|en plein ca)|parfait|gardez ca|ouin|ouais)(?: (?:merci|thanks|thank you))?$/

/** "No, it’s been 3 years", "yes but I take lyrica too": what is said replaces what was understood, which is shown again. */
function correct({ state, knowledge, context, text, today }: Turn): ChatState['first_words'] {
  if (context !== null || !knowledge.meanings || !state.first_words) return null
  const { questions } = knowledge.questionnaires.async
  const now = readFirstWords(text, { questions, meanings: knowledge.meanings, medicines: knowledge.medicines.names, today })
  if (!now) return null
  const { name, answers } = state.first_words
  const list = answers[LIST]
  const more = now.answers[LIST]
  const both =
    typeof list === 'string' && typeof more === 'string' && /(?<!\p{L})(?:too|also|as well|aussi|and|plus|pis|et)(?!\p{L})/iu.test(text)
  const next = {
    name: now.name ?? name,
    answers: { ...answers, ...now.answers, ...(both && { [LIST]: `${list}, ${more}` }) },
    confirmed: false,
  }
  return JSON.stringify(next) === JSON.stringify(state.first_words) ? null : next
}

const LIST = 'medications'

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
