import type { Questions } from '@clinic/contract/questionnaires'
import { foldText } from '../reference/fold-text.ts'
import { own } from '../reference/own.ts'
import type { Answers } from './answers.ts'
import { kindOf } from './kind.ts'
import { chosenLabels } from './options.ts'

/**
 * Answers to an older version that still mean the same in a newer one (D-11): same tag, same words (case and punctuation aside), same kind,
 * unit and input, and every chosen option still there. The rest is asked again.
 */
export function carryAnswers(from: Questions, to: Questions, answers: Answers): Answers {
  const kept = Object.entries(answers).filter(([tag, answer]) => {
    const [before, after] = [own(from, tag), own(to, tag)]
    if (!before || !after || kindOf(before) !== kindOf(after)) return false
    if (foldText(before.text) !== foldText(after.text) || before.input !== after.input || before.unit !== after.unit) return false
    return chosenLabels(before, answer.value).length === chosenLabels(after, answer.value).length
  })
  return Object.fromEntries(kept)
}
