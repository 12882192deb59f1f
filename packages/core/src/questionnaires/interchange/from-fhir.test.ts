import type { Questions } from '@clinic/contract/questionnaires'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkQuestions } from '../question-map/check.ts'
import { walk } from '../question-map/walk.ts'
import { fromFhir } from './from-fhir.ts'

const resource = (...item: unknown[]) => ({ resourceType: 'Questionnaire', status: 'active', title: 'From elsewhere', item })
function read(...item: unknown[]): { questions: Questions; notes: string[] } {
  const result = fromFhir(resource(...item))
  if (!('questionnaire' in result)) throw new Error(JSON.stringify(result.faults))
  expect(checkQuestions(result.questionnaire.questions).filter(({ fault }) => fault !== 'blank-text')).toEqual([])
  return { questions: result.questionnaire.questions, notes: result.notes }
}
const said = (...pairs: [string, string | boolean | string[]][]) => Object.fromEntries(pairs.map(([tag, value]) => [tag, { value }]))

const often = {
  linkId: 'often',
  text: 'How often?',
  type: 'choice',
  answerOption: ['never', 'weekly', 'daily'].map((code) => ({ valueCoding: { code, display: code.toUpperCase() } })),
}
const end = { linkId: 'end', text: 'Anything else?', type: 'text' }
const on = (...answers: [string, object][]) => answers.map(([question, answer]) => ({ question, operator: '=', ...answer }))

