import type { Question, Questions } from '@clinic/contract/questionnaires'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { soundQuestions } from '../arbitrary.test-data.ts'
import { buildQuestions, type Draft } from '../question-map/build.ts'
import { optionsOf } from '../question-map/options.ts'
import { changeText } from './change-text.ts'
import { compareVersions } from './compare-versions.ts'
import { singleEdits } from './single-edits.test-data.ts'

const smoke: Draft = { tag: 'smoke', text: 'Do you smoke?', yesNo: true }
const since: Draft = { tag: 'since', text: 'Since when?', input: 'date' }
const many: Draft = { tag: 'many', text: 'How many a day?', input: 'number', unit: 'cigarettes' }
const often: Draft = {
  tag: 'often',
  text: 'How often do you drink?',
  one: ['Never', 'Monthly', 'Weekly'],
  scores: { Never: 0, Monthly: 1, Weekly: 2 },
}
const name: Draft = { tag: 'name', text: 'What is your name?' }
const end: Draft = { tag: 'end', text: 'Anything else?' }

const told = (before: readonly Draft[], after: readonly Draft[]) =>
  compareVersions(buildQuestions(before), buildQuestions(after)).map((change) => changeText(change))
const branched = (...yes: Draft[]): Draft => ({ ...smoke, branches: { yes } })

