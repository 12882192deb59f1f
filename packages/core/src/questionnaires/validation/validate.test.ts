import type { Question, Questions } from '@clinic/contract/questionnaires'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brokenQuestions, soundQuestions } from '../arbitrary.test-data.ts'
import { buildQuestions, type Draft } from '../question-map/build.ts'
import { firstTag } from '../question-map/walk.ts'
import { ISSUE_LEVELS } from './issue.ts'
import { issueText } from './issue-text.ts'
import { PLANT_NAMES, seedFaults } from './seeded-faults.test-data.ts'
import { type ValidationResult, validateQuestionnaire } from './validate.ts'

const SOUND = fc.sample(soundQuestions, { seed: 5, numRuns: 400 })
const SEEDED = seedFaults(SOUND, 9)
const all = ({ faults, warnings, notes }: ValidationResult) => [...faults, ...warnings, ...notes]
const codes = (questions: Questions, about = {}) =>
  all(validateQuestionnaire(questions, about)).map(({ code, tag }) => `${code} ${tag}`.trim())

describe('faults planted in sound maps', () => {
  test('are more than two hundred, all different, of every kind that there is', () => {
    expect(SEEDED.length).toBeGreaterThanOrEqual(250)
    expect(new Set(SEEDED.map(({ name }) => name)).size).toBe(PLANT_NAMES.length)
    const different = new Set(SEEDED.map(({ questions, about }) => JSON.stringify([questions, about])))
    expect(different.size).toBeGreaterThanOrEqual(250)
  })

  test.each(PLANT_NAMES)('%s: found at its question each time', (name) => {
    for (const { questions, about, code, tag } of SEEDED.filter((one) => one.name === name)) {
      expect(validateQuestionnaire(questions, about).faults).toContainEqual(expect.objectContaining({ code, tag }))
    }
  })

  test('none is found in four hundred sound maps', () => {
    expect(SOUND.flatMap((questions) => validateQuestionnaire(questions).faults)).toEqual([])
  })

  test('every finding has its own id, a way from the first question to itself, and a text without tags', () => {
    for (const { questions, about } of SEEDED) {
      const findings = all(validateQuestionnaire(questions, about))
      expect(new Set(findings.map(({ id }) => id)).size).toBe(findings.length)
      for (const finding of findings) {
        if (finding.path.length > 0) expect(finding.path[0]).toBe(firstTag(questions))
        if (finding.path.length > 0 && finding.code !== 'required-skipped') expect(finding.path.at(-1)).toBe(finding.tag)
        expect(issueText(finding, questions)).toMatch(/^\S.{20,}[.]$/s)
      }
    }
  })
})

const base: readonly Draft[] = [
  { tag: 'smoker', text: 'Do you smoke?', yesNo: true, branches: { yes: [{ tag: 'many', text: 'How many a day?', input: 'number' }] } },
  { tag: 'sport', text: 'Do you do sports?', one: ['Daily', 'Never'] },
  { tag: 'pets', text: 'Which pets?', several: ['Cat', 'Dog'] },
  { tag: 'end', text: 'Anything else?' },
]
const changed = (tag: string, change: Partial<Question>): Questions => {
  const questions = buildQuestions(base)
  const question = questions[tag]
  return question ? { ...questions, [tag]: { ...question, ...change } } : questions
}

