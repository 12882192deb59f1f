import { type Questionnaire, type Questions, WIDGETS } from '@clinic/contract/questionnaires'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerAlong, anyAnswers, brokenQuestions, soundQuestions } from '../arbitrary.test-data.ts'
import { singleEdits } from '../diff/single-edits.test-data.ts'
import { buildQuestions } from '../question-map/build.ts'
import { fromFhir } from './from-fhir.ts'
import { toFhir } from './to-fhir.ts'
import { toFhirResponse } from './to-fhir-response.ts'
import { errorsOfR4 } from './validate-r4.test-data.ts'

const named = (questions: Questions): Questionnaire => ({ key: 'tobacco_use', name: 'Tobacco use', version: 3, questions })
const questions = buildQuestions([
  {
    tag: 'smoke',
    text: 'Do you smoke?',
    subtext: 'Cannabis counts too.',
    yesNo: true,
    branches: { yes: [{ tag: 'many', text: 'How many a day?', input: 'number', unit: 'cigarettes', minimum: 1 }] },
  },
  {
    tag: 'tried',
    text: 'What have you tried?',
    several: ['Gum', 'Patches', 'Nothing'],
    exclusive: ['Nothing'],
    scores: { Gum: 1, Patches: 2, Nothing: 0 },
    branches: { Gum: [{ tag: 'gum', text: 'Which gum?' }], Patches: [{ tag: 'patch', text: 'Since when?', input: 'date' }] },
  },
  { tag: 'end', text: 'Anything else?' },
])

describe('a questionnaire as FHIR R4', () => {
  test('has its branches inside the question they begin at, asked after the answer that leads there', () => {
    const { resource, cannotSay } = toFhir(named(questions))
    expect(resource).toMatchObject({
      resourceType: 'Questionnaire',
      version: '3',
      name: 'TobaccoUse',
      title: 'Tobacco use',
      status: 'active',
    })
    expect(resource.item?.map(({ linkId, type }) => [linkId, type])).toEqual([
      ['smoke', 'boolean'],
      ['tried', 'choice'],
      ['end', 'string'],
    ])
    expect(resource.item?.[0]?.item).toMatchObject([
      { linkId: 'smoke/help', type: 'display', text: 'Cannabis counts too.' },
      { linkId: 'many', type: 'decimal', enableWhen: [{ question: 'smoke', operator: '=', answerBoolean: true }] },
    ])
    expect(resource.item?.[1]).toMatchObject({
      required: true,
      repeats: true,
      answerOption: [
        { valueCoding: { code: 'gum', display: 'Gum' } },
        { valueCoding: { code: 'patches' } },
        { valueCoding: { code: 'nothing' } },
      ],
      item: [{ enableWhen: [{ question: 'tried', answerCoding: { code: 'gum' } }] }, { linkId: 'patch', type: 'date' }],
    })
    expect(cannotSay).toEqual([])
    expect(errorsOfR4(resource)).toEqual([])
  })

  test('says what R4 has no words for in extensions of its own, and lists it', () => {
    const map = structuredClone(questions)
    if (map.smoke?.yes_no_options && map.end) {
      map.smoke.yes_no_options.no = 'end'
      map.smoke.branch_id = 'kept in silence'
      map.end.variable = 'remarks'
      map.end.patient_data = { category: 'social_history', property: 'tobacco', field: 'remarks' }
    }
    const { resource, cannotSay } = toFhir(named(map))
    expect(cannotSay.map(({ text }) => text)).toEqual([
      '“Do you smoke?”: where an answer leads, past other questions.',
      '“Anything else?”: where the answer goes in the record.',
      '“Anything else?”: variable.',
    ])
    expect(errorsOfR4(resource)).toEqual([])
    expect(fromFhir(resource)).toEqual({ questionnaire: named(map), notes: [] })
  })

  test('several answers that lead into one branch are all named, and come back', () => {
    const map = buildQuestions([
      {
        tag: 'often',
        text: 'How often?',
        one: ['Never', 'Weekly', 'Daily'],
        branches: {
          Weekly: [
            { tag: 'a', text: 'A?' },
            { tag: 'b', text: 'B?' },
          ],
        },
      },
      { tag: 'end', text: 'End?' },
    ])
    if (map.often?.options) map.often.options.Daily = 'a'
    const { resource, cannotSay } = toFhir(named(map))
    expect(resource.item?.[0]?.item?.[0]).toMatchObject({
      enableBehavior: 'any',
      enableWhen: [{ answerCoding: { code: 'weekly' } }, { answerCoding: { code: 'daily' } }],
    })
    expect(cannotSay).toEqual([])
    expect(errorsOfR4(resource)).toEqual([])
    expect(fromFhir(resource)).toEqual({ questionnaire: named(map), notes: [] })
  })
})

