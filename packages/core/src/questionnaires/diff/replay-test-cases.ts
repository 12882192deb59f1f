import type { Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { matchQuestions } from './match-questions.ts'
import { type Run, recordTestCase } from './record-test-case.ts'
import { isPossible, replayTestCase, type TestCaseDifference } from './replay-test-case.ts'

/** A golden patient with what comes of it now, and what of that is other than before. */
export type Replayed = { id: number; run: Run; differences: TestCaseDifference[] }

/**
 * Plays golden patients on questions that are about to be published. `before`: what is published now, by which questions under other tags are
 * known; nothing where nothing is. `run` names the questions as they are called by then, and leaves out answers that are no longer possible.
 */
export function replayTestCases(
  runs: readonly { id: number; run: Run }[],
  { before, after }: { before: Questions; after: Questions },
): Replayed[] {
  const { toAfter } = matchQuestions(before, after)
  const tagNow = (tag: string) => (Object.hasOwn(after, tag) ? tag : (toAfter.get(tag) ?? tag))
  return runs.map(({ id, run }) => {
    const moved: Run = {
      ...run,
      answers: Object.fromEntries(Object.entries(run.answers).map(([tag, answer]) => [tagNow(tag), answer])),
      asked: run.asked.map((line) => ({ ...line, tag: tagNow(line.tag) })),
    }
    const possible = Object.entries(moved.answers).filter(([tag, { value }]) => {
      const question = getOwnProperty(after, tag)
      return question !== undefined && isPossible(question, value)
    })
    return { id, run: recordTestCase(after, Object.fromEntries(possible), run.key), differences: replayTestCase(moved, after) }
  })
}
