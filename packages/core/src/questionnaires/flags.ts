import type { Questions } from '@clinic/contract/questionnaires'
import type { Answers } from './answers.ts'
import { liveAnswers } from './live-answers.ts'
import { chosenLabels } from './question-map/options.ts'

/** Everything that `risks_vs_benefits_flags` may hold. Most are raised by answers, some by age (below) or by scores (`cuditr_high`, `suicidality`). */
export const RISK_FLAGS = [
  'psychosis_personal',
  'psychosis_family',
  'bipolar_mania',
  'suicidality',
  'pregnant_breastfeeding',
  'planning_pregnancy',
  'under_25',
  'cardiovascular_unstable',
  'respiratory_severe',
  'liver_disease',
  'renal_disease',
  'substance_use_current',
  'cuditr_high',
  'interacting_medication_major',
  'sedative_or_opioid_use',
  'anticoagulant',
  'safety_sensitive_work',
  'driving_daily',
  'prior_adverse_reaction',
  'fall_risk_65_plus',
  'psychosis_on_treatment',
  'serious_reaction',
  'suicide_attempt_past',
  'red_flag_symptom',
  'worse_on_treatment',
  'alcohol_most_days',
  'drives_impaired',
  'surgery_planned',
  'surgery_recent',
] as const

/** Flags that staff hear about at once, with the note for them. Thoughts of suicide have a card of their own. */
export const URGENT_FLAGS: Readonly<Record<string, string>> = {
  psychosis_on_treatment: 'Possible psychosis on treatment: a practitioner decides today',
  serious_reaction: 'Possible serious reaction to treatment: a practitioner decides today',
}

/** Flags that the answered questions can raise: `true` where a chosen option raises one, `false` where none did. What was not asked is absent. */
export function flagsOf(questions: Questions, answers: Answers): Record<string, boolean> {
  const flags: Record<string, boolean> = {}
  for (const { question, answer } of liveAnswers(questions, answers)) {
    const chosen = new Set(chosenLabels(question, answer.value))
    for (const [label, raised] of Object.entries(question.flags ?? {})) {
      for (const flag of raised) flags[flag] = flags[flag] === true || chosen.has(label)
    }
  }
  return flags
}

/** Under 25 the risk to mental health is higher; from 65 on, that of falls. Age in years. */
export function ageFlags(age: number): Record<'under_25' | 'fall_risk_65_plus', boolean> {
  return { under_25: age < 25, fall_risk_65_plus: age >= 65 }
}

/** Age raises these and lowers them. */
export const AGE_FLAGS: ReadonlySet<string> = new Set(['under_25', 'fall_risk_65_plus'])
