import type { ChatContext, ItemAnswer } from '@clinic/contract/chat'
import { CONSENT, oneFree, PERSON, takeMessage } from '@clinic/core/chat/conversation.test-data'
import { pendingQuestion } from '@clinic/core/chat/stages/questionnaire'
import { minutesLeft } from '@clinic/core/chat/state/minutes-left'
import { type ChatState, newConversation } from '@clinic/core/chat/state/state'
import { progress } from '@clinic/core/questionnaires/progress'
import { kindOf } from '@clinic/core/questionnaires/question-map/kind'
import { optionsOf } from '@clinic/core/questionnaires/question-map/options'
import { sampleText } from '@clinic/core/questionnaires/types/sample-text'
import { expect, test } from 'vitest'
import { REAL_CLINIC } from './conversations/clinic.test-data.ts'

/** Steps that the page continues on its own. */
const CONTINUED = new Set(['LAUNCHCONSENT', 'BEGINQUESTIONNAIRES', 'FINISHINITIALQUESTIONNAIRE', 'FINISHSCALEQUESTIONNAIRE', 'SKIPTONEXT'])
type Item = { tag: string; options: { value: string }[]; minimum: number | null; exclusive?: string[] }

/** Where a form is offered and filled in. */
const FORM_STAGES = new Set(['begin', 'questionnaire'])

/** A typical intake for pain: two medicines, no cannabis for six months. */
const TYPICAL: Readonly<Record<string, string>> = {
  main_reason: 'Chronic pain',
  pain_place: 'Lower back, it burns',
  pain_days: 'Every day',
  used_cannabis: 'In the past',
  takes_medication: 'yes',
  medications: 'Naproxen 250 mg, ramipril',
}

/** Plays the patient to the end and counts what they submit themselves, and how much of it is for the forms that the answers lead to. */
function play(): { submissions: number; forForms: number; cards: number; asked: string[]; minutes: number } {
  let state: ChatState = newConversation('patient-1')
  let submissions = 0
  let cards = 0
  let forForms = 0
  let minutes = 0
  const asked: string[] = []
  let last = takeMessage(state, { query: 'book with tcn' }, { knowledge: REAL_CLINIC, clinic: oneFree }).at(-1)
  for (let turn = 0; turn < 150 && last && last.reply.ACTION !== 'ENTERPCRQUEUE'; turn += 1) {
    const { reply } = last
    state = last.state
    const items = reply.DATA?.items as Item[] | undefined
    const progress = reply.DATA?.progress as { minutesLeft: number } | undefined
    if (reply.ACTION === 'BEGINQUESTIONNAIRES' && minutes === 0) minutes = progress?.minutesLeft ?? 0
    const automatic = CONTINUED.has(reply.ACTION) && reply.DATA?.optional !== true && !reply.DATA?.summary
    if (!automatic) submissions += 1
    if (!automatic && state.questionnaire && state.questionnaire.key !== 'async' && FORM_STAGES.has(state.stage)) forForms += 1
    if (items) cards += 1
    last = takeMessage(state, message(state, reply.ACTION, items, asked), { knowledge: REAL_CLINIC, clinic: oneFree }).at(-1)
  }
  expect(last?.reply.ACTION, asked.join()).toBe('ENTERPCRQUEUE')
  return { submissions, forForms, cards, asked, minutes }
}

function message(state: ChatState, action: string, items: Item[] | undefined, asked: string[]): { query: string; context?: ChatContext } {
  if (items) {
    asked.push(`${items.length} items`)
    return {
      query: '',
      context: { answers: items.map(itemAnswer) },
    }
  }
  if (state.stage === 'questionnaire') {
    const pending = pendingQuestion(state, REAL_CLINIC)
    if (pending) {
      asked.push(pending.tag)
      return answerTo(pending.tag, pending.question)
    }
  }
  if (action === 'GREETING') return { query: 'New Patient Intake' }
  if (action === 'OPENCONSENTFORMWINDOW') return { query: '', context: CONSENT }
  if (action === 'OPENPERSONALINFORMATIONWINDOW') return { query: '', context: { personalInformation: PERSON } }
  if (action === 'CONFIRMPERSONALINFORMATION') return { query: 'yes' }
  if (action === 'OPENAPPOINTMENTWINDOW') return { query: 'the first one' }
  return { query: state.stage === 'held' ? 'yes' : 'ok' }
}

function itemAnswer({ tag, options, minimum, exclusive }: Item): ItemAnswer {
  const question = REAL_CLINIC.questionnaires.async.questions[tag]
  const value = question ? answerTo(tag, question).query : (options[0]?.value ?? `${minimum ?? 1}`)
  return exclusive ? { tag, value: '', selected: [value] } : { tag, value }
}

function answerTo(
  tag: string,
  question: Parameters<typeof optionsOf>[0] & Parameters<typeof sampleText>[0],
): { query: string; context?: ChatContext } {
  const labels = optionsOf(question).map(({ label }) => label)
  const wish = TYPICAL[tag]
  const plain = labels.find((label) => /^(?:no\b|none|never|i do not|not )/i.test(label)) ?? labels.at(-1)
  if (kindOf(question) === 'select_multiple_options') return { query: wish ?? plain ?? '', context: { selected: [wish ?? plain ?? ''] } }
  return { query: wish ?? plain ?? sampleText(question, 'nothing to add') }
}

test('a typical intake for pain is at most 29 submissions with all its forms and 25 without them; the estimate counts the forms', () => {
  const { submissions, forForms, cards, asked, minutes } = play()
  expect(asked.slice(-2), asked.join()).toEqual(['3 items', '10 items'])
  expect(cards).toBe(11)
  expect(forForms).toBe(4)
  expect(submissions, asked.join()).toBeLessThanOrEqual(29)
  expect(submissions - forForms, asked.join()).toBeLessThanOrEqual(25)
  expect(minutes).toBeGreaterThan(4)
})

test('the estimate grows by the forms that an answer leads to', () => {
  const { questions } = REAL_CLINIC.questionnaires.async
  const state: ChatState = { ...newConversation('patient-1'), stage: 'questionnaire', visit: 'async' }
  const answered = (reason: string): ChatState => ({
    ...state,
    answers: { main_reason: { value: reason, at: '2026-11-21T15:00:00.000Z' } },
  })
  const formsAfter = (reason: string) =>
    minutesLeft(answered(reason), REAL_CLINIC) - progress(questions, answered(reason).answers).minutesLeft
  expect(formsAfter('Chronic pain')).toBeGreaterThan(1)
  expect(formsAfter('Something else')).toBe(0)
})
