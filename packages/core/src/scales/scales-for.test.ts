import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildQuestions } from '../questionnaires/question-map/build.ts'
import { conditionsIn } from './conditions-in.ts'
import { CONDITIONS, type Condition } from './instrument.ts'
import { instrumentOf } from './instruments.ts'
import { planScales } from './plan-scales.ts'
import { type ScaleFacts, scalesFor } from './scales-for.ts'

const intake = buildQuestions([
  { tag: 'main_reason', text: 'Why?', variable: 'main_condition' },
  { tag: 'other', text: 'What else?', variable: 'other_condition' },
  { tag: 'used_cannabis', text: 'Used?', one: ['Never', 'I use it now'] },
])
const facts = (reason: string, more: Partial<ScaleFacts> = {}): ScaleFacts => ({
  questions: intake,
  answers: { main_reason: { value: reason } },
  visit: 'async',
  today: '2026-11-21',
  ...more,
})
const keys = (given: ScaleFacts) => scalesFor(given).scales.map(({ key }) => key)

test.each([
  ['I have had migraines since school', ['migraine']],
  ['back pain and no sleep', ['sleep', 'pain']],
  ['panic attacks', ['anxiety']],
  ['I feel depressed', ['mood']],
  ['chemotherapy makes me sick', ['cancer']],
  ['post-traumatic stress', ['ptsd']],
  ['Crohn’s disease', ['bowel']],
  ['Fibromyalgie', ['pain']],
  ['insomnie', ['sleep']],
  ['je dors pas pis j’ai mal au dos', ['sleep', 'pain']],
  ['je fais de l’anxiété', ['anxiety']],
  ['des crises d’épilepsie', ['epilepsy']],
  ['un stress post-traumatique et le moral bas', ['ptsd', 'mood']],
  ['des maux de tête', ['migraine']],
  ['un TDAH', ['adhd']],
  ['Glaucome', []],
  ['I would like to add something', []],
])('"%s" names %j', (text, conditions) => {
  expect(conditionsIn(text)).toEqual(conditions)
})

describe('the scales of a visit (REQ-146)', () => {
  test('include the condition and the answer behind them', () => {
    const named = { condition: 'ptsd', tag: 'main_reason' }
    expect(scalesFor(facts('PTSD')).scales).toEqual([
      { ...named, key: 'phq9' },
      { ...named, key: 'ptsd_scale' },
    ])
    expect(scalesFor(facts('Other', { known: ['migraine'] })).scales).toEqual([{ key: 'midas_scale', condition: 'migraine', tag: null }])
  })
  test('follow the order of the reports, at most two, a long one last', () => {
    expect(keys(facts('Chronic pain', { known: ['sleep', 'cancer'] }))).toEqual(['pain_scale', 'sleep_questions', 'phq9'])
    expect(keys(facts('PTSD', { known: ['pain'] }))).toEqual(['pain_scale', 'phq9', 'ptsd_scale'])
  })
  test('give every condition its first instrument before any its second', () => {
    expect(keys(facts('Anxiety', { known: ['pain'] }))).toEqual(['gad7', 'pain_scale', 'phq9'])
    expect(keys(facts('Anxiety'))).toEqual(['gad7', 'phq9'])
  })
  test('add the PHQ-9, which asks about suicide, for pain and PTSD as for low mood', () => {
    for (const reason of ['Chronic pain', 'PTSD', 'I feel depressed']) expect(keys(facts(reason)), reason).toContain('phq9')
    expect(keys(facts('Chronic pain', { answered: { phq9: '2026-11-15' } }))).toEqual(['pain_scale'])
  })
  test('replace a stand-in by an instrument whose text the clinic has loaded (E-11)', () => {
    expect(keys(facts('Anxiety', { loaded: ['hads_scale'] }))).toEqual(['hads_scale'])
    expect(keys(facts('Trouble sleeping', { loaded: ['insomnia_scale'] }))).toEqual(['insomnia_scale'])
  })
  test('are for adults', () => {
    expect(scalesFor(facts('Chronic pain', { age: 17, visit: 'renewal' }))).toEqual({ cuditr: null, scales: [] })
    expect(keys(facts('Chronic pain', { age: 18 }))).toEqual(['pain_scale', 'phq9'])
  })
  test('are at most two beside the PHQ-9, different, and always available ones', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Condition>(...CONDITIONS)), fc.string(), (known, reason) => {
        const asked = keys(facts(reason, { known }))
        expect(asked.filter((key) => key !== 'phq9').length).toBeLessThanOrEqual(2)
        expect(new Set(asked).size).toBe(asked.length)
        expect(asked.map((key) => instrumentOf(key)?.licence.state)).toEqual(asked.map(() => 'ship'))
      }),
    )
  })
})

describe('scales answered before', () => {
  const { today } = facts('Other')
  test.each([
    ['pain', 'pain_scale', '2026-11-20', false, 'yesterday'],
    ['pain', 'pain_scale', '2026-11-08', false, 'thirteen days ago, which serves although it looks back on a week'],
    ['pain', 'pain_scale', '2026-11-07', true, 'a fortnight ago'],
    ['migraine', 'midas_scale', '2026-09-01', false, 'within the three months that it looks back on'],
    ['migraine', 'midas_scale', '2026-08-20', true, 'before them'],
    ['ptsd', 'ptsd_scale', '2026-10-23', false, 'within its month'],
    ['ptsd', 'ptsd_scale', '2026-10-20', true, 'before its month'],
    ['adhd', 'adhd_scale', '2026-06-30', false, 'within its half year'],
    ['adhd', 'adhd_scale', '2025-11-21', true, 'a year ago'],
    ['cancer', 'cancer_symptoms', '2026-11-21', false, 'today'],
  ] as const)('on %s: %s of %s asked again is %s (%s)', (...[condition, key, day, again]) => {
    const renewing = facts('Other', { visit: 'renewal', known: [condition], answered: { [key]: day, phq9: today } })
    expect(keys(renewing)).toEqual(again ? [key] : [])
  })

  test('make room for the condition’s next one', () => {
    expect(keys(facts('Anxiety', { answered: { gad7: '2026-11-15' } }))).toEqual(['phq9'])
  })

  test('do not suppress the CUDIT-R, which every renewal has (REQ-147)', () => {
    expect(planScales(facts('', { visit: 'renewal', answered: { cuditr: '2026-11-20' } }))).toEqual(['cuditr'])
  })
})

describe('the CUDIT-R (REQ-147)', () => {
  const uses = { used_cannabis: { value: 'I use it now' }, main_reason: { value: 'Pain' }, other: { value: 'none' } }
  test('is required for current cannabis use, and on every renewal', () => {
    expect(scalesFor(facts('', { answers: uses })).cuditr).toBe('uses-now')
    expect(scalesFor(facts('', { answers: { ...uses, used_cannabis: { value: 'Never' } } })).cuditr).toBeNull()
    expect(scalesFor(facts('', { visit: 'renewal' })).cuditr).toBe('renewal')
    expect(scalesFor(facts('', { visit: 'follow_up' })).cuditr).toBeNull()
  })
  test('comes before the scales and does not count towards their limit', () => {
    expect(planScales(facts('Anxiety', { visit: 'renewal' }))).toEqual(['cuditr', 'gad7', 'phq9'])
    expect(planScales(facts('Something else'))).toEqual([])
  })
})
