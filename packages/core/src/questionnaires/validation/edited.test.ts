import fc from 'fast-check'
import { expect, test } from 'vitest'
import { soundQuestions } from '../arbitrary.test-data.ts'
import { play, steps } from '../edits/arbitrary-edits.test-data.ts'
import type { ValidationIssueCode } from './issue.ts'
import { validateQuestionnaire } from './validate.ts'

/** Faults of where questions lead; what is typed on them may well be wrong. */
const OF_WAYS: readonly ValidationIssueCode[] = [
  ...(['missing-target', 'unreachable', 'loop', 'dead-end', 'number', 'required-rule', 'branch-origin', 'unknown-option'] as const),
  ...(['required-skipped', 'leads-out', 'start-branch', 'no-start', 'two-kinds', 'outside-branch', 'tangled'] as const),
]

test('whatever is edited without drawing lines, everybody is asked what is required and nothing leads astray', () => {
  fc.assert(
    fc.property(soundQuestions, steps(80), (start, list) => {
      for (const { questions } of play(start, list).slice(-20)) {
        if (Object.keys(questions).length === 0) continue
        const { faults, warnings, paths } = validateQuestionnaire(questions)
        expect([...faults, ...warnings].filter(({ code }) => OF_WAYS.includes(code))).toEqual([])
        expect(paths?.exact).toBe(true)
      }
    }),
    { numRuns: 12, endOnFailure: true },
  )
})
