import type { Questions } from '@clinic/contract/questionnaires'
import { foldText } from '../shared/fold-text.ts'
import type { Answers } from './answers.ts'
import { liveAnswers } from './live-answers.ts'

export type Medication = { name: string }

const NO_MEDICATION =
  /^(no|none|nothing|nil|na|n a|nope|no medications?|not applicable|no meds|that is all|thats all|etc|non|aucune?|aucun medicament|rien|cest tout)$/

/** Medicines as the patient listed them (variable `medications`): one per line, comma, semicolon or "and", in their words, each once. */
export function medicationsOf(questions: Questions, answers: Answers): Medication[] {
  const texts = liveAnswers(questions, answers)
    .filter(({ question }) => question.variable === 'medications')
    .flatMap(({ answer }) => (Array.isArray(answer.value) ? answer.value : [String(answer.value)]))
  const names = texts.flatMap((text) => text.split(/[;\n•]|,(?!\d)|\band\b|&/i)).map(cleanName)
  const listed = names.filter((name) => foldText(name) !== '' && !NO_MEDICATION.test(foldText(name)))
  const words = listed.map(foldText)
  return listed.filter((_, index) => words.indexOf(words[index] ?? '') === index).map((name) => ({ name }))
}

function cleanName(name: string): string {
  return name
    .replace(/^\s*(?:[-*]|\d{1,2}[.)])\s+/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:i (?:also )?take|also|taking|i am on|i'm on)\s+/i, '')
    .replace(/[.\s]+$/, '')
    .trim()
}