describe('what changed reads as a clinician would say it', () => {
  test.each<[string, Draft[], Draft[], string[]]>([
    [
      'a question more in a branch',
      [smoke, end],
      [branched(many), end],
      ['After “Do you smoke?” = Yes, one question more: “How many a day?”.'],
    ],
    ['one more outside branches', [name, end], [name, smoke, end], ['After “What is your name?”, one question more: “Do you smoke?”.']],
    ['one more before all others', [end], [name, end], ['At the beginning, one question more: “What is your name?”.']],
    [
      'one question less',
      [branched(since, many), end],
      [branched(since), end],
      ['“How many a day?” is no longer asked; it came after “Since when?” (where “Do you smoke?” = Yes).'],
    ],
    [
      'a branch less',
      [branched(since, many), end],
      [smoke, end],
      [
        '“Since when?” is no longer asked; it came after “Do you smoke?” = Yes.',
        '“How many a day?” is no longer asked; it came after “Since when?” (where “Do you smoke?” = Yes).',
      ],
    ],
    [
      'an option less, and what it counted with it',
      [often, end],
      [{ ...often, one: ['Never', 'Monthly'], scores: { Never: 0, Monthly: 1 } }, end],
      ['“Weekly” is no longer an option of “How often do you drink?”.'],
    ],
    [
      'an option more, which counts',
      [often],
      [{ ...often, one: ['Never', 'Monthly', 'Weekly', 'All day'], scores: { Never: 0, Monthly: 1, Weekly: 2, 'All day': 3 } }],
      [
        '“All day” is a new option of “How often do you drink?”.',
        '“All day” of “How often do you drink?” now counts 3; it counted nothing.',
      ],
    ],
    [
      'an option that reads otherwise keeps what it counts',
      [often],
      [{ ...often, one: ['Never', 'Monthly', 'weekly!'], scores: { Never: 0, Monthly: 1, 'weekly!': 3 } }],
      [
        'The option “Weekly” of “How often do you drink?” now reads “weekly!”.',
        '“weekly!” of “How often do you drink?” now counts 3 instead of 2.',
      ],
    ],
    [
      'options in another order',
      [often],
      [{ ...often, one: ['Never', 'Weekly', 'Monthly'] }],
      ['The options of “How often do you drink?” stand in another order: Never, Weekly, Monthly instead of Never, Monthly, Weekly.'],
    ],
    [
      'a question asked earlier',
      [name, smoke, often, end],
      [name, end, smoke, often],
      ['“Anything else?” is asked earlier: after “What is your name?” instead of after “How often do you drink?”.'],
    ],
    [
      'a question asked later',
      [name, smoke, often, end],
      [smoke, often, name, end],
      ['“What is your name?” is asked later: after “How often do you drink?” instead of at the beginning.'],
    ],
    [
      'a question asked only after an answer now',
      [smoke, many, end],
      [branched(many), end],
      ['“How many a day?” is asked elsewhere: after “Do you smoke?” = Yes instead of after “Do you smoke?”.'],
    ],
    [
      'a branch of another answer',
      [branched(many), end],
      [{ ...smoke, branches: { no: [many] } }, end],
      ['“How many a day?” is asked elsewhere: after “Do you smoke?” = No instead of after “Do you smoke?” = Yes.'],
    ],
    ['other words', [name], [{ ...name, text: 'What are you called?' }], ['“What is your name?” now reads “What are you called?”.']],
    [
      'a help text, a unit and a range',
      [many],
      [{ ...many, subtext: 'Count a whole day.', unit: 'packs', maximum: 9 }],
      [
        '“How many a day?”: the help text is “Count a whole day.”; there was none.',
        '“How many a day?”: the unit is “packs” instead of “cigarettes”.',
        '“How many a day?”: the greatest number is “9”; there was none.',
      ],
    ],
    [
      'another way to answer',
      [{ ...name }],
      [{ ...name, one: ['Ana', 'Ben'] }],
      ['“What is your name?” is now answered with one of several options instead of in words.'],
    ],
    [
      'another inner name alone',
      [branched(many), end],
      [{ ...smoke, tag: 'tobacco', branches: { yes: [many] } }, end],
      ['The inner name of “Do you smoke?” is tobacco instead of smoke.'],
    ],
    [
      'another inner name and other words, told by the variable',
      [{ ...smoke, variable: 'tobacco_use' }],
      [{ ...smoke, tag: 'tobacco', text: 'Is tobacco part of your life?', variable: 'tobacco_use' }],
      [
        '“Do you smoke?” now reads “Is tobacco part of your life?”.',
        'The inner name of “Is tobacco part of your life?” is tobacco instead of smoke.',
      ],
    ],
    [
      'another inner name and a word more, told by the place',
      [name, smoke, end],
      [name, { ...smoke, tag: 'tobacco', text: 'Do you smoke tobacco?' }, end],
      ['“Do you smoke?” now reads “Do you smoke tobacco?”.', 'The inner name of “Do you smoke tobacco?” is tobacco instead of smoke.'],
    ],
    [
      'two questions of the same words keep their places',
      [{ ...smoke, branches: { yes: [{ tag: 'a', text: 'Why?' }], no: [{ tag: 'b', text: 'Why?' }] } }, end],
      [{ ...smoke, branches: { yes: [{ tag: 'c', text: 'Why?' }], no: [{ tag: 'd', text: 'Why?' }] } }, end],
      ['The inner name of “Why?” is c instead of a.', 'The inner name of “Why?” is d instead of b.'],
    ],
    [
      'flags and the sentence of the note, for staff alone',
      [smoke],
      [{ ...smoke, flags: { yes: ['respiratory_severe'] }, natural_language: 'Smokes: #answer.' }],
      [
        '“Do you smoke?”: the sentence in the note is “Smokes: #answer.”; there was none.',
        '“Yes” of “Do you smoke?” now raises “respiratory severe”.',
      ],
    ],
    [
      'what decides about eligibility',
      [{ ...smoke, text: 'Do you live with schizophrenia?' }],
      [{ ...smoke, text: 'Do you live with schizophrenia?', variable: 'schizophrenia_personal' }],
      [
        '“Do you live with schizophrenia?”: the variable that rules read is “schizophrenia_personal”; there was none.',
        'A yes to “Do you live with schizophrenia?” now makes a patient ineligible (Schizophrenia).',
      ],
    ],
  ])('%s', (_, before, after, texts) => {
    expect(told(before, after)).toEqual(texts)
  })

  test('an answer that leads elsewhere is told by what comes next, old and new', () => {
    const before = buildQuestions([name, often, smoke, end])
    const after = structuredClone(before)
    if (after.often?.options) after.often.options.Never = 'end'
    expect(compareVersions(before, after).map((change) => changeText(change))).toEqual([
      'After “How often do you drink?” = Never comes “Anything else?” instead of “Do you smoke?”.',
    ])
    for (const one of ['Never', 'Monthly', 'Weekly']) if (after.often?.options) after.often.options[one] = 'end'
    if (after.often) after.often.next_question = 'end'
    expect(compareVersions(before, after).map((change) => changeText(change))).toEqual([
      'After “How often do you drink?” comes “Anything else?” instead of “Do you smoke?”.',
    ])
  })

  test('a question that leads elsewhere whatever is answered says so, the end included', () => {
    const before = buildQuestions([name, many, smoke, end])
    const after = structuredClone(before)
    if (after.name && after.many) {
      after.name.next_question = 'smoke'
      after.many.next_question = null
    }
    expect(compareVersions(before, after).map((change) => changeText(change))).toEqual([
      'After “What is your name?” comes “Do you smoke?” instead of “How many a day?”.',
      'After “How many a day?” comes the end instead of “Do you smoke?”.',
    ])
  })

  test('a new option that leads into a branch says so', () => {
    const before = buildQuestions([{ ...often, branches: { Weekly: [many] } }, end])
    const after = structuredClone(before)
    if (after.often?.options) after.often.options.Daily = 'many'
    expect(compareVersions(before, after).map((change) => changeText(change))).toEqual([
      '“Daily” is a new option of “How often do you drink?”; it leads to “How many a day?”.',
    ])
  })

  test('what a choice sets off is told with it: alerts and values to staff, further questionnaires to patients (REQ-419 to REQ-421)', () => {
    const before = buildQuestions([smoke])
    const after = structuredClone(before)
    if (after.smoke) {
      after.smoke.choices = { yes: { alert_message: 'Smokes', trigger_questionnaires: ['tobacco'], override_natural_language: true } }
      after.smoke.patient_data = { category: 'social_history', property: 'tobacco', field: 'use' }
    }
    expect(compareVersions(before, after).map((change) => [change.notices, changeText(change)])).toEqual([
      ['patient', '“Yes” of “Do you smoke?”: the list of questionnaires that follow is “tobacco”; there was none.'],
      ['staff', '“Do you smoke?”: the place in the patient’s record is “social history / tobacco / use”; there was none.'],
      ['staff', '“Yes” of “Do you smoke?”: the right to replace the sentence in the note is “Yes”; there was none.'],
      ['staff', '“Yes” of “Do you smoke?”: the alert to the provider is “Smokes”; there was none.'],
    ])
  })

  test('what patients notice comes first, each part in the order asked, a question that is gone where it was', () => {
    const before = buildQuestions([name, since, often, smoke, end])
    const after = buildQuestions([
      { ...name, variable: 'name' },
      { ...often, text: 'How often?' },
      { ...smoke, flags: { yes: ['x'] } },
      { ...end, text: 'More?' },
    ])
    expect(compareVersions(before, after).map(({ notices, what, tag }) => [notices, what, tag])).toEqual([
      ['patient', 'removed', 'since'],
      ['patient', 'field', 'often'],
      ['patient', 'field', 'end'],
      ['staff', 'field', 'name'],
      ['staff', 'flags', 'smoke'],
    ])
  })
})

