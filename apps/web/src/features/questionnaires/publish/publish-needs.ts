import type { Questions } from '@clinic/contract/questionnaires'
import type { TestCase } from '@clinic/contract/questionnaires/versions'
import { inOrder } from '@clinic/core/questionnaires/diff/in-order'
import type { TestCaseDifference } from '@clinic/core/questionnaires/diff/replay-test-case'
import { replayTestCases } from '@clinic/core/questionnaires/diff/replay-test-cases'
import { type ValidationResult, validateQuestionnaire } from '@clinic/core/questionnaires/validation/validate'
import { t } from '../../../lib/messages/t.ts'
import { typeOf } from '../question-types/question-types.ts'

/** A question that the chat asks in another shape than its type means. */
type OtherShape = { tag: string; text: string; name: string; chat: string }
export type Played = { id: number; name: string; differences: TestCaseDifference[] }
/** What is in the way of publishing, and what someone has to have seen. */
export type Needs = { proof: ValidationResult; shapes: OtherShape[]; runs: Played[] }
/** How many replies that were understood the draft reads differently; null while that is measured. */
export type Reread = number | null

type About = { key: string; known: readonly string[]; runs: readonly TestCase[]; published: Questions }

/** Proves a draft and plays its test cases. `published`: the newest published questions, none where nothing is. */
export function publishNeeds(questions: Questions, { key, known, runs, published }: About): Needs {
  const played = replayTestCases(runs, { before: published, after: questions })
  return {
    proof: validateQuestionnaire(questions, { key, questionnaires: [...known, key] }),
    shapes: inOrder(questions).flatMap(([tag, question]) => {
      const { differs, name, chat } = typeOf(question)
      return differs ? [{ tag, text: question.text, name, chat }] : []
    }),
    runs: runs.map(({ id, name }) => ({ id, name, differences: played.find((one) => one.id === id)?.differences ?? [] })),
  }
}

/** `signed`: ids of warnings; `seen`: tags of questions that the chat asks differently; `approved`: test cases; `reread`: replies read differently. */
export type Ticks = { signed: readonly string[]; seen: readonly string[]; approved: readonly number[]; reread?: boolean; notes: string }

/** What is still to be done before it can be published, in words; nothing where it can. */
export function publishLacks({ proof, shapes, runs }: Needs, ticks: Ticks, changed: Reread = 0): string[] {
  const { signed, seen, approved, reread, notes } = ticks
  const open = (count: number, text: string) => (count > 0 ? [text] : [])
  return [
    ...open(proof.faults.length, t('fix the errors')),
    ...open(proof.warnings.filter(({ id }) => !signed.includes(id)).length, t('acknowledge the warnings')),
    ...open(shapes.filter(({ tag }) => !seen.includes(tag)).length, t('review questions the chat asks differently')),
    ...open(runs.filter(({ id, differences }) => differences.length > 0 && !approved.includes(id)).length, t('approve the test cases')),
    ...open(changed === null ? 1 : 0, t('wait for the effect of new meanings')),
    ...open(reread ? 0 : (changed ?? 0), t('confirm the replies that are read differently')),
    ...open(notes.trim() === '' ? 1 : 0, t('describe what’s new')),
  ]
}
