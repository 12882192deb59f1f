import { type TestCase, VERSION_LIMITS } from '@clinic/contract/questionnaires/versions'
import { recordTestCase as play } from '@clinic/core/questionnaires/diff/record-test-case'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change } from '../../platform/db/change.ts'
import { Problem } from '../../platform/http/problem.ts'
import { lockDraftForEdit } from './lock-draft-for-edit.ts'
import { findTestCases, insertTestCase, markRemoved } from './test-case-store.ts'

type Order = Pick<TestCase, 'name'> & Pick<TestCase['run'], 'answers'>

/**
 * Keeps made-up answers as a golden patient, with what the draft makes of them now. Refusals: `questionnaire-not-found`, `too-many-runs`.
 */
export function recordTestCase(context: StaffContext, key: string, { name, answers }: Order): Promise<TestCase> {
  return change(context, async (tx, context) => {
    const draft = await lockDraftForEdit(tx, key)
    const runs = await findTestCases(tx, draft.key)
    if (runs.length >= VERSION_LIMITS.runs) throw new Problem('too-many-runs', { limit: VERSION_LIMITS.runs })
    const run = play(draft.questions, answers, draft.key)
    const id = await insertTestCase(tx, { key: draft.key, name, run, user_id: context.staff.id, now: context.now })
    return {
      result: {
        ...{ id, name, run, recorded_by: context.staff.name, recorded_at: context.now },
        ...{ approved_by: null, approved_at: null },
      },
      audit: {
        action: 'Golden Patient Recorded',
        description: `Recorded “${name}” as a golden patient of “${draft.name}”`,
        entity: { kind: 'questionnaire', id: draft.key },
      },
    }
  })
}

/** A golden patient is no longer played. Refusal: `run-not-found`. */
export function removeTestCase(context: StaffContext, { key, run_id }: { key: string; run_id: string }): Promise<{ id: number }> {
  return change(context, async (tx, context) => {
    const id = /^\d{1,9}$/.test(run_id) ? Number(run_id) : 0
    const name = await markRemoved(tx, { id, key, user_id: context.staff.id, now: context.now })
    if (name === null) throw new Problem('run-not-found')
    return {
      result: { id },
      audit: {
        action: 'Golden Patient Removed',
        description: `Removed the golden patient “${name}”`,
        entity: { kind: 'questionnaire', id: key },
      },
    }
  })
}
