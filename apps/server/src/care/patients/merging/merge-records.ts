import { MERGE_UNDO_DAYS, type MergeField, type MergeOrder } from '@clinic/contract/patients/duplicates'
import type { Replaced } from '@clinic/core/patients/after-undo'
import { mergeRecords as decide, type Mergeable, type MergeChange } from '@clinic/core/patients/merge-records'
import { canSee } from '@clinic/core/queues/can-see'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { later } from '../../../platform/clock.ts'
import { change } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { patientNotice } from '../patient-notice.ts'
import { presentRow } from '../present.ts'
import { updateRecord, upsertDetails } from '../store.ts'
import { announceEmail } from './announce-email.ts'
import { isLikelyPair } from './duplicate-pairs-store.ts'
import { findMergeRow, findOpenFacts, followSurvivor, insertMerge, type Kept, lockRecords, type MergeRow, writeRow } from './merge-store.ts'
import { moveOpenRows } from './move-open-rows.ts'

const DAY_SECONDS = 86_400

/**
 * Merges one record into another (F-13). Both are locked, after the conversations and alarms that a chat turn locks
 * first; one entry in the history of each. Refusals: `patient-not-found`, `version-conflict`, those of the rule.
 */
export async function mergeRecords(context: StaffContext, order: MergeOrder): Promise<{ id: number; undo_until: string }> {
  const { survivor_id, merged_id, take } = order
  return change(context, async (tx, { staff, now }) => {
    if (survivor_id === merged_id) throw new Problem('merge-same-record')
    await lockRecords(tx, [survivor_id, merged_id])
    const [survivor, merged] = [await findMergeRow(tx, survivor_id), await findMergeRow(tx, merged_id)]
    const visible = [survivor, merged].every((row) => row && canSee(staff, row.patient))
    if (!survivor || !merged || !(visible || (await isLikelyPair(tx, survivor_id, merged_id)))) throw new Problem('patient-not-found')
    const outdated = survivor.patient.version !== order.survivor_version ? survivor : merged
    if (survivor.merged_into === null && merged.merged_into === null && isOutdated(order, survivor, merged))
      throw new Problem('version-conflict', { patient: presentRow(outdated.patient) })
    const decision = decide(await mergeable(tx, survivor), await mergeable(tx, merged), take)
    if ('refuse' in decision) throw new Problem(decision.refuse, decision.details)
    const kept = await write(tx, { survivor, merged }, { decision, now })
    const undo_until = later(now, MERGE_UNDO_DAYS * DAY_SECONDS)
    const id = await insertMerge(tx, { survivor_id, merged_id, user_id: staff.id, merged_at: now, undo_until, kept })
    const [after, closed] = [await findMergeRow(tx, survivor_id), await findMergeRow(tx, merged_id)]
    if (!after || !closed) throw new Error('a locked patient is missing')
    await announceEmail(tx, { survivor, merged, after, user_id: staff.id, now })
    return {
      result: { id, undo_until },
      audit: [
        entry(survivor_id, `Merged record ${merged_id} into this one${takenWords(take)}`),
        entry(merged_id, `Merged this record into ${survivor_id}, which remains`),
      ],
      live: [patientNotice(survivor.patient, after.patient), patientNotice(merged.patient, closed.patient)],
    }
  })
}

function isOutdated(order: MergeOrder, survivor: MergeRow, merged: MergeRow): boolean {
  return survivor.patient.version !== order.survivor_version || merged.patient.version !== order.merged_version
}

async function mergeable(tx: Tx | StaffContext['sql'], { patient, identity, merged_into }: MergeRow): Promise<Mergeable> {
  const facts = await findOpenFacts(tx, patient.patient_id)
  return {
    row: patient,
    identity,
    merged_into,
    visitAhead: facts.visit_at !== null,
    callAhead: facts.call_at !== null,
    drafts: facts.drafts,
    hasDocument: facts.documents > 0,
  }
}

type Pair = { survivor: MergeRow; merged: MergeRow }

/** Writes both rows, and keeps what was there and what is there now, as the database reads it back. */
async function write(tx: Tx, { survivor, merged }: Pair, { decision, now }: { decision: MergeChange; now: string }): Promise<Kept> {
  const [survivor_id, merged_id] = [survivor.patient.patient_id, merged.patient.patient_id]
  const { phone, email, ...details } = decision.survivor.identity
  const record = fill(survivor.record, merged.record)
  const narrow = { ...decision.survivor.row, ...(phone !== undefined && { phone }), ...(email !== undefined && { email }) }
  await writeRow(tx, merged_id, { ...decision.merged, merged_into: survivor_id })
  await followSurvivor(tx, merged_id, survivor_id)
  await writeRow(tx, survivor_id, narrow)
  if (Object.keys(details).length > 0) await upsertDetails(tx, { patient_id: survivor_id, ...details })
  await updateRecord(tx, survivor_id, record)
  const moved = await moveOpenRows(tx, { survivor_id, merged_id, now })
  const [after, closed] = [await findMergeRow(tx, survivor_id), await findMergeRow(tx, merged_id)]
  if (!after || !closed) throw new Error('a locked patient is missing')
  return {
    survivor: {
      patient: replaced({ ...survivor.patient, ...contactOf(survivor) }, { ...after.patient, ...contactOf(after) }, Object.keys(narrow)),
      details: replaced(survivor.identity, after.identity, Object.keys(details)),
      record: replaced(survivor.record, after.record, Object.keys(record)),
    },
    merged: replaced(merged.patient, closed.patient, Object.keys(decision.merged)),
    moved,
  }
}

const contactOf = ({ identity: { phone, email } }: MergeRow) => ({ phone, email })

function replaced(before: object, after: object, fields: readonly string[]): Replaced {
  const pick = (from: object) => Object.fromEntries(fields.map((field) => [field, (from as Record<string, unknown>)[field]]))
  return { before: pick(before), after: pick(after) }
}

/** Answers that only the merged record has; lists of both. */
function fill(mine: Record<string, unknown>, theirs: Record<string, unknown>): Record<string, unknown> {
  const filled: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(theirs)) {
    const own = mine[field]
    if (Array.isArray(value) && Array.isArray(own)) {
      const more = value.filter((one) => !own.some((other) => JSON.stringify(other) === JSON.stringify(one)))
      if (more.length > 0) filled[field] = [...own, ...more]
    } else if (!isEmpty(value) && isEmpty(own)) filled[field] = value
  }
  return filled
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || JSON.stringify(value) === '{}'
}

const FIELD_WORDS: Readonly<Record<MergeField, string>> = {
  ...{ first_name: 'first name', last_name: 'last name', date_of_birth: 'birth date', health_number: 'health number', phone: 'phone' },
  ...{
    email: 'email',
    address: 'address',
    mailing_address: 'mailing address',
    province: 'province',
    gender: 'gender',
    language: 'language',
  },
}

function takenWords(take: readonly MergeField[]): string {
  return take.length === 0 ? '' : `, with its ${take.map((field) => FIELD_WORDS[field]).join(', ')}`
}

function entry(patient_id: string, description: string) {
  return { action: 'Merge Records', description, entity: { kind: 'patient', id: patient_id }, patient_id } as const
}
