import type { Question, Questions } from '@clinic/contract/questionnaires'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import fc from 'fast-check'
import { kindOf, QUESTION_KINDS } from '../question-map/kind.ts'
import { optionsOf } from '../question-map/options.ts'
import { canAddBranch } from './add-branch.ts'
import { applyEdit } from './apply-edit.ts'
import type { EditResult } from './edit-result.ts'

/** What a person does next, as numbers that choose among what a map offers. */
export type Step = readonly [what: number, where: number, which: number, how: number]

const step: fc.Arbitrary<Step> = fc.tuple(fc.nat(99), fc.nat(999), fc.nat(99), fc.nat(999))
export const steps = (length: number) => fc.array(step, { minLength: length, maxLength: length })

type Place = { tag: string; label: string; which: number; how: number; tags: string[] }
/** Whether an edit can be made on a question, or on one of its options; most questions are passed over until one is found. */
type Fits = (question: Question, label: string) => boolean
type Maker = [fits: Fits, make: (place: Place) => QuestionnaireEdit]

const WORDS = ['Pain', 'Sleep', 'constructor', 'toString', 'Option 1', 'yes', '7', 'q1', 'NewQuestion1']
const word = (how: number) => WORDS[how % WORDS.length] ?? ''
const any: Fits = () => true
const hasOption: Fits = (question) => kindOf(question) !== 'none'
const isList: Fits = (question) => ['options', 'select_multiple_options'].includes(kindOf(question))
const addBranch: Maker = [
  canAddBranch,
  ({ tag, label, how, tags }) => ({ edit: 'add_branch', tag, label, branch_id: `${tag}-${how}-${tags.length}` }),
]
const addNext: Maker = [any, ({ tag }) => ({ edit: 'add_next', tag })]

/** Edits that keep a sound map sound; how often each stands here is how often it is made. */
const SOUND: Maker[] = [
  [any, ({ tag, which, how }) => ({ edit: 'set_fields', tag, to: { text: `Words ${how}`, subtext: which % 2 ? null : 'More' } })],
  [any, ({ tag, how }) => ({ edit: 'set_fields', tag, to: { variable: how % 3 ? `v${how}` : null, widget: 'radio' } })],
  [
    hasOption,
    ({ tag, label, how }) => ({
      edit: 'set_choice',
      tag,
      label,
      to: { score: how, exclusive: how % 2 === 0, flags: how % 3 ? ['f'] : [] },
    }),
  ],
  [
    hasOption,
    ({ tag, label, how }) => ({ edit: 'set_choice', tag, label, to: { alert_message: how % 2 ? 'Look' : '', select_all: true } }),
  ],
  [any, ({ tag, how }) => ({ edit: 'rename_tag', tag, to: how % 2 ? `r${how}` : word(how) })],
  [any, ({ tag, which }) => ({ edit: 'change_kind', tag, kind: QUESTION_KINDS[which % 4] ?? 'none' })],
  [isList, ({ tag, how }) => ({ edit: 'add_option', tag, ...(how % 2 ? { label: word(how) } : {}) })],
  [isList, ({ tag }) => ({ edit: 'add_option', tag })],
  [isList, ({ tag, label, how }) => ({ edit: 'rename_option', tag, label, to: word(how) })],
  [isList, ({ tag, label, how }) => ({ edit: 'move_option', tag, label, index: how % 5 })],
  [isList, ({ tag, label }) => ({ edit: 'delete_option', tag, label })],
  addBranch,
  addBranch,
  addBranch,
  addNext,
  addNext,
  [any, () => ({ edit: 'add_first' })],
  [any, ({ tag }) => ({ edit: 'delete_question', tag })],
]

const DRAW: Maker = [
  any,
  ({ tag, label, how, which, tags }) => {
    const to = how % 5 === 0 ? null : (tags[how % tags.length] ?? 'gone')
    return { edit: 'point', tag, label: which % 3 === 0 || label === '' ? null : label, to }
  },
]

/** The edit that a step stands for in a map. With `free`, also lines drawn in the graph, which may leave questions unreached. */
export function editFrom(questions: Questions, [what, where, which, how]: Step, free = false): QuestionnaireEdit {
  const makers = free ? [...SOUND, DRAW, DRAW, DRAW] : SOUND
  const tags = Object.keys(questions)
  const [fits, make] = makers[what % makers.length] ?? addNext
  const places = Object.entries(questions).flatMap(([tag, question]) => {
    const labels = optionsOf(question).map((option) => option.label)
    return (labels.length > 0 ? labels : ['']).flatMap((label) => (fits(question, label) ? [{ tag, label }] : []))
  })
  const place = places[(where + which) % Math.max(1, places.length)]
  return place ? make({ ...place, which, how, tags }) : { edit: 'add_first' }
}

/** The map after an edit; where it was refused, as it was. */
export function mapAfter(questions: Questions, result: EditResult): Questions {
  return 'refused' in result ? questions : result.questions
}

/** Makes an edit of each step, and gives what came of each that was made. */
export function play(start: Questions, list: readonly Step[], free = false): Extract<EditResult, { questions: Questions }>[] {
  let questions = start
  return list.flatMap((one) => {
    const result = applyEdit(questions, editFrom(questions, one, free))
    questions = mapAfter(questions, result)
    return 'refused' in result ? [] : [result]
  })
}
