import type { ChatLanguage } from '@clinic/contract/chat'
import type { Choice, Question, Questions } from '@clinic/contract/questionnaires'
import { describe, expect, test } from 'vitest'
import type { Answers, AnswerValue } from '../../questionnaires/answers.ts'
import { buildQuestions } from '../../questionnaires/question-map/build.ts'
import { walk } from '../../questionnaires/question-map/walk.ts'
import { CLINIC, NOW } from '../conversation.test-data.ts'
import { askedFor, SHIPPED, sayTo, storedFor } from '../shipped-clinic.test-data.ts'
import { type ChatState, newConversation } from '../state/state.ts'
import type { Knowledge } from '../state/turn.ts'
import { step } from '../step.ts'
import { questionnaire } from './questionnaire.ts'

const AIDS = ['Tea', 'Rest', 'All of these', 'None']
const choices: Record<string, Choice> = {
  Tea: { popup_message: 'Black tea?', group_label: 'To drink' },
  'All of these': { select_all: true },
}
const more: Record<string, Partial<Question>> = { nights: { widget: 'button' }, aids: { choices }, hours: { widget: 'slider' } }
const QUESTIONS: Questions = Object.fromEntries(
  Object.entries(
    buildQuestions([
      { tag: 'nights', text: 'Your nights', one: ['Continue'] },
      { tag: 'aids', text: 'What helps?', several: AIDS, exclusive: ['None'] },
      { tag: 'hours', text: 'How many hours?', input: 'number', minimum: 0, maximum: 12 },
    ]),
  ).map(([tag, question]) => [tag, { ...question, ...more[tag] }]),
)
const WORDS = { nights: { text: 'Vos nuits' }, aids: { text: 'Qu’est-ce qui aide ?' }, hours: { text: 'Combien d’heures ?' } }
const KNOWLEDGE: Knowledge = {
  ...CLINIC,
  questionnaires: { ...CLINIC.questionnaires, async: { ...CLINIC.questionnaires.async, questions: QUESTIONS } },
  french: { consent: CLINIC.consent, questionnaires: { async: { name: 'Accueil', questions: WORDS } } },
}

function at(answered: readonly string[], language: ChatLanguage = 'en'): ChatState {
  const given = { nights: { value: 'Continue' }, aids: { value: ['Tea'] } }
  const answers = Object.fromEntries(Object.entries(given).filter(([tag]) => answered.includes(tag)))
  const asked = { key: 'async', name: '', version: 3 }
  return {
    ...newConversation('p'),
    stage: 'questionnaire',
    started: true,
    created: true,
    language,
    visit: 'async',
    questionnaire: asked,
    answers,
  }
}
const shownAt = (...given: Parameters<typeof at>) => questionnaire.prompt(at(...given), KNOWLEDGE)

