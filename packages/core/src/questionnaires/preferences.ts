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
  const said = String(found?.answer.value ?? '').replace(AROUND_CODE, '')
  const parts = said.split(/[\s,;]+/).filter((part) => part !== '')
  if (NO_CODE.test(foldText(said))) return []
  const named = parts.length > MOST_PLAIN ? parts.filter((part) => /\d|^[A-Z-]{3,}$/.test(part)) : parts
  return [...new Set(named.map((part) => part.toUpperCase()).filter((part) => /^[A-Z0-9-]{2,40}$/.test(part)))]
}

/** "Yes it is MAPLE", « mon code c'est ANA5 ». */
const AROUND_CODE =
  /^\W*(?:(?:yes|yeah|yep|sure|oui|ouais|ok)\W+)?(?:(?:my|the|mon|le|un)\s+)?(?:(?:referral\s+)?code(?:\s+de\s+r[eé]f[eé]rence)?\s*)?(?:(?:is|it['’]?s|it is|c['’ ]?est|est)\s+|:\s*)?/i
/** "Dont have one", « j’en ai pas », "never got one". */
const NO_CODE =
  /^(?:na|n a|nah|nope|no|non|skip|passer|rien)$|^(?!.*\d).*\b(?:no|none|not|nothing|never|nobody|without|dont|didnt|havent|dunno|doesnt|cant|aucune?|pas|rien|jamais|personne|sais)\b/
/** Of more words only those that look like a code are one. */
const MOST_PLAIN = 2

function preference(questions: Questions, answers: Answers, field: PreferenceField): Preference | null {
  const found = answerTo(questions, answers, field)
  if (!found) return null
  const { value } = found.answer
  return { selected_options: Array.isArray(value) ? value : [String(value)] }
}
