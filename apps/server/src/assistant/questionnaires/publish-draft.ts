import type { VersionRow } from '@clinic/contract/questionnaires/versions'
import { type Replayed, replayTestCases } from '@clinic/core/questionnaires/diff/replay-test-cases'
import { sameQuestions } from '@clinic/core/questionnaires/edits/same-questions'
import { rendersDifferently } from '@clinic/core/questionnaires/renders-differently'
import { validateQuestionnaire } from '@clinic/core/questionnaires/validation/validate'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change, type Inside } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { draftNotice } from './draft-notice.ts'
import { type Draft, findDraft, setBase } from './draft-store.ts'
import { presentVersion } from './list-versions.ts'
import { lockDraftForEdit } from './lock-draft-for-edit.ts'
import { findNewest, findNewestOf, insertOwn, type Published } from './store.ts'
import { findTestCases, saveTestCase } from './test-case-store.ts'

/** How many replies that were understood the chat would read differently, were a draft published. */
export type CountReread = (context: StaffContext, draft: Draft) => Promise<number>

type Order = {
  revision: number
  notes: string
  signed: readonly string[]
  seen: readonly string[]
  approved: readonly number[]
  /** Replies that were understood may be read differently. */
  reread: boolean
  countReread: CountReread
}

/**
 * Publishes a draft as it was read, as the next version: from now on it is what is asked. Of two who publish at once one does. Refusals:
 * `questionnaire-not-found`, `questionnaire-changed`, `questionnaire-unchanged`, `questionnaire-faulty`, `questionnaire-unsigned`,
 * `questionnaire-unseen`, `questionnaire-runs-differ`, the last four with which, and `questionnaire-replies-change` with how many.
 */
export async function publishDraft(context: StaffContext, id: string, order: Order): Promise<VersionRow> {
  // Before anything is locked: a draft that changes after it is refused by its revision.
  const read = await findDraft(context.sql, id)
  const reread = read ? await order.countReread(context, read) : 0
  return change(context, async (tx, context) => {
    const draft = await lockDraftForEdit(tx, id, order.revision)
    const newest = await findNewestOf(tx, draft.key)
    if (newest && isPublished(draft, newest)) throw new Problem('questionnaire-unchanged', { version: newest.version })
    const known = (await findNewest(tx)).map(({ key }) => key)
    const signed = refuseUnsound(draft, { signed: order.signed, known })
    const seen = refuseUnseen(draft, order.seen)
    const played = replayTestCases(await findTestCases(tx, draft.key), { before: newest?.questions ?? {}, after: draft.questions })
    const changed = refuseUnapproved(played, order.approved)
    if (reread > 0 && !order.reread) throw new Problem('questionnaire-replies-change', { count: reread })
    const published = await publish(tx, context, { draft, newest, notes: order.notes, signed })
    for (const { id: run_id, run } of played) {
      const approved = changed.includes(run_id) ? { user_id: context.staff.id, now: context.now } : null
      await saveTestCase(tx, { id: run_id, run, approved })
    }
    return {
      result: presentVersion(published),
      audit: {
        action: 'Questionnaire Published',
        description: `Published “${draft.name}” as version ${published.version}`,
        entity: { kind: 'questionnaire', id: draft.key },
        changes: { version: { from: newest?.version ?? null, to: published.version } },
        additionalInfo: JSON.stringify({ notes: order.notes, signed, seen, approved: changed, ...(reread > 0 && { reread }) }),
      },
      live: [draftNotice({ id: draft.id, revision: null })],
    }
  })
}

function isPublished({ redescribed, questions }: Draft, newest: Published): boolean {
  return !redescribed && sameQuestions(questions, newest.questions)
}

type Signing = { signed: readonly string[]; known: readonly string[] }

/** The warnings that were signed, of those that there are. `known`: the questionnaires that answers may lead to, beside this one. */
function refuseUnsound({ key, questions }: Draft, { signed, known }: Signing): string[] {
  const { faults, warnings } = validateQuestionnaire(questions, { key, questionnaires: [...known, key] })
  if (faults.length > 0) throw new Problem('questionnaire-faulty', { count: faults.length, faults: faults.map((fault) => fault.id) })
  const unsigned = warnings.filter((warning) => !signed.includes(warning.id)).map((warning) => warning.id)
  if (unsigned.length > 0) throw new Problem('questionnaire-unsigned', { count: unsigned.length, warnings: unsigned })
  return warnings.map((warning) => warning.id)
}

/** The questions that the chat asks otherwise than their type says, all of them looked at. */
function refuseUnseen({ questions }: Draft, seen: readonly string[]): string[] {
  const otherwise = Object.entries(questions).flatMap(([tag, question]) => (rendersDifferently(question) ? [tag] : []))
  const unseen = otherwise.filter((tag) => !seen.includes(tag))
  if (unseen.length > 0) throw new Problem('questionnaire-unseen', { count: unseen.length, questions: unseen })
  return otherwise
}

/** The golden patients that come out otherwise, all of them approved. */
function refuseUnapproved(played: readonly Replayed[], approved: readonly number[]): number[] {
  const changed = played.filter(({ differences }) => differences.length > 0).map(({ id }) => id)
  const open = changed.filter((id) => !approved.includes(id))
  if (open.length > 0) throw new Problem('questionnaire-runs-differ', { count: open.length, runs: open })
  return changed
}

type Publishing = { draft: Draft; newest: Published | null; notes: string; signed: string[] }

async function publish(tx: Tx, context: Inside<StaffContext>, { draft, newest, notes, signed }: Publishing): Promise<Published> {
  const { key, name, description, image, questions } = draft
  const version = (newest?.version ?? 0) + 1
  const row = { key, version, name, description, image, questions, notes, signed, published_at: context.now }
  await insertOwn(tx, { ...row, user_id: context.staff.id })
  await setBase(tx, { id: draft.id, based_on: version })
  return { ...row, origin: 'clinic', published_by: context.staff.name }
}
