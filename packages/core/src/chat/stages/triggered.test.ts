import type { Questionnaire } from '@clinic/contract/questionnaires'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildQuestions } from '../../questionnaires/question-map/build.ts'
import { MOST_TRIGGERED } from '../../questionnaires/triggered-by.ts'
import { CLINIC, type Conversation, startConversation, upToQuestions } from '../conversation.test-data.ts'
import type { Knowledge } from '../state/turn.ts'

/** One question; "yes" asks for the questionnaires named. */
function form(key: string, ...then: string[]): Questionnaire {
  const questions = buildQuestions([{ tag: `${key}_1`, text: `About ${key}?`, one: ['Sure', 'Not so'] }])
  const [only] = Object.values(questions)
  return {
    ...{ key, name: `The ${key}`, version: 2 },
    questions: only ? { [`${key}_1`]: { ...only, choices: { Sure: { trigger_questionnaires: then } } } } : {},
  }
}

function clinic(...forms: Questionnaire[]): Knowledge {
  return { ...CLINIC, questionnaires: { ...CLINIC.questionnaires, ...Object.fromEntries(forms.map((one) => [one.key, one])) } }
}

function talkOf(knowledge: Knowledge): Conversation {
  const talk = startConversation(knowledge)
  upToQuestions(talk)
  return talk
}

/** Answers card after card until the patient stands in line. */
function answerAll(talk: Conversation, said = () => 'Sure'): string[] {
  for (let turn = 0; turn < 60 && talk.last().state.stage !== 'waiting'; turn += 1)
    talk.tell(talk.last().state.stage === 'questionnaire' ? said() : 'ok')
  return talk.effects.flatMap((effect) => (effect.kind === 'start-questionnaire' ? [effect.key] : []))
}
const passed = ({ effects }: Conversation) =>
  effects.flatMap((effect) => (effect.kind === 'audit' && effect.action === 'Questionnaire Passed Over' ? [effect.description] : []))

test('the questionnaires that an answer asks for follow the visit’s own, and their answers are kept (REQ-421)', () => {
  const talk = talkOf(clinic(form('async', 'nights', 'pains'), form('nights'), form('pains')))
  expect(answerAll(talk)).toEqual(['async', 'nights', 'pains'])
  expect(talk.last().reply.ACTION).toBe('ENTERPCRQUEUE')
  expect(talk.effects).toContainEqual(
    expect.objectContaining({
      kind: 'finish-scale',
      key: 'nights',
      version: 2,
      answers: { nights_1: expect.objectContaining({ value: 'Sure' }) },
    }),
  )
  expect(answerAll(talkOf(clinic(form('async', 'nights'), form('nights'))), () => 'Not so')).toEqual(['async'])
})

test('they come after the planned scales, and none is asked twice', () => {
  const intake = form('async', 'nights', 'cuditr')
  const uses = buildQuestions([{ tag: 'uses_now', text: 'Do you use cannabis now?', yesNo: true }]).uses_now
  const first = intake.questions.async_1
  if (!uses || !first) throw new Error('no question')
  const questions = { async_1: { ...first, next_question: 'uses_now' }, uses_now: { ...uses, question_number: 2 } }
  const talk = talkOf(clinic({ ...intake, questions }, form('nights', 'cuditr', 'nights', 'async'), form('cuditr', 'nights')))
  talk.tell('Sure')
  talk.tell('yes')
  expect(answerAll(talk)).toEqual(['async', 'cuditr', 'nights'])
})

test('a follow-up ends with what its answers ask for, too', () => {
  const knowledge = clinic(form('follow_up', 'nights'), form('nights'))
  const talk = talkOf(knowledge)
  const { state } = talk.last()
  const at = { ...state, visit: 'follow_up' as const, stage: 'finish' as const, questionnaire: { key: 'follow_up', name: '', version: 2 } }
  Object.assign(talk.last(), { state: { ...at, answers: { follow_up_1: { value: 'Sure' } } } })
  expect(answerAll(talk).at(-1)).toBe('nights')
  expect(talk.last().reply.ACTION).toBe('ENTERPCRQUEUEFOLLOWUP')
})

test('what is not published, and what belongs to a visit, is left out and said', () => {
  const talk = talkOf(clinic(form('async', 'gone', 'constructor', 'renewal', 'nights'), form('nights')))
  expect(answerAll(talk)).toEqual(['async', 'nights'])
  expect(passed(talk)).toEqual(['gone, not published', 'constructor, not published', 'renewal, which belongs to a visit of its own'])
})

test('answers add five at most: a chain without an end is cut, and what was cut is said', () => {
  const keys = Array.from({ length: 9 }, (_, at) => `form_${at}`)
  const chain = keys.map((key, at) => form(key, keys[at + 1] ?? 'form_0'))
  const talk = talkOf(clinic(form('async', 'form_0'), ...chain))
  expect(answerAll(talk)).toEqual(['async', ...keys.slice(0, MOST_TRIGGERED)])
  expect(passed(talk)).toEqual(['form_5, more than the 5 that answers may add'])
})

test('who is passed over is not asked for again by another', () => {
  const talk = talkOf(clinic(form('async', 'nights', 'pains'), form('nights'), form('pains', 'nights')))
  for (const said of ['Sure', 'ok', 'skip']) talk.tell(said)
  expect(talk.last().state.questionnaire?.key).toBe('pains')
  expect(answerAll(talk)).toEqual(['async', 'nights', 'pains'])
})

test('in French one without approved words is passed over, and the care team sees what is still to do', () => {
  const all = clinic(form('async', 'nights', 'pains'), form('nights'), form('pains', 'nights'))
  const words = (key: string) => ({ name: `Le ${key}`, questions: { [`${key}_1`]: { text: 'Est-ce vrai ?' } } })
  const french = { consent: CLINIC.consent, questionnaires: { async: words('async'), pains: words('pains') } }
  const talk = talkOf({ ...all, french })
  Object.assign(talk.last(), { state: { ...talk.last().state, language: 'fr' } })
  expect(answerAll(talk)).toEqual(['async', 'pains'])
  expect(passed(talk)).toEqual(["nights, not in the patient's language"])
  expect(talk.last().state.untranslated).toEqual(['nights'])
})

test('whoever asks for whom, everybody gets into line, asked nothing twice and no more than five more', () => {
  const KEYS = ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'async', 'renewal', 'gone']
  const asks = fc.array(fc.uniqueArray(fc.constantFrom(...KEYS), { maxLength: 4 }), { minLength: 9, maxLength: 9 })
  fc.assert(
    fc.property(asks, fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), (then, sure) => {
      const [first = [], ...others] = then
      const forms = others.map((keys, at) => form(KEYS[at] ?? '', ...keys))
      const talk = talkOf(clinic(form('async', ...first), ...forms))
      let turn = 0
      const asked = answerAll(talk, () => (turn++ === 0 || sure[turn % 8] ? 'Sure' : 'Not so'))
      expect(talk.last().state.stage).toBe('waiting')
      expect(new Set(asked).size).toBe(asked.length)
      expect(asked.length).toBeLessThanOrEqual(1 + MOST_TRIGGERED)
    }),
    { numRuns: 200 },
  )
})