describe('a resource of another system', () => {
  test('is named for its title, and its flat conditions become branches', () => {
    const many = { linkId: 'many', text: 'How many?', type: 'integer', enableWhen: on(['often', { answerCoding: { code: 'daily' } }]) }
    const result = fromFhir(resource(often, many, end))
    expect(result).toMatchObject({ questionnaire: { key: 'from_elsewhere', name: 'From elsewhere', version: 1 }, notes: [] })
    const { questions } = read(often, many, end)
    expect(questions.often?.options).toEqual({ NEVER: 'end', WEEKLY: 'end', DAILY: 'many' })
    expect(questions.many).toMatchObject({
      input: 'number',
      in_branch: true,
      required: false,
      branch_origin: 'often',
      next_question: 'end',
    })
  })

  test('has its groups opened: their text helps the questions in them, their conditions hold for each', () => {
    const group = {
      linkId: 'g',
      type: 'group',
      text: 'In the last week',
      enableWhen: on(['often', { answerCoding: { code: 'weekly' } }], ['often', { answerCoding: { code: 'daily' } }]),
      enableBehavior: 'any',
      item: [
        { linkId: 'd', type: 'display', text: 'Think of every day.' },
        { linkId: 'a', type: 'string', text: 'Where?' },
        { linkId: 'b', type: 'boolean', text: 'Alone?' },
      ],
    }
    const { questions, notes } = read(often, group, end)
    expect(Object.keys(questions)).toEqual(['often', 'a', 'b', 'end'])
    expect([questions.a?.subtext, questions.b?.subtext]).toEqual(['In the last week Think of every day.', 'In the last week'])
    expect(questions.often?.options).toEqual({ NEVER: 'end', WEEKLY: 'a', DAILY: 'a' })
    expect(walk(questions, said(['often', 'DAILY'], ['a', 'home'], ['b', true])).next).toBe('end')
    expect(notes).toEqual([])
  })

  test('keeps texts that are only shown with the question after them, and says which it left out', () => {
    const { questions, notes } = read({ linkId: 'd', type: 'display', text: 'Welcome.' }, end, {
      linkId: 'e',
      type: 'display',
      text: 'Thank you.',
    })
    expect(questions.end?.subtext).toBe('Welcome.')
    expect(notes).toEqual(['“Thank you.” is only shown, with no question after it, and was left out.'])
  })

  test('asks oftener rather than more seldom where conditions say more than a branch can, and says so', () => {
    const { questions, notes } = read(
      often,
      { linkId: 'x', type: 'boolean', text: 'X?' },
      { linkId: 'a', type: 'string', text: 'A?', enableWhen: [{ question: 'x', operator: 'exists', answerBoolean: false }] },
      {
        linkId: 'b',
        type: 'string',
        text: 'B?',
        enableBehavior: 'any',
        enableWhen: on(['often', { answerCoding: { code: 'daily' } }], ['x', { answerBoolean: true }]),
      },
      {
        linkId: 'c',
        type: 'string',
        text: 'C?',
        enableBehavior: 'all',
        enableWhen: on(['often', { answerCoding: { code: 'daily' } }], ['x', { answerBoolean: true }]),
      },
      { linkId: 'e', type: 'string', text: 'E?', enableWhen: on(['often', { answerCoding: { code: 'never' } }]) },
      { linkId: 'f', type: 'string', text: 'F?', enableWhen: on(['nowhere', { answerBoolean: true }]) },
    )
    expect(Object.values(questions).map(({ branch_origin }) => branch_origin)).toEqual([null, 'often', null, 'x', null, null, null])
    expect(notes).toEqual([
      'When “A?” is asked there can’t be kept as it is; it is asked oftener here.',
      'When “B?” is asked there can’t be kept as it is; it is asked oftener here.',
      '“C?” is asked on several questions there, here on the last of them.',
      'When “F?” is asked there can’t be kept as it is; it is asked oftener here.',
      '“C?” is asked right after “X?” here, not further down.',
      '“E?” is asked right after “How often?” here, not further down.',
    ])
  })

  test('may name what an answer is not, and a branch inside a branch', () => {
    const { questions, notes } = read(
      {
        ...often,
        linkId: 'often',
        item: [
          {
            linkId: 'a',
            type: 'boolean',
            text: 'A?',
            enableWhen: [{ question: 'often', operator: '!=', answerCoding: { code: 'never' } }],
          },
          {
            linkId: 'b',
            type: 'string',
            text: 'B?',
            enableBehavior: 'all',
            enableWhen: [
              { question: 'often', operator: 'exists', answerBoolean: true },
              { question: 'a', operator: '=', answerBoolean: false },
            ],
          },
        ],
      },
      end,
    )
    expect(questions.often?.options).toEqual({ NEVER: 'end', WEEKLY: 'a', DAILY: 'a' })
    expect(questions.a?.yes_no_options).toEqual({ yes: 'end', no: 'b' })
    expect(notes).toEqual([])
  })

  test('may have branches that share an answer: they become one', () => {
    const { questions, notes } = read(
      often,
      {
        linkId: 'a',
        type: 'string',
        text: 'A?',
        enableBehavior: 'any',
        enableWhen: on(['often', { answerCoding: { code: 'weekly' } }], ['often', { answerCoding: { code: 'daily' } }]),
      },
      { linkId: 'b', type: 'string', text: 'B?', enableWhen: on(['often', { answerCoding: { code: 'daily' } }]) },
      end,
    )
    expect(questions.often?.options).toEqual({ NEVER: 'end', WEEKLY: 'a', DAILY: 'a' })
    expect(questions.a?.next_question).toBe('b')
    expect(notes).toEqual(['“B?” shares answers with questions that are asked on others too; it is asked oftener here.'])
  })

  test('may hold options as texts, numbers, references and value sets, of which two may have one name', () => {
    const options = (answerOption: object[]) => read({ linkId: 'q', text: 'Q?', type: 'choice', answerOption }).questions.q?.options
    expect(options([{ valueString: 'a' }, { valueInteger: 2 }, { valueReference: { display: 'Ana' } }])).toEqual({
      a: null,
      '2': null,
      Ana: null,
    })
    expect(options([{ valueCoding: { code: 'a', display: 'Yes' } }, { valueCoding: { code: 'b', display: 'Yes' } }])).toEqual({
      Yes: null,
      'Yes (b)': null,
    })
    const contained = [
      { resourceType: 'ValueSet', id: 'v', compose: { include: [{ system: 's', concept: [{ code: 'x', display: 'Ex' }] }] } },
    ]
    const item = [{ linkId: 'q', text: 'Q?', type: 'choice', answerValueSet: '#v' }]
    expect(fromFhir({ ...resource(), item, contained })).toMatchObject({ questionnaire: { questions: { q: { options: { Ex: null } } } } })
  })

  test('tells what its types take and ours do not', () => {
    const { notes } = read(
      { linkId: 'a', text: 'A?', type: 'open-choice', answerOption: [{ valueString: 'x' }] },
      { linkId: 'b', text: 'B?', type: 'choice', answerValueSet: 'http://elsewhere.example/set' },
      { linkId: 'c', text: 'C?', type: 'attachment' },
      { linkId: 'd', text: 'D?', type: 'decimal', repeats: true },
      { linkId: 'f', text: 'Total', type: 'decimal', readOnly: true },
      {
        linkId: 'e',
        text: 'E?',
        type: 'string',
        extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/questionnaire-hidden', valueBoolean: true }],
      },
    )
    expect(notes).toEqual([
      '“Total” is worked out there, not answered, and was left out.',
      '“E?” is hidden from patients there and was left out.',
      '“A?” takes answers outside its list there, here only those in it.',
      '“B?” has options that stand elsewhere; it is answered in words here.',
      '“C?” is answered in words here; what it takes there (attachment) is not known.',
      '“D?” takes one answer here.',
    ])
  })
})

