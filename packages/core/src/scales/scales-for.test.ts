import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildQuestions } from '../questionnaires/build.ts'
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
  ['Fibromyalgie', []],
  ['I would like to add something', []],
])('"%s" names %j', (text, conditions) => {
  expect(conditionsIn(text)).toEqual(conditions)
})

describe('the scales of a visit (REQ-146)', () => {
  test('carry the condition and the answer that called for them', () => {
    expect(scalesFor(facts('PTSD'))).toEqual({ cuditr: null, scales: [{ key: 'ptsd_scale', condition: 'ptsd', tag: 'main_reason' }] })
    expect(scalesFor(facts('Other', { known: ['Migraine'] })).scales).toEqual([{ key: 'midas_scale', condition: 'migraine', tag: null }])
  })
  test('follow the order of the reports, two at most, a long one last', () => {
    expect(keys(facts('Chronic pain', { known: ['Insomnia', 'Cancer'] }))).toEqual(['pain_scale', 'sleep_questions'])
    expect(keys(facts('PTSD', { known: ['Pain'] }))).toEqual(['pain_scale', 'ptsd_scale'])
  })
  test('give every condition its first instrument before any its second', () => {
    expect(keys(facts('Anxiety', { known: ['Pain'] }))).toEqual(['gad7', 'pain_scale'])
    expect(keys(facts('Anxiety'))).toEqual(['gad7', 'phq9'])
  })
  test('use an instrument whose text the clinic has loaded in place of its stand-ins (E-11)', () => {
    expect(keys(facts('Anxiety', { loaded: ['hads_scale'] }))).toEqual(['hads_scale'])
    expect(keys(facts('Trouble sleeping', { loaded: ['insomnia_scale'] }))).toEqual(['insomnia_scale'])
  })
  test('are for adults', () => {
    expect(scalesFor(facts('Chronic pain', { age: 17, visit: 'renewal' }))).toEqual({ cuditr: null, scales: [] })
    expect(keys(facts('Chronic pain', { age: 18 }))).toEqual(['pain_scale'])
  })
  test('are never more than two, never twice the same, and always ones that may be asked', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Condition>(...CONDITIONS)), fc.string(), (known, reason) => {
        const asked = keys(facts(reason, { known }))
        expect(asked.length).toBeLessThanOrEqual(2)
        expect(new Set(asked).size).toBe(asked.length)
        expect(asked.map((key) => instrumentOf(key)?.licence.state)).toEqual(asked.map(() => 'ship'))
      }),
    )
  })
})

describe('the CUDIT-R (REQ-147)', () => {
  const uses = { used_cannabis: { value: 'I use it now' }, main_reason: { value: 'Pain' }, other: { value: 'none' } }
  test('is required where cannabis is in use, and on every renewal', () => {
    expect(scalesFor(facts('', { answers: uses })).cuditr).toBe('uses-now')
    expect(scalesFor(facts('', { answers: { ...uses, used_cannabis: { value: 'Never' } } })).cuditr).toBeNull()
    expect(scalesFor(facts('', { visit: 'renewal' })).cuditr).toBe('renewal')
    expect(scalesFor(facts('', { visit: 'follow_up' })).cuditr).toBeNull()
  })
  test('comes before the scales and takes no place from them', () => {
    expect(planScales(facts('Anxiety', { visit: 'renewal' }))).toEqual(['cuditr', 'gad7', 'phq9'])
    expect(planScales(facts('Something else'))).toEqual([])
  })
})
