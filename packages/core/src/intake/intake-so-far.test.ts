import { loadEmergencyNumbers } from '@clinic/data/load-emergency-numbers'
import { loadInteractions } from '@clinic/data/load-interactions'
import { loadMedications } from '@clinic/data/load-medications'
import { expect, test } from 'vitest'
import { buildQuestions } from '../questionnaires/question-map/build.ts'
import { intakeSoFar } from './intake-so-far.ts'

const questionnaire = {
  ...{ key: 'visit', name: 'A visit', version: 3 },
  questions: buildQuestions([
    {
      tag: 'mood',
      text: 'How is your mood?',
      one: ['Fine', 'Dark'],
      flags: { Dark: ['suicidality'] },
      scores: { Fine: 0, Dark: 2 },
      branches: { Dark: [{ tag: 'since', text: 'Since when?' }] },
    },
    { tag: 'baby', text: 'Pregnant?', yesNo: true, variable: 'pregnant_or_breastfeeding' },
  ]),
}
const medicines = { names: loadMedications(), interactions: loadInteractions() }
const at = {
  questionnaire,
  dateOfBirth: '1990-01-31',
  today: '2026-03-02',
  province: 'Ontario',
  numbers: loadEmergencyNumbers(),
  medicines,
}

test('returns the answered questions, the next one and the progress', () => {
  expect(intakeSoFar({ ...at, answers: {} })).toMatchObject({ answered: [], next: { tag: 'mood' }, progress: { done: 0, total: 3 } })
  const { answered, next, progress } = intakeSoFar({ ...at, answers: { mood: { value: 'Dark' }, since: { value: '' } } })
  expect(answered).toMatchObject([
    { tag: 'mood', value: 'Dark', answer: 'Dark', flags: ['suicidality'] },
    { tag: 'since', value: '', answer: '', flags: [] },
  ])
  expect([next?.tag, progress.done]).toEqual(['baby', 2])
})

test('returns findings with their causes; answers off the path have none (D-6, D-9)', () => {
  const all = intakeSoFar({ ...at, answers: { mood: { value: 'Dark' }, since: { value: 'May' }, baby: { value: true } } })
  expect([all.next, all.findings]).toEqual([
    null,
    {
      eligibility: { reason: 'Pregnant or Breastfeeding', eligible_date: '2027-07-02', question: 'Pregnant?', answer: 'Yes' },
      ...{
        review: [],
        red_flags: [],
        crisis: true,
        attempt: false,
        lines: all.findings.lines,
        alerts: [],
        score: { total: 2, band: null },
      },
    },
  ])
  const none = intakeSoFar({ ...at, answers: { mood: { value: 'Fine' }, since: { value: 'May' }, baby: { value: false } } })
  expect(none.findings).toMatchObject({ eligibility: null, crisis: false, score: { total: 0 } })
  expect(none.answered.map(({ tag }) => tag)).toEqual(['mood', 'baby'])
  expect(intakeSoFar({ ...at, dateOfBirth: '2010-01-01', answers: {} }).findings.eligibility).toMatchObject({
    ...{ reason: 'Paediatric Patient', question: 'Date of birth' },
  })
  expect(intakeSoFar({ ...at, dateOfBirth: null, answers: {} }).findings.eligibility).toBeNull()
})

test('in a questionnaire of a visit it gives the reasons for a practitioner to decide first, after each answer (F-19)', () => {
  const visit = { ...questionnaire, key: 'async' }
  const findings = (mood: string) => intakeSoFar({ ...at, questionnaire: visit, answers: { mood: { value: mood } } }).findings
  expect(findings('Dark').review).toEqual(['thoughts of self-harm in the last two weeks'])
  expect(findings('Fine').review).toEqual([])
  expect(intakeSoFar({ ...at, questionnaire: visit, dateOfBirth: '2004-01-01', answers: {} }).findings.review).toEqual(['under 25'])
})

test('names whom to call from the emergency numbers of the province (F-20)', () => {
  const numbersIn = (province: string | null) => intakeSoFar({ ...at, province, answers: {} }).findings.lines.map(({ number }) => number)
  expect(numbersIn('Ontario')).toEqual(['9-1-1', '9-8-8'])
  expect(numbersIn('Nunavut')).toEqual(['9-8-8'])
  expect(numbersIn(null)).toEqual(['9-1-1', '9-8-8'])
})