describe('a proof', () => {
  test('shows the jump that leaves out a required question, and the way to it', () => {
    const { faults } = validateQuestionnaire(changed('smoker', { yes_no_options: { yes: 'many', no: 'pets' } }))
    expect(faults).toEqual([
      { id: 'required-skipped/sport//pets', code: 'required-skipped', tag: 'sport', target: 'pets', path: ['smoker', 'pets'] },
    ])
    expect(issueText(faults[0] ?? expect.fail(), buildQuestions(base))).toBe(
      '“Do you do sports?” is required, but some paths skip it: “Do you smoke?” goes straight to “Which pets?”. Link that path to it, or move it into a branch.',
    )
  })

  test('finds a new question that branches lead past', () => {
    const drafts = [...base.slice(0, 1), { tag: 'new', text: 'New?' }, ...base.slice(1)]
    const questions = buildQuestions(drafts)
    if (questions.many) questions.many.next_question = 'sport'
    expect(codes(questions)).toEqual(['required-skipped new'])
  })

  test('names the questions of a loop in the order asked', () => {
    const { faults, paths } = validateQuestionnaire(changed('end', { next_question: 'sport' }))
    expect(faults).toEqual([
      { id: 'loop/end', code: 'loop', tag: 'end', loop: ['sport', 'pets', 'end'], path: ['smoker', 'sport', 'pets', 'end'] },
    ])
    expect(paths?.longest.tags.length).toBe(5)
    expect(issueText(faults[0] ?? expect.fail(), buildQuestions(base))).toContain(
      '“Do you do sports?” → “Which pets?” → “Anything else?” → “Do you do sports?”',
    )
  })

  test('finds a pointer that the walk passes over, and a branch question that it does not come to', () => {
    const { options: _, ...sport } = buildQuestions(base).sport ?? expect.fail()
    const jumping = { ...buildQuestions(base), sport: { ...sport, select_multiple_options: { Daily: 'end', Never: 'pets' } } }
    expect(codes(jumping)).toEqual(['leads-out sport'])
    const strange = buildQuestions([
      ...base,
      { tag: 'why', text: 'Why?', several: ['x', 'y'], branches: { x: [{ tag: 'how', text: 'How?' }] } },
    ])
    if (strange.how) strange.how.branch_origin = 'smoker'
    expect(codes(strange)).toEqual(['leads-out why', 'unreachable how', 'branch-origin how'])
  })

  test('of a rule wants a yes that is read (D-9)', () => {
    const rule = { rules: [{ id: 'sporty', variable: 'sporty' }] }
    expect(codes(changed('sport', { variable: 'sporty' }), rule)).toEqual(['rule-silent sport'])
    expect(codes(changed('sport', { variable: 'sporty', options: { 'Yes, daily': 'pets', Never: 'pets' } }), rule)).toEqual([])
    expect(codes(changed('smoker', { variable: 'sporty' }), rule)).toEqual([])
    const hidden = changed('sport', { variable: 'sporty' })
    if (hidden.end) hidden.end.variable = 'sporty'
    expect(codes(hidden, rule)).toEqual(['rule-silent sport', 'rule-silent end', 'same-variable end'])
  })

  test('of an intake wants every rule asked, and says which answers make no note (D-9)', () => {
    const found = codes(buildQuestions(base), { key: 'async' })
    expect(found.filter((one) => one === 'rule-missing')).toHaveLength(3)
    expect(found.filter((one) => one.startsWith('no-sentence'))).toHaveLength(5)
    expect(codes(buildQuestions(base), { key: 'pain' })).toEqual([])
  })

  test('of a scale wants its items with their values (REQ-147)', () => {
    const scale = buildQuestions(
      ['pain_1', 'pain_2'].map((tag) => ({ tag, text: `${tag}?`, input: 'number' as const, minimum: 0, maximum: 10 })),
    )
    expect(codes(scale, { key: 'pain_scale' })).toEqual(['item-missing'])
    if (scale.pain_2) scale.pain_2.maximum = 9
    expect(codes(scale, { key: 'pain_scale' })).toEqual(['item-missing', 'item-values pain_2'])
  })

  test.each<[string, string, Partial<Question>]>([
    ['default-text', 'end', { text: 'New Question Text' }],
    ['same-text', 'end', { text: 'which PETS' }],
    ['sentence', 'end', { natural_language: 'Says more.' }],
    ['sentence', 'end', { natural_language: 'Says #Answer.' }],
    ['long-label', 'sport', { options: { [`Daily ${'and more '.repeat(9)}`]: 'pets' } }],
  ])('warns of %s', (code, tag, change) => {
    expect(validateQuestionnaire(changed(tag, change))).toMatchObject({ faults: [], warnings: [{ code, tag }], notes: [] })
  })

  test('lets branches that exclude each other share words and variables', () => {
    const branch = (tag: string): Draft[] => [{ tag, text: 'Since when?', variable: 'since' }]
    const either = buildQuestions([{ tag: 'a', text: 'A?', yesNo: true, branches: { yes: branch('y'), no: branch('n') } }])
    expect(codes(either)).toEqual([])
    const both = buildQuestions([{ tag: 'a', text: 'A?', several: ['x', 'z'], branches: { x: branch('y'), z: branch('n') } }])
    expect(codes(both)).toEqual(['same-variable n', 'same-text n'])
  })

  test('warns where the longest way takes more than 20 minutes, and shows it', () => {
    const drafts = Array.from({ length: 49 }, (_, index) => ({ tag: `q${index}`, text: `Question ${index}?` }))
    const [warning] = validateQuestionnaire(buildQuestions(drafts)).warnings
    expect(warning).toMatchObject({ code: 'long-way', path: drafts.map(({ tag }) => tag) })
    expect(validateQuestionnaire(buildQuestions(drafts.slice(1))).warnings).toEqual([])
  })

  test('puts every finding on the level of its code, and is total on broken maps', () => {
    fc.assert(
      fc.property(brokenQuestions, (questions) => {
        const { faults, warnings, notes } = validateQuestionnaire(questions, { key: 'async', questionnaires: [] })
        expect(faults.every(({ code }) => ISSUE_LEVELS[code] === 'fault')).toBe(true)
        expect(warnings.every(({ code }) => ISSUE_LEVELS[code] === 'warning')).toBe(true)
        for (const finding of [...faults, ...warnings, ...notes]) expect(issueText(finding, questions)).not.toContain('undefined')
      }),
      { numRuns: 300 },
    )
  })
})
