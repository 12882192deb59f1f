import { loadInteractions } from '@clinic/data/load-interactions'
import { loadMedications } from '@clinic/data/load-medications'
import { expect, test } from 'vitest'
import { buildQuestions } from '../questionnaires/question-map/build.ts'
import { finishAnswers } from './finish-answers.ts'

const questions = buildQuestions([
  { tag: 'call', text: 'A call?', yesNo: true, variable: 'opted_in_for_call' },
  { tag: 'heart', text: 'Heart trouble?', yesNo: true, flags: { yes: ['cardiovascular_unstable'] } },
])
const answers = { call: { value: true }, heart: { value: true } }
const medicines = { names: loadMedications(), interactions: loadInteractions() }
const at = {
  medicines,
  version: 4,
  questions,
  answers,
  dateOfBirth: '2003-06-01',
  today: '2026-03-02',
  appointment_type: 'Renewal' as const,
}

test('a visit’s questionnaire fills its field, with flags from answers and age, whoever asked it (REQ-144, REQ-145)', () => {
  expect(finishAnswers({ ...at, key: 'renewal' })).toMatchObject({
    ...{ kind: 'finish-questionnaire', key: 'renewal', version: 4, field: 'renewal_answers', appointment_type: 'Renewal', answers },
    flags: { cardiovascular_unstable: true, under_25: true, fall_risk_65_plus: false },
    opted_in_for_call: true,
  })
  expect(finishAnswers({ ...at, key: 'async', dateOfBirth: null })).toMatchObject({ flags: { cardiovascular_unstable: true } })
})

test('any other is a scale: its total if it is an instrument, and always its flags (REQ-146, REQ-147)', () => {
  expect(finishAnswers({ ...at, key: 'own_form' })).toEqual({
    ...{ kind: 'finish-scale', key: 'own_form', version: 4, answers, total: null, flags: { cardiovascular_unstable: true } },
    findings: [{ flag: 'cardiovascular_unstable', tag: 'heart', question: 'Heart trouble?', answer: 'Yes' }],
  })
})

test('a medicine of the list that interacts raises flags, each with the entry that names it (F-18)', () => {
  const listed = buildQuestions([{ tag: 'list', text: 'Which ones?', variable: 'medications' }])
  const finished = finishAnswers({ ...at, key: 'async', questions: listed, answers: { list: { value: 'Coumadn 5 mg and metformin' } } })
  const line = { tag: 'list', question: 'Which ones?', answer: 'Coumadn 5 mg' }
  expect(finished).toMatchObject({
    flags: { interacting_medication_major: true, anticoagulant: true },
    findings: [
      { flag: 'interacting_medication_major', ...line },
      { flag: 'anticoagulant', ...line },
    ],
  })
})
