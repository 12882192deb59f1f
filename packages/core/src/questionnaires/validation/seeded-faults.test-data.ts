import type { Question, Questions } from '@clinic/contract/questionnaires'
import { kindOf } from '../question-map/kind.ts'
import { optionsOf } from '../question-map/options.ts'
import type { ValidationIssueCode } from './issue.ts'
import type { ValidationSubject } from './validate.ts'

/** A sound map with one fault planted: what has to be found, and at which question. */
export type Seeded = { name: string; questions: Questions; about: ValidationSubject; code: ValidationIssueCode; tag: string }

/** `fits`: the questions that the fault can be planted on. `plant` spoils them and answers where it is to be found, `null`: there. */
type Plant = {
  code: ValidationIssueCode
  about?: ValidationSubject
  fits: (question: Question, at: { tag: string; questions: Questions }) => boolean
  plant: (question: Question, at: { tag: string; questions: Questions }) => string | null
}

const any = () => true
const plain = (question: Question) => kindOf(question) === 'none'
const chooses = (question: Question) => kindOf(question) !== 'none'
const lists = (question: Question) => question.options !== undefined || question.select_multiple_options !== undefined
const firstLabel = (question: Question) => optionsOf(question)[0]?.label ?? ''
const mapOf = (question: Question): Record<string, string | null> =>
  question.options ?? question.select_multiple_options ?? question.yes_no_options ?? {}
const openLabel = (question: Question) => optionsOf(question).find(({ destination }) => destination === question.next_question)?.label
const put = (question: Question, fields: Partial<Question>) => {
  Object.assign(question, fields)
  return null
}
const lead = (question: Question, label: string, target: string | null) => {
  mapOf(question)[label] = target
  return null
}
const afterNext = (question: Question, questions: Questions) => questions[question.next_question ?? '']?.next_question ?? null
const canJump = (question: Question, questions: Questions) =>
  !question.in_branch && openLabel(question) !== undefined && afterNext(question, questions) !== null