describe('of any two maps', () => {
  test('a map beside itself shows nothing', () => {
    fc.assert(
      fc.property(soundQuestions, (map) => {
        expect(compareVersions(map, structuredClone(map))).toEqual([])
      }),
    )
  })

  test('two that differ show something, two that are the same nothing', () => {
    fc.assert(
      fc.property(soundQuestions, soundQuestions, (before, after) => {
        expect(compareVersions(before, after).length > 0).toBe(JSON.stringify(before) !== JSON.stringify(after))
      }),
      { numRuns: 300 },
    )
  })

  test('every single edit of a sound map shows something, and every question by its words', () => {
    const worded = (map: Questions): Questions =>
      Object.fromEntries(Object.entries(map).map(([tag, one]) => [tag, { ...one, text: `Is it ${'so '.repeat(one.question_number)}?` }]))
    fc.assert(
      fc.property(soundQuestions.map(worded), fc.nat(), fc.nat(), (map, at, which) => {
        const tags = Object.keys(map)
        const tag = tags[at % tags.length] ?? ''
        const edits = singleEdits(map, tag)
        const [edit, after] = edits[which % edits.length] ?? ['', map]
        const changes = compareVersions(map, after)
        expect([edit, changes.length]).not.toEqual([edit, 0])
        const isInner = changes.every(({ what }) => what === 'inner')
        expect([edit, isInner && !['branch_id', 'number', 'next'].includes(edit)]).toEqual([edit, false])
        for (const change of changes) {
          expect(change.question).not.toBe('')
          if (change.what !== 'tag') expect(changeText(change)).not.toMatch(/\bq\d+\b/)
          else expect(changeText(change)).toContain('Is it so')
        }
      }),
      { numRuns: 600 },
    )
  })

  test('going back shows as much as going there: what came goes, what went comes', () => {
    fc.assert(
      fc.property(soundQuestions, soundQuestions, (before, after) => {
        const there = compareVersions(before, after)
        const back = compareVersions(after, before)
        const count = (changes: typeof there, what: string) => changes.filter((change) => change.what === what).length
        expect(count(back, 'added')).toBe(count(there, 'removed'))
        expect(count(back, 'removed')).toBe(count(there, 'added'))
      }),
    )
  })
})

test('labels of options never hide a change of what they count', () => {
  const map = buildQuestions([often])
  const after: Questions = { ...map, often: { ...(map.often as Question), scores: { Never: 0, Monthly: 1, Weekly: 3 } } }
  expect(optionsOf(after.often as Question)).toHaveLength(3)
  expect(compareVersions(map, after).map((change) => changeText(change))).toEqual([
    '“Weekly” of “How often do you drink?” now counts 3 instead of 2.',
  ])
})
