import { isDeepStrictEqual } from 'node:util'
import type { Questionnaire } from '@clinic/contract/questionnaires'
import { diffPatch } from '@clinic/core/questionnaires/edits/diff-patch'
import { sameQuestions } from '@clinic/core/questionnaires/edits/same-questions'
import type { Sql, TransactionSql } from '../../platform/db/database.ts'
import { type Draft, insertDraft, lockDraft, lockStarters, noticeStarter, setBase, updateDraft } from './draft-store.ts'
import { insertEdits } from './edit-store.ts'
import { touchedBy } from './make-edits.ts'
import { findNewestOf, findPublished, insertStarter, type Published } from './store.ts'

/**
 * Puts the starter questionnaires in at start, each version once, with a draft of each. A newer one is published where the clinic has left
 * questionnaire and draft as they came; where it has its own, the newer one is suggested in the draft and nothing is asked anew. A version that
 * is there already must be the same, since a published version never changes.
 */
export async function publishContent(sql: Sql, content: readonly Questionnaire[]): Promise<void> {
  await sql.begin(async (tx) => {
    await lockStarters(tx)
    for (const starter of content) await putIn(tx, starter)
  })
}

async function putIn(tx: TransactionSql, starter: Questionnaire): Promise<void> {
  const { key, version } = starter
  const draft = await lockDraft(tx, key)
  const newest = await findNewestOf(tx, key)
  if (!draft) return beginWith(tx, starter, newest)
  if (version <= (draft.starter_version ?? 0)) return refuseChanged(tx, starter)
  if (newest && newest.origin === 'starter' && isUntouched(draft, newest)) return moveOn(tx, draft, starter)
  return noticeStarter(tx, { id: draft.id, version, suggested: starter.questions })
}

async function beginWith(tx: TransactionSql, starter: Questionnaire, newest: Published | null): Promise<void> {
  const { key, name, version, questions } = starter
  const isNew = !newest || newest.version < version
  if (isNew) await insertStarter(tx, starter)
  else await refuseChanged(tx, starter)
  const asked = isNew ? { name, version, questions } : newest
  await insertDraft(tx, {
    ...{ key, name: asked.name, description: '', questions: asked.questions },
    ...{ based_on: asked.version, starter_version: Math.max(version, asked.version), user_id: null, now: null },
  })
}

async function refuseChanged(tx: TransactionSql, { key, version, questions }: Questionnaire): Promise<void> {
  const [stored] = await findPublished(tx, { key, version })
  if (stored?.origin !== 'starter' || isDeepStrictEqual(stored.questions, JSON.parse(JSON.stringify(questions)))) return
  throw new Error(`Questionnaire ${key} version ${version} was changed after it was published. Give it a new version.`)
}

function isUntouched({ redescribed, questions }: Draft, newest: Published): boolean {
  return !redescribed && sameQuestions(questions, newest.questions)
}

/** The clinic goes with the program: so does its draft. */
async function moveOn(tx: TransactionSql, draft: Draft, starter: Questionnaire): Promise<void> {
  const { name, version, questions } = starter
  const revision = draft.revision + 1
  const nobody = { user_id: null, now: null }
  const patch = diffPatch(draft.questions, questions)
  const made = { revision, edit: { edit: 'load' }, patch, touched: touchedBy(draft.questions, questions), batch: null, place: null }
  await insertStarter(tx, starter)
  await insertEdits(tx, { draft_id: draft.id, ...nobody, made: [made] })
  await updateDraft(tx, { ...draft, name, questions, revision, ...nobody })
  await setBase(tx, { id: draft.id, based_on: version })
  await noticeStarter(tx, { id: draft.id, version, suggested: null })
}
