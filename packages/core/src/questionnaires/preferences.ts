import type { Questions } from '@clinic/contract/questionnaires'
import { foldText } from '../shared/fold-text.ts'
import type { Answers } from './answers.ts'
import { answerTo } from './live-answers.ts'
import { saysYes } from './question-map/options.ts'

export type Preference = { selected_options: string[] }
export const PREFERENCE_FIELDS = ['preferred_licensed_seller', 'preferred_cannabinoids', 'preferred_consumption_methods'] as const
export type PreferenceField = (typeof PREFERENCE_FIELDS)[number]

/** The three preferences of the status record, from the variables of the same names; `null` where the question was not answered. */
export function preferencesOf(questions: Questions, answers: Answers): Record<PreferenceField, Preference | null> {
  return {
    preferred_licensed_seller: preference(questions, answers, 'preferred_licensed_seller'),
    preferred_cannabinoids: preference(questions, answers, 'preferred_cannabinoids'),
    preferred_consumption_methods: preference(questions, answers, 'preferred_consumption_methods'),
  }
}

/** Whether the patient would like a call (variable `opted_in_for_call`); `null` where they were not asked. */
export function callWish(questions: Questions, answers: Answers): boolean | null {
  const found = answerTo(questions, answers, 'opted_in_for_call')
  return found && saysYes(found.answer.value)
}

/** Codes typed for the variable `referral_codes`, upper case, each once; words like "none" are no code. */
export function referralCodesOf(questions: Questions, answers: Answers): string[] {
  const found = answerTo(questions, answers, 'referral_codes')
  const parts = String(found?.answer.value ?? '').split(/[\s,;]+/)
  const text = foldText(String(found?.answer.value ?? ''))
  if (/^(no|none|nope|nothing|n a|na|i dont have (one|any)|no code|skip|non|aucune?|aucun code|rien|passer|je nen ai pas)$/.test(text))
    return []
  return [...new Set(parts.map((part) => part.toUpperCase()).filter((part) => /^[A-Z0-9-]{2,40}$/.test(part)))]
}

function preference(questions: Questions, answers: Answers, field: PreferenceField): Preference | null {
  const found = answerTo(questions, answers, field)
  if (!found) return null
  const { value } = found.answer
  return { selected_options: Array.isArray(value) ? value : [String(value)] }
}