const PLANTS: Readonly<Record<string, Plant>> = {
  'next question gone': { code: 'missing-target', fits: any, plant: (question) => put(question, { next_question: 'gone' }) },
  'previous question gone': { code: 'missing-target', fits: any, plant: (question) => put(question, { previous_question: 'gone' }) },
  'option to nothing': {
    code: 'missing-target',
    fits: chooses,
    plant: (question) => lead(question, firstLabel(question), 'constructor'),
  },
  'stop in the middle': {
    code: 'dead-end',
    fits: (question) => plain(question) && !question.in_branch && question.next_question !== null,
    plant: (question) => put(question, { next_question: null }),
  },
  'nobody leads to it': {
    code: 'unreachable',
    fits: (question) => !question.in_branch && question.next_question === null && question.question_number > 1,
    plant: (question, { questions }) => {
      const number = question.question_number
      for (const one of Object.values(questions)) if (one.question_number >= number) one.question_number += 1
      const orphan = { text: 'Orphan?', required: true, start_branch: false, in_branch: false, branch_origin: null, branch_id: null }
      questions.orphan = {
        ...orphan,
        child_branches: {},
        branch_level: 0,
        previous_question: null,
        next_question: null,
        question_number: number,
      }
      return 'orphan'
    },
  },
  'back to itself': { code: 'loop', fits: any, plant: (question, { tag }) => put(question, { next_question: tag }) },
  'back to the start': {
    code: 'loop',
    fits: (question) => !question.in_branch && question.next_question === null,
    plant: (question, { questions }) =>
      put(question, { next_question: Object.entries(questions).find(([, one]) => one.question_number === 1)?.[0] ?? null }),
  },
  'option back to itself': {
    code: 'loop',
    fits: chooses,
    plant: (question, { tag }) => lead(question, firstLabel(question), tag),
  },
  'number too high': { code: 'number', fits: any, plant: (question) => put(question, { question_number: 9999 }) },
  'required turned round': { code: 'required-rule', fits: any, plant: (question) => put(question, { required: question.in_branch }) },
  'branch from nowhere': {
    code: 'branch-origin',
    fits: (question) => question.in_branch,
    plant: (question) => put(question, { branch_origin: null }),
  },
  'branch of another question': {
    code: 'branch-origin',
    fits: (question, { questions }) => question.branch_level === 1 && otherStart(question, questions) !== undefined,
    plant: (question, { questions }) => put(question, { branch_origin: otherStart(question, questions) ?? null }),
  },
  'score of no option': { code: 'unknown-option', fits: any, plant: (question) => put(question, { scores: { 'no such option': 1 } }) },
  'flag of no option': {
    code: 'unknown-option',
    fits: any,
    plant: (question) => put(question, { flags: { 'no such option': ['suicidality'] } }),
  },
  'nothing stands alone': { code: 'unknown-option', fits: any, plant: (question) => put(question, { exclusive: ['no such option'] }) },
  'settings of no option': { code: 'unknown-option', fits: any, plant: (question) => put(question, { choices: { 'no such option': {} } }) },
  'range upside down': {
    code: 'range',
    fits: plain,
    plant: (question) => put(question, { input: 'number', minimum: 5, maximum: 4 }),
  },
  'no words': { code: 'blank-text', fits: any, plant: (question) => put(question, { text: ' \n ' }) },
  'required question jumped over': {
    code: 'required-skipped',
    fits: (question, { questions }) => canJump(question, questions) && question.select_multiple_options === undefined,
    plant: (question, { questions }) => {
      lead(question, openLabel(question) ?? '', afterNext(question, questions))
      return question.next_question ?? ''
    },
  },
  'jump from several options': {
    code: 'leads-out',
    fits: (question, { questions }) => canJump(question, questions) && question.select_multiple_options !== undefined,
    plant: (question, { questions }) => lead(question, openLabel(question) ?? '', afterNext(question, questions)),
  },
  'no start of a branch': { code: 'start-branch', fits: any, plant: (question) => put(question, { start_branch: !question.start_branch }) },
  'choice without options': { code: 'no-options', fits: plain, plant: (question) => put(question, { options: {} }) },
  'buttons without options': { code: 'no-options', fits: plain, plant: (question) => put(question, { widget: 'button' }) },
  'two lists of options': {
    code: 'two-kinds',
    fits: chooses,
    plant: (question) => put(question, { options: { a: null }, select_multiple_options: { b: null } }),
  },
  'option without a name': { code: 'blank-label', fits: lists, plant: (question) => lead(question, '  ', question.next_question) },
  'two labels alike': {
    code: 'alike-labels',
    fits: lists,
    plant: (question) => lead(question, ` ${firstLabel(question).toUpperCase()}`, question.next_question),
  },
  'a look that does not fit': {
    code: 'widget',
    fits: (question) => question.input !== 'number',
    plant: (question) => put(question, { widget: 'numerical' }),
  },
  'unit without a number': {
    code: 'number-only',
    fits: (question) => question.input !== 'number',
    plant: (question) => put(question, { unit: 'kg' }),
  },
  'nowhere in the record': {
    code: 'patient-data',
    fits: any,
    plant: (question) => put(question, { patient_data: { category: 'vitals', property: 'weight', field: ' ' } }),
  },
  'flag that nobody knows': {
    code: 'unknown-flag',
    fits: chooses,
    plant: (question) => put(question, { flags: { [firstLabel(question)]: ['moon_phase'] } }),
  },
  'questionnaire that is not there': {
    code: 'unknown-questionnaire',
    about: { questionnaires: ['pain_scale'] },
    fits: chooses,
    plant: (question) => put(question, { choices: { [firstLabel(question)]: { trigger_questionnaires: ['pain_scale', 'gone'] } } }),
  },
  'rule that no answer meets': {
    code: 'rule-silent',
    fits: (question) => question.input === 'date' || question.input === 'number' || question.select_multiple_options !== undefined,
    plant: (question) => put(question, { variable: 'current_addiction' }),
  },
  'rules that nothing asks': { code: 'rule-missing', about: { key: 'async' }, fits: any, plant: (_, { questions }) => unasked(questions) },
  'scale without its items': {
    code: 'item-missing',
    about: { key: 'pain_scale' },
    fits: (_, { questions }) => !('pain_1' in questions),
    plant: () => '',
  },
}

export const PLANT_NAMES: readonly string[] = Object.keys(PLANTS)

/** Every plant on up to `each` questions of the maps that it fits, spread over the maps. */
export function seedFaults(maps: readonly Questions[], each: number): Seeded[] {
  return Object.entries(PLANTS).flatMap(([name, { code, about = {}, fits, plant }], turn) => {
    const places = maps.flatMap((questions, index) => {
      const tags = Object.keys(questions).filter((tag) => fits(questions[tag] as Question, { tag, questions }))
      const tag = tags[(index + turn) % Math.max(1, tags.length)]
      return tag === undefined ? [] : [{ questions, tag }]
    })
    return places.slice(0, each).map((place) => {
      const questions = structuredClone(place.questions)
      const found = plant(questions[place.tag] as Question, { tag: place.tag, questions })
      return { name, questions, about, code, tag: found ?? place.tag }
    })
  })
}

function otherStart(question: Question, questions: Questions): string | undefined {
  const other = ([tag, one]: [string, Question]) => one.start_branch && !one.in_branch && tag !== question.branch_origin
  return Object.entries(questions).find(other)?.[0]
}

function unasked(questions: Questions): string {
  for (const question of Object.values(questions)) delete question.variable
  return ''
}
