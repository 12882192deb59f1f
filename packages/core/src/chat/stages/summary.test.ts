import { expect, test } from 'vitest'
import { answerAll, startConversation, upToQuestions } from '../conversation.test-data.ts'
import { FRENCH_CLINIC } from '../scripts/french-clinic.test-data.ts'
import type { ChatState } from '../state/state.ts'
import { TEXTS } from '../texts/texts.ts'
import { summaryOf } from './summary.ts'

type Line = { tag: string; question: string; answer: string }

function atTheEnd(clinic = FRENCH_CLINIC) {
  const talk = startConversation(clinic)
  upToQuestions(talk)
  answerAll(talk)
  const lines = () => (talk.last().reply.DATA?.summary ?? []) as Line[]
  const answerTo = (tag: string) => lines().find((line) => line.tag === tag)?.answer
  return { talk, lines, answerTo }
}

test('the questions end with every answer in the words of its question (F-19)', () => {
  const { talk, lines } = atTheEnd()
  const { reply, state } = talk.last()
  expect(reply.ACTION).toBe('FINISHINITIALQUESTIONNAIRE')
  expect(lines().map(({ tag }) => tag)).toEqual(Object.keys(state.answers))
  expect(lines()[0]).toEqual({ tag: 'Reason', question: 'What brings you here?', answer: 'Chronic pain' })
})

test('the same in French', () => {
  const { talk, lines } = atTheEnd()
  talk.tell('en français')
  expect(lines()[0]).toMatchObject({ question: 'Qu’est-ce qui vous amène ?' })
})

test('each can be opened again, with its answer beside it, and the summary follows', () => {
  const { talk, lines, answerTo } = atTheEnd()
  const { state } = talk.last()
  for (const { tag, question } of lines()) {
    const opened = talk.tell('', { reopen: tag })
    expect(opened.reply.text, tag).toContain(question)
    expect(opened.reply.DATA, tag).toHaveProperty('current')
    expect(opened.reply.USER_TEXT, tag).toBe(question)
    expect(talk.tell('ok').reply.ACTION, tag).toBe('FINISHINITIALQUESTIONNAIRE')
  }
  expect(talk.last().state.answers).toEqual(state.answers)
  talk.tell('', { reopen: 'Reason' })
  talk.tell('Sleep')
  expect(talk.last().state.stage).toBe('finish')
  expect(answerTo('Reason')).toBe('Sleep')
  expect(talk.kinds()).toContain('finish-questionnaire')
})

test('an answer can be opened from the middle of the questions, and the next question follows', () => {
  const talk = startConversation(FRENCH_CLINIC)
  upToQuestions(talk)
  talk.tell('Chronic pain')
  const asked = () => (talk.last().reply.DATA?.question as { tag: string } | undefined)?.tag ?? ''
  const pending = asked()
  const opened = talk.tell('', { reopen: 'Reason' })
  expect(opened.reply.text).toContain('What brings you here?')
  expect(opened.reply.DATA).toMatchObject({ current: 'Chronic pain' })
  talk.tell('ok')
  expect(asked()).toBe(pending)
  expect(talk.tell('', { reopen: pending }).state.reopened).toBeNull()
})

test('a change that leads to further questions asks them first', () => {
  const { talk, answerTo } = atTheEnd()
  talk.tell('', { reopen: 'Medicines' })
  expect(talk.tell('yes').reply.text).toContain('Which ones?')
  talk.tell('Naproxen')
  expect(answerTo('MedicineList')).toBe('Naproxen')
  expect(talk.last().state.stage).toBe('finish')
})

test('an answer that stops the intake is confirmed there too (F-19)', () => {
  const { talk } = atTheEnd()
  talk.tell('', { reopen: 'Expecting' })
  expect(talk.tell('yes').state.stage).toBe('stop-check')
})

test('in words: what is to be changed is asked, named, and changed', () => {
  const { talk } = atTheEnd()
  expect(talk.tell('no').reply.text).toContain(TEXTS.finish.which)
  expect(talk.tell('something is wrong').state.stage).toBe('finish')
  expect(talk.tell('change my answer about hours of sleep').state).toMatchObject({ stage: 'questionnaire', reopened: 'Hours' })
})

test('a tag that was not answered opens nothing, and another step takes no such choice', () => {
  const { talk } = atTheEnd()
  for (const tag of ['constructor', 'Nothing', ''])
    expect(talk.tell('', { reopen: tag }).state, tag).toMatchObject({ stage: 'finish', reopened: null })
  const early = startConversation()
  expect(early.tell('', { reopen: 'Reason' }).state.stage).toBe('greeting')
})

test('the forms that follow have no summary', () => {
  const { talk } = atTheEnd()
  const { state } = talk.last()
  const inForm: ChatState = { ...state, questionnaire: { key: 'phq9', name: 'PHQ-9', version: 1 } }
  expect(summaryOf(inForm, FRENCH_CLINIC)).toEqual([])
})
