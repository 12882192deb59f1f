import type { Question, Questions } from '@clinic/contract/questionnaires'
import fc from 'fast-check'
import type { Answers, AnswerValue } from './answers.ts'
import { buildQuestions, type Draft } from './question-map/build.ts'
import { walk } from './question-map/walk.ts'
import { QUESTION_TYPES, rulesOf } from './types/question-types.ts'

/** Every type that has no options, by what it is known by. */
const PLAIN = Object.values(QUESTION_TYPES).flatMap(({ knownBy }) => ('kind' in knownBy ? [] : [knownBy]))
const CHOICES = ['yesNo', 'one', 'several', 'several with none'] as const
type Shape = { kind: (typeof PLAIN)[number] | (typeof CHOICES)[number]; branches: (Shape[] | null)[] }

const shapes = fc.letrec<{ chain: Shape[]; one: Shape }>((tie) => ({
  chain: fc.array(tie('one'), { minLength: 1, maxLength: 4, depthIdentifier: 'chain' }),
  one: fc.record({
    kind: fc.oneof(fc.constantFrom(...PLAIN), fc.constantFrom(...CHOICES)),
    branches: fc.array(fc.option(tie('chain'), { depthIdentifier: 'chain', maxDepth: 2 }), { maxLength: 3 }),
  }),
}))

/** Sound maps of any shape: up to three levels of branches, every kind of question. */
export const soundQuestions: fc.Arbitrary<Questions> = shapes.chain.map((chain) => {
  let count = 0
  const asDraft = (shape: Shape): Draft => {
    count += 1
    const tag = `q${count}`
    const labels = shape.kind === 'yesNo' ? ['yes', 'no'] : ['first way', 'second way', 'third way']
    const branches = Object.fromEntries(labels.map((label, index) => [label, (shape.branches[index] ?? []).map(asDraft)]))
    if (typeof shape.kind === 'object') return { tag, text: tag, ...(shape.kind === QUESTION_TYPES.words.knownBy ? {} : shape.kind) }
    if (shape.kind === 'several with none') return { tag, text: tag, several: labels, exclusive: labels.slice(-1), branches }
    const options = shape.kind === 'yesNo' ? { yesNo: true as const } : { [shape.kind]: labels }
    return { tag, text: tag, ...options, branches }
  }
  return buildQuestions(chain.map(asDraft))
})

const TAGS = ['a', 'b', 'c', 'd', 'e', 'constructor', '__proto__', 'gone']
const pointer = fc.option(fc.constantFrom(...TAGS))
const destinations = fc.dictionary(fc.constantFrom('yes', 'no', 'x', 'toString'), pointer, { maxKeys: 4 })

const anyQuestion = fc.record(
  {
    text: fc.string(),
    required: fc.boolean(),
    start_branch: fc.boolean(),
    in_branch: fc.boolean(),
    branch_origin: pointer,
    branch_id: fc.constant(null),
    child_branches: fc.constant({}),
    branch_level: fc.nat(3),
    previous_question: pointer,
    next_question: pointer,
    question_number: fc.integer({ min: 1, max: 9 }),
    options: destinations,
    select_multiple_options: destinations,
    yes_no_options: fc.record({ yes: pointer, no: pointer }),
  },
  {
    requiredKeys: [
      'text',
      'required',
      'start_branch',
      'in_branch',
      'branch_origin',
      'branch_id',
      'child_branches',
      'branch_level',
      'previous_question',
      'next_question',
      'question_number',
    ],
  },
) as unknown as fc.Arbitrary<Question>

/** Maps as a broken file may hold them: loops, missing targets, names that every object inherits. */
export const brokenQuestions: fc.Arbitrary<Questions> = fc.dictionary(fc.constantFrom(...TAGS.slice(0, 6)), anyQuestion, { maxKeys: 6 })

const anyValue: fc.Arbitrary<AnswerValue> = fc.oneof(
  fc.string(),
  fc.boolean(),
  fc.integer(),
  fc.subarray(['yes', 'no', 'x', 'toString']),
  fc.constantFrom('x', 'yes'),
)
export const anyAnswers: fc.Arbitrary<Answers> = fc.dictionary(
  fc.constantFrom(...TAGS),
  anyValue.map((value) => ({ value })),
)

/** An answer to a question, chosen by a number: every number gives one, near numbers different ones. What stands alone is not minded. */
export function someAnswer(question: Question, choice: number): AnswerValue {
  return rulesOf(question).sample(question, choice)
}

/** Answers along the way, one choice a question, until the choices or the questions run out. */
export function answerAlong(questions: Questions, choices: readonly number[]): Answers {
  const answers: Answers = {}
  for (const choice of choices) {
    const { next } = walk(questions, answers)
    const question = next === null ? undefined : questions[next]
    if (next === null || !question) break
    answers[next] = { value: someAnswer(question, choice) }
  }
  return answers
}