test('what a builder set goes out beside what every client knows: the ACTION and the options are as without it (REQ-153, REQ-154, REQ-413)', () => {
  expect(shownAt([])).toMatchObject({ ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', options: ['Continue'], DATA: { widget: 'section' } })
  const aids = shownAt(['nights'])
  expect(aids).toMatchObject({ ACTION: 'OPENQUESTIONCHECKBOXOPTIONSWINDOW', options: AIDS })
  expect(aids.DATA).toMatchObject({
    section: 'Your nights',
    exclusive: ['None'],
    selectAll: ['All of these'],
    groups: [{ label: 'To drink', values: ['Tea'] }],
    popups: [{ value: 'Tea', text: 'Black tea?' }],
  })
  const hours = shownAt(['nights', 'aids'])
  expect(hours).toMatchObject({ ACTION: 'OPENQUESTIONTEXT', DATA: { input: 'number', widget: 'slider', minimum: 0, maximum: 12, step: 1 } })
})

test('in French nothing is said in English: words of choices are left out, a section is named in French', () => {
  const { DATA } = shownAt(['nights'], 'fr')
  expect(DATA).toMatchObject({ section: 'Vos nuits', selectAll: ['All of these'] })
  expect(Object.keys(DATA ?? {})).not.toEqual(expect.arrayContaining(['popups']))
  expect(JSON.stringify(DATA)).not.toMatch(/drink|Black|nights/)
})

test('what an option says and the label over it are said in the French that is approved for them (REQ-419, REQ-420)', () => {
  const aids = { ...WORDS.aids, options: { Tea: 'Thé' }, groups: { 'To drink': 'À boire' }, messages: { 'Black tea?': 'Du thé noir ?' } }
  const french = { consent: CLINIC.consent, questionnaires: { async: { name: 'Accueil', questions: { ...WORDS, aids } } } }
  expect(questionnaire.prompt(at(['nights'], 'fr'), { ...KNOWLEDGE, french }).DATA).toMatchObject({
    groups: [{ label: 'À boire', values: ['Tea'] }],
    popups: [{ value: 'Tea', text: 'Du thé noir ?' }],
  })
})

test('a section of many words is read where it stands, and not said again over each question', () => {
  const long = 'These questions are about your nights. '.repeat(3)
  const nights = { ...(QUESTIONS.nights as Question), text: long }
  const knowledge = {
    ...KNOWLEDGE,
    questionnaires: { ...KNOWLEDGE.questionnaires, async: { ...CLINIC.questionnaires.async, questions: { ...QUESTIONS, nights } } },
  }
  expect(questionnaire.prompt(at(['nights']), knowledge).DATA).not.toHaveProperty('section')
})

test('who says or sends the one choice that stands for all has chosen them all (REQ-420)', () => {
  const all = { value: ['Tea', 'Rest', 'All of these'], at: NOW.now }
  for (const said of [{ query: 'All of these' }, { query: '', context: { selected: ['All of these'] } }])
    expect(step(at(['nights']), { ...said, ...NOW }, KNOWLEDGE).state.answers.aids).toEqual(all)
})

describe('medicines that are named where it is only asked whether any are taken', () => {
  test.each([
    ['en', 'metformin 500 and Lyrica 75', 'metformin 500 and Lyrica 75'],
    ['fr', 'oui, du Synthroid pis du Lyrica', 'du Synthroid pis du Lyrica'],
  ] as const)('in %s are a yes and the list: %j (REQ-144)', (language, text, list) => {
    const state = { ...askedFor('async', 'takes_medication', language), reopened: null, answers: answersBefore('takes_medication') }
    const said = sayTo(state, text)
    expect(storedFor(said, 'takes_medication')).toBe(true)
    expect(storedFor(said, 'medications')).toBe(list)
    expect(said.reply.text).toContain(list)
    expect(said.reply.DATA).toMatchObject({ question: { tag: 'medicine_kinds' } })
  })

  test('of someone else are not', () => {
    const state = { ...askedFor('async', 'takes_medication'), reopened: null, answers: answersBefore('takes_medication') }
    expect(storedFor(sayTo(state, 'my wife takes metformin'), 'takes_medication')).toBeUndefined()
  })
})

describe('what is named beside a yes', () => {
  test.each([
    ['en', 'yeah penicillin', 'penicillin'],
    ['en', 'I am allergic to bees', 'bees'],
    ['fr', 'oui, la pénicilline pis le latex', 'la pénicilline pis le latex'],
  ] as const)('in %s %j is a yes and the allergy (REQ-144)', (language, text, named) => {
    const state = { ...askedFor('async', 'has_allergies', language), reopened: null, answers: answersBefore('has_allergies') }
    const said = sayTo(state, text)
    expect(storedFor(said, 'has_allergies')).toBe(true)
    expect(storedFor(said, 'allergies')).toBe(named)
    expect(said.reply.text).toContain(named)
    expect(said.reply.DATA).toMatchObject({ question: { tag: 'pregnant_or_breastfeeding' } })
  })

  test.each(['yes', 'yes a few', 'yes but only in spring', 'oui malheureusement', 'yes, what about it?'])(
    'nothing is named by %j: it is asked which',
    (text) => {
      const state = { ...askedFor('async', 'has_allergies'), reopened: null, answers: answersBefore('has_allergies') }
      const said = sayTo(state, text)
      expect(storedFor(said, 'allergies')).toBeUndefined()
    },
  )
})

/** The answers of someone with chronic pain up to a question. */
function answersBefore(tag: string): Answers {
  const given: Record<string, AnswerValue> = {
    main_reason: 'Chronic pain',
    pain_place: 'Back',
    pain_days: 'Every day',
    since_when: '2 to 5 years',
    tried_before: ['None of these'],
    ...(tag === 'has_allergies' && { takes_medication: false }),
  }
  const { questions } = SHIPPED.questionnaires.async
  const answers = Object.fromEntries(Object.entries(given).map(([one, value]) => [one, { value }]))
  expect(walk(questions, answers).next).toBe(tag)
  return answers
}