describe('what can’t be read is refused with the item at fault', () => {
  const deep = (levels: number): object => (levels === 0 ? end : { linkId: `g${levels}`, type: 'group', item: [deep(levels - 1)] })
  test.each([
    ['nothing', null, 'not-a-questionnaire', ''],
    ['another resource', { resourceType: 'Patient' }, 'not-a-questionnaire', ''],
    ['no items', resource(), 'no-questions', ''],
    ['only texts', resource({ linkId: 'd', type: 'display', text: 'Hello' }), 'no-questions', ''],
    ['an item that is none', resource('words'), 'bad-item', 'words'],
    ['an item without a linkId', resource({ text: 'Who?', type: 'string' }), 'no-link-id', 'Who?'],
    ['a linkId used twice', resource(end, { ...end, text: 'Again?' }), 'double-link-id', 'Again?'],
    ['a linkId that gets lost', resource({ ...end, linkId: '__proto__' }), 'link-id-refused', 'Anything else?'],
    ['an option without words', resource({ ...often, answerOption: [{ valueString: ' ' }] }), 'option-refused', 'How often?'],
    ['groups without end', resource(deep(200)), 'too-deep', 'g139'],
    [
      'too many items',
      resource(...Array.from({ length: 6000 }, (_, index) => ({ ...end, linkId: `q${index}` }))),
      'too-many',
      'Anything else?',
    ],
    [
      'an extension of ours that makes no question',
      resource({ ...end, extension: [{ url: 'https://clinic.example/fhir/StructureDefinition/question-minimum', valueString: '"x"' }] }),
      'extension',
      'Anything else?',
    ],
  ])('%s', (_, given, fault, at) => {
    const result = fromFhir(given)
    expect('faults' in result ? result.faults.map((one) => [one.fault, one.at]) : result).toEqual([[fault, at]])
  })
})

test('nothing makes reading fail', () => {
  const name = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor')
  const anyItem = fc.letrec<{ item: unknown }>((tie) => ({
    item: fc.oneof(
      { maxDepth: 4 },
      fc.jsonValue(),
      fc.record(
        {
          linkId: fc.oneof(name, fc.string(), fc.jsonValue()),
          text: fc.oneof(fc.string(), fc.jsonValue()),
          type: fc.constantFrom('boolean', 'choice', 'group', 'display', 'string', 'decimal', 'toString'),
          repeats: fc.boolean(),
          enableWhen: fc.array(
            fc.record(
              { question: name, operator: fc.constantFrom('=', '!=', 'exists', '>'), answerBoolean: fc.boolean() },
              { requiredKeys: [] },
            ),
          ),
          enableBehavior: fc.constantFrom('all', 'any', 7),
          answerOption: fc.array(
            fc.oneof(fc.record({ valueString: name }), fc.record({ valueCoding: fc.record({ code: name }) }), fc.jsonValue()),
          ),
          extension: fc.array(
            fc.record({
              url: fc.constantFrom('https://clinic.example/fhir/StructureDefinition/question-flags', 'x'),
              valueString: fc.json(),
            }),
          ),
          item: fc.array(tie('item'), { maxLength: 3 }),
        },
        { requiredKeys: [] },
      ),
    ),
  })).item
  fc.assert(
    fc.property(fc.array(anyItem, { maxLength: 5 }), (items) => {
      const result = fromFhir(resource(...items))
      if ('faults' in result) expect(result.faults.length).toBeGreaterThan(0)
      else
        expect(checkQuestions(result.questionnaire.questions).filter(({ fault }) => fault === 'loop' || fault === 'unreachable')).toEqual(
          [],
        )
    }),
    { numRuns: 500 },
  )
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(Object.keys(fromFhir(value))).toEqual(['faults'])
    }),
  )
})
