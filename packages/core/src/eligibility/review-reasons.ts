import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Questions } from '@clinic/contract/questionnaires'
import type { Answers } from '../questionnaires/answers.ts'
import { flagsOf } from '../questionnaires/flags.ts'
import { liveAnswers } from '../questionnaires/live-answers.ts'
import { chosenLabels } from '../questionnaires/question-map/options.ts'
import { getOwnProperty } from '../shared/get-own-property.ts'

/** Flags on which a practitioner decides before treatment begins or continues, the gravest first, as staff read them (F-19). */
const REVIEWED: Readonly<Record<string, string>> = {
  psychosis_on_treatment: 'possible psychosis on treatment',
  serious_reaction: 'a possible serious reaction to treatment',
  psychosis_personal: 'psychosis at any time, no THC until decided',
  suicidality: 'thoughts of self-harm in the last two weeks',
  suicide_attempt_past: 'an earlier suicide attempt',
  bipolar_mania: 'bipolar disorder',
  interacting_medication_major: 'a medicine that interacts with cannabis',
  planning_pregnancy: 'planning a pregnancy',
  red_flag_symptom: 'a symptom that needs a doctor',
}

const GRAMS = 'grams_per_day'
/** More than this needs a reason. */
const USUAL_GRAMS = 3
const SPECIALIST_AGE = 25

/** The standard of the College of Physicians and Surgeons of Alberta: not before the usual treatments. */
const ALBERTA = 'AB'
const TRIED = 'tried_before'
const NOTHING = 'None of these'
const NOTHING_TRIED = 'nothing tried before, in Alberta'

/** In a renewal and a follow-up. */
const USES = 'uses_now'
const EFFECTS = 'side_effects'

type Reviewed = { questions: Questions; answers: Answers; age: number | null; province?: ProvinceCode | null }

/**
 * Why a practitioner has to decide although no rule stops the patient (F-19): the patient stays in the queue with these
 * reasons. `age` in years and `province` are null when unknown.
 */
export function reviewReasons({ questions, answers, age, province = null }: Reviewed): string[] {
  const flags = flagsOf(questions, answers)
  const raised = Object.entries(REVIEWED).flatMap(([flag, reason]) => (getOwnProperty(flags, flag) === true ? [reason] : []))
  const grams = getOwnProperty(questions, GRAMS) ? Number(getOwnProperty(answers, GRAMS)?.value ?? 0) : 0
  return [
    ...raised,
    ...(province === ALBERTA && says({ questions, answers }, TRIED, NOTHING) ? [NOTHING_TRIED] : []),
    ...(hasStoppedWithEffects(questions, answers) ? ['stopped the treatment and reports unwanted effects'] : []),
    ...(grams > USUAL_GRAMS ? [`uses more than ${USUAL_GRAMS} g a day`] : []),
    ...(age !== null && age < SPECIALIST_AGE ? [`under ${SPECIALIST_AGE}`] : []),
  ]
}

/** What made someone stop is told in their own words; that they noticed unwanted effects is known. */
function hasStoppedWithEffects(questions: Questions, answers: Answers): boolean {
  return says({ questions, answers }, USES, 'no') && says({ questions, answers }, EFFECTS, 'yes')
}

function says({ questions, answers }: { questions: Questions; answers: Answers }, tag: string, label: string): boolean {
  return liveAnswers(questions, answers).some((one) => one.tag === tag && chosenLabels(one.question, one.answer.value).includes(label))
}