test.each(WIDGETS)('the widget %s comes back, a section as text that is only shown', (widget) => {
  const map: Questions = Object.fromEntries(Object.entries(questions).map(([tag, one]) => [tag, { ...one, widget }]))
  const { resource } = toFhir(named(map))
  expect(resource.item?.at(-1)?.type).toBe(widget === 'section' ? 'display' : 'string')
  expect(errorsOfR4(resource)).toEqual([])
  expect(fromFhir(resource)).toEqual({ questionnaire: named(map), notes: [] })
})

describe('of any map', () => {
  test('what goes out comes back the same', () => {
    fc.assert(
      fc.property(soundQuestions, (map) => {
        const { resource, cannotSay } = toFhir(named(map), 'https://intake.clinic.ca')
        // That something is to be drawn or photographed R4 has no words for.
        expect(cannotSay.filter(({ field }) => field !== 'widget')).toEqual([])
        expect(fromFhir(JSON.parse(JSON.stringify(resource)))).toEqual({ questionnaire: named(map), notes: [] })
      }),
    )
  })

  test('so does every map that one edit away is, the order of its options included', () => {
    fc.assert(
      fc.property(soundQuestions, fc.nat(), fc.nat(), (sound, at, which) => {
        const edits = singleEdits(sound, Object.keys(sound)[at % Object.keys(sound).length] ?? '')
        const [edit, map] = edits[which % edits.length] ?? ['', sound]
        const { resource } = toFhir(named(map))
        const read = fromFhir(JSON.parse(JSON.stringify(resource)))
        expect([edit, read]).toMatchObject([edit, { questionnaire: { questions: map } }])
        if (!('questionnaire' in read)) return
        for (const [tag, { options, select_multiple_options }] of Object.entries(map)) {
          const back = read.questionnaire.questions[tag]
          expect(Object.keys(back?.options ?? {})).toEqual(Object.keys(options ?? {}))
          expect(Object.keys(back?.select_multiple_options ?? {})).toEqual(Object.keys(select_multiple_options ?? {}))
        }
      }),
      { numRuns: 400 },
    )
  })

  test('what goes out holds by R4, one edit away too', () => {
    fc.assert(
      fc.property(soundQuestions, fc.nat(), fc.nat(), (sound, at, which) => {
        const edits = singleEdits(sound, Object.keys(sound)[at % Object.keys(sound).length] ?? '')
        const [edit, map] = edits[which % edits.length] ?? ['', sound]
        expect([edit, errorsOfR4(toFhir(named(map)).resource)]).toEqual([edit, []])
        expect(errorsOfR4(toFhir(named(sound)).resource)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  test('a broken one goes out whole, and coming back never fails', () => {
    fc.assert(
      fc.property(brokenQuestions, (map) => {
        const { resource } = toFhir(named(map))
        const linkIds = JSON.stringify(resource).match(/"linkId":/g) ?? []
        expect(linkIds).toHaveLength(Object.keys(map).length)
        expect(Object.keys(fromFhir(resource))).not.toEqual([])
      }),
    )
  })

  test('answers hold by R4, are complete when nothing is left to ask, and each is there once', () => {
    fc.assert(
      fc.property(soundQuestions, fc.array(fc.nat(50), { maxLength: 40 }), (map, choices) => {
        const answers = answerAlong(map, choices)
        const response = toFhirResponse(named(map), answers, { subject: 'Patient/7', authored: '2026-11-02T10:00:00Z' })
        expect(errorsOfR4(response)).toEqual([])
        const linkIds = [...JSON.stringify(response).matchAll(/"linkId":"([^"]+)"/g)].map(([, linkId]) => linkId)
        expect(linkIds.toSorted()).toEqual(Object.keys(answers).toSorted())
      }),
      { numRuns: 60 },
    )
    fc.assert(
      fc.property(brokenQuestions, anyAnswers, (map, answers) => {
        expect(toFhirResponse(named(map), answers).resourceType).toBe('QuestionnaireResponse')
      }),
    )
  })
})

test('the clinic’s names stand below its public address, and every clinic reads what another wrote', () => {
  const { resource } = toFhir(named(questions), 'https://intake.clinic.ca/')
  expect([resource.url, resource.identifier]).toEqual([
    'https://intake.clinic.ca/fhir/Questionnaire/tobacco_use',
    [{ system: 'https://intake.clinic.ca/fhir/questionnaire-key', value: 'tobacco_use' }],
  ])
  const code = { system: 'https://intake.clinic.ca/fhir/CodeSystem/answer', code: 'gum', display: 'Gum' }
  expect(resource.item?.[1]).toMatchObject({
    answerOption: [{ valueCoding: code }, {}, {}],
    item: [{ enableWhen: [{ answerCoding: code }] }, {}],
  })
  expect(errorsOfR4(resource)).toEqual([])
  expect(fromFhir(resource)).toEqual({ questionnaire: named(questions), notes: [] })
  const response = toFhirResponse(named(questions), { tried: { value: ['Gum'] } }, { origin: 'https://intake.clinic.ca' })
  expect(response).toMatchObject({
    questionnaire: 'https://intake.clinic.ca/fhir/Questionnaire/tobacco_use|3',
    item: [{ answer: [{ valueCoding: code }] }],
  })
})

test('answers of a branch stand under the answer that leads into it', () => {
  const answers = { smoke: { value: false }, tried: { value: ['Gum', 'Patches'] }, gum: { value: 'mint' }, patch: { value: '2025-01-01' } }
  expect(toFhirResponse(named(questions), answers)).toEqual({
    resourceType: 'QuestionnaireResponse',
    questionnaire: 'https://clinic.example/fhir/Questionnaire/tobacco_use|3',
    status: 'in-progress',
    item: [
      { linkId: 'smoke', text: 'Do you smoke?', answer: [{ valueBoolean: false }] },
      {
        linkId: 'tried',
        text: 'What have you tried?',
        answer: [
          {
            valueCoding: { system: 'https://clinic.example/fhir/CodeSystem/answer', code: 'gum', display: 'Gum' },
            item: [{ linkId: 'gum', text: 'Which gum?', answer: [{ valueString: 'mint' }] }],
          },
          {
            valueCoding: { system: 'https://clinic.example/fhir/CodeSystem/answer', code: 'patches', display: 'Patches' },
            item: [{ linkId: 'patch', text: 'Since when?', answer: [{ valueDate: '2025-01-01' }] }],
          },
        ],
      },
    ],
  })
})

test('the validator that says so finds what is wrong', () => {
  const { resource } = toFhir(named(questions))
  const wrong = (item: unknown) => errorsOfR4({ ...resource, item: [item] } as never)
  expect(wrong({ linkId: 'x', type: 'group' })).not.toEqual([])
  expect(wrong({ linkId: 'x', type: 'display', required: true })).not.toEqual([])
  expect(wrong({ type: 'string' })).not.toEqual([])
  expect(wrong({ linkId: 'x', type: 'words' })).not.toEqual([])
  expect(wrong({ linkId: 'x', type: 'string', colour: 'red' })).not.toEqual([])
  expect(errorsOfR4({ ...resource, status: 'ready' } as never)).not.toEqual([])
})
