import type { ListedInteraction } from '@clinic/contract/chart'
import type { Questions } from '@clinic/contract/questionnaires'
import type { Answers } from '../questionnaires/answers.ts'
import { flagsOf } from '../questionnaires/flags.ts'
import { liveAnswers } from '../questionnaires/live-answers.ts'
import { medicationsOf } from '../questionnaires/medications.ts'
import { chosenLabels } from '../questionnaires/question-map/options.ts'
import type { FlagFinding } from '../scales/flag-findings.ts'
import { type FoundInteraction, interactionsOf, type MedicineKnowledge, type ReadList, type Taker } from './interactions-of.ts'
import { medicationName } from './medication-name.ts'

type Listed = { knowledge: MedicineKnowledge; questions: Questions; answers: Answers; age: number | null }

const CANNABINOIDS = { thc: 'THC', cbd: 'CBD' }
/** Raised by any interaction that has to be agreed on before the start. */
const MAJOR = 'interacting_medication_major'
const TAKES_ANY = 'takes_medication'
const KINDS = 'medicine_kinds'
const REASON = 'main_reason'
/** Illnesses that are seldom without a medicine: no list is more likely a list that was not given. */
const LASTING_REASONS: ReadonlySet<string> = new Set(['Epilepsy or seizures', 'Cancer-related symptoms', "Crohn's or colitis"])
const LASTING_FLAGS = [
  'psychosis_personal',
  'bipolar_mania',
  'cardiovascular_unstable',
  'respiratory_severe',
  'liver_disease',
  'renal_disease',
]

/** What a practitioner decides on because of the medicines, the gravest first (F-19). Never holds the patient's words. */
export function medicineReasons(listed: Listed): string[] {
  const { found, unknown } = readList(listed)
  const serious = found.filter(({ severity }) => severity !== 'C').map(interactionText)
  const toCheck = [
    ...(unknown.length > 0 ? [`${unknown.length} ${unknown.length === 1 ? 'medicine' : 'medicines'} not recognised`] : []),
    ...(isUnsure(listed) ? ['patient not sure which kinds of medicine'] : []),
    ...(isUnlikelyWithout(listed) ? ['takes no medicine beside a lasting illness'] : []),
  ]
  return [...serious, ...toCheck.map((reason) => `${reason}: check the list`)]
}

/** The flags that the list raises, each with its entry. */
export function medicineFindings(listed: Listed): FlagFinding[] {
  const line = liveAnswers(listed.questions, listed.answers).find(({ question }) => question.variable === 'medications')
  if (!line) return []
  const raised = readList(listed).found.flatMap(({ row, words, severity }) =>
    [...(severity === 'A' ? [MAJOR] : []), ...row.flags].map((flag) => ({ flag, answer: words })),
  )
  const first = raised.filter(({ flag }, index) => raised.findIndex((other) => other.flag === flag) === index)
  return first.map(({ flag, answer }) => ({ flag, tag: line.tag, question: line.question.text, answer }))
}

/** Interactions of a record's medicines as staff see them. */
export function presentInteractions(
  knowledge: MedicineKnowledge,
  medications: readonly unknown[],
  { flags, age }: { flags: Record<string, boolean>; age: number | null },
): { interactions: ListedInteraction[]; unrecognised: string[] } {
  const { found, unknown } = interactionsOf(knowledge, medications.map(medicationName), takerOf(flags, age))
  const interactions = found.map((one) => {
    const { action, source, checked_on } = one.row
    return { words: one.words, severity: one.severity, text: interactionText(one), action: action.en, source, checked_on }
  })
  return { interactions, unrecognised: unknown }
}

/** "warfarin with THC and CBD: INR rises, bleeding (severity A)" */
function interactionText({ row, ingredient, severity }: FoundInteraction): string {
  const { cannabinoids, route, effect, raised } = row
  const what = cannabinoids.length > 0 ? cannabinoids.map((one) => CANNABINOIDS[one]).join(' and ') : 'cannabis'
  const graver = raised && raised.severity !== severity ? `, ${raised.severity} ${raised.when.en}` : ''
  return `${ingredient} with ${route === 'inhaled' ? 'inhaled ' : ''}${what}: ${effect.en} (severity ${severity}${graver})`
}

function readList({ knowledge, questions, answers, age }: Listed): ReadList {
  const names = medicationsOf(questions, answers).map(({ name }) => name)
  return interactionsOf(knowledge, names, takerOf(flagsOf(questions, answers), age))
}

function takerOf(flags: Record<string, boolean>, age: number | null): Taker {
  return { age, flags: new Set(Object.keys(flags).filter((flag) => flags[flag] === true)) }
}

function isUnsure({ questions, answers }: Listed): boolean {
  return chosen(questions, answers, KINDS).includes('Not sure')
}

function isUnlikelyWithout({ questions, answers }: Listed): boolean {
  if (!chosen(questions, answers, TAKES_ANY).includes('no')) return false
  const flags = flagsOf(questions, answers)
  return (
    chosen(questions, answers, REASON).some((reason) => LASTING_REASONS.has(reason)) || LASTING_FLAGS.some((flag) => flags[flag] === true)
  )
}

function chosen(questions: Questions, answers: Answers, tag: string): string[] {
  const line = liveAnswers(questions, answers).find((one) => one.tag === tag)
  return line ? chosenLabels(line.question, line.answer.value) : []
}
