import type { AuditChanges, AuditEntry } from '@clinic/contract/audit'
import type { StatusRow } from '@clinic/contract/patients'
import { UNDO_SECONDS } from '@clinic/contract/queues'
import type { AuditAction } from '@clinic/contract/vocabulary'
import type { Staff } from '@clinic/core/authorization/staff'
import { type Decision, type Patient, refuse } from '@clinic/core/patients/patient'
import { keptFields } from '@clinic/core/patients/status-fields'
import { canSee, reasonByWork } from '@clinic/core/queues/can-see'
import { isAfterDeath } from '@clinic/core/queues/record-death'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { later } from '../../platform/clock.ts'
import { type Context, change, type Inside, NOTHING_CHANGED } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Notice } from '../../platform/events.ts'
import { Problem } from '../../platform/http/problem.ts'
import { patientNotice } from './patient-notice.ts'
import { type NamedPatient, presentRow } from './present.ts'
import { findPatient, hasStepSince, lockHolder, lockPatient, updatePatient, updateWithStep } from './store.ts'

export type PatientChange = {
  patient_id: string
  action: AuditAction
  description: string
  /** Users whose limit counts: locked by ascending id before the patient, to avoid deadlocks. */
  holder?: number | ((patient: Patient) => number | null | readonly number[])
  /** Reads that `decide` needs beside the patient, sent right behind the locks: they see what these waited for. */
  behindLocks?(tx: Tx): void
  /** By default callers who may not see the patient get "not found"; some use cases check that themselves. */
  anyone?: boolean
  version?: number
  /** A transition that its user may undo for a minute (C-12). */
  undoable?: boolean
  decide(patient: NamedPatient, facts: Facts): Decision | Promise<Decision>
  /** Further writes in the same transaction, after the row. */
  also?(tx: Tx, before: Patient, after: Patient): Promise<void>
  /** Whether these would change nothing either. */
  holdsBeside?(tx: Tx): Promise<boolean>
  /** The same, but only with a row that changes. */
  onChange?(tx: Tx, before: Patient, after: Patient): Promise<void>
  /** Further changes in the same transaction that have audit entries of their own. */
  follow?(tx: Tx, before: Patient): Promise<Followed>
}

export type Followed = { entries: readonly AuditEntry[]; live: readonly Notice[] }

type Facts = { tx: Tx; holder: Staff | null; holders: readonly Staff[] }
/** The changed row, its undo entry and deadline; null: cannot be undone. */
export type ChangedPatient = { patient: StatusRow; undo: { id: number; until: string } | null }

/** Of the update, once that is committed: both go out together. */
type Answer = { changed: ChangedPatient | Promise<ChangedPatient> }

/**
 * The single write path for a patient: lock, read, apply the rule, write, audit before and after, publish (DESIGN
 * §2). What holds already is answered with the row, without an entry, for an older version too: nothing is overwritten. System changes have no `staff` and only the rule can refuse them. Refusals: `patient-not-found`,
 * `already-done`, `version-conflict`, `current-user-not-found`, `patient-died`, and those of the rule.
 */
export async function changePatient(context: Context & Partial<StaffContext>, order: PatientChange): Promise<ChangedPatient> {
  const { changed } = await change<Answer, typeof context>(
    context,
    async (tx, context) => {
      const { patient, holder, holders } = await lock(tx, order)
      if (!patient) throw new Problem('patient-not-found')
      const { staff } = context
      const isHidden = staff !== undefined && !order.anyone && !canSee(staff, patient)
      const isAgain = async () => staff !== undefined && (await hasJustChanged(tx, order, { ...context, user_id: staff.id }))
      if (isHidden && !(await isAgain())) throw new Problem('patient-not-found')
      const isStale = !isHidden && order.version !== undefined && order.version !== patient.version
      const decision = guarded(patient, await order.decide(patient, { tx, holder, holders }))
      const stale = () => new Problem('version-conflict', { patient: presentRow(patient) })
      if ('refuse' in decision) {
        if (isStale) throw stale()
        // The record stays open to the person who held it, so only their work shows that this is a second click.
        if (isHidden || (staff && reasonByWork(staff, patient) === null && (await isAgain()))) throw new Problem('already-done')
        throw new Problem(decision.refuse, explain(decision, patient))
      }
      const isHeld = Object.keys(difference(patient, decision.change)).length === 0
      if (isHeld && (!order.also || (await order.holdsBeside?.(tx))))
        return { result: { changed: { patient: presentRow(patient), undo: null } }, audit: NOTHING_CHANGED }
      if (isStale) throw stale()
      if (isHidden) throw new Problem('already-done')
      const writing = write(tx, context, { order, patient, fields: decision.change })
      const { entries, live } = await writeMore(tx, order, { patient, writing })
      const after = foresee(patient, decision.change)
      const changed = writing.then(({ after, undo }) => ({ patient: presentRow(after), undo }))
      // The transaction fails with it.
      changed.catch(() => undefined)
      return {
        result: { changed },
        audit: [
          {
            action: order.action,
            description: order.description,
            entity: { kind: 'patient', id: order.patient_id, type: after.appointment_type },
            changes: difference(patient, decision.change),
            patient_id: order.patient_id,
          },
          ...entries,
        ],
        live: [patientNotice(patient, after), ...live],
      }
    },
    { plans: 'generic' },
  )
  return changed
}

/** The row as far as its entry and its notice need it, before the answer to its update: triggers change neither queues nor assignees. */
function foresee(patient: NamedPatient, fields: Partial<Patient>): NamedPatient {
  return { ...patient, ...fields, version: patient.version + 1 }
}

/** What the order writes besides the row. Only that needs the changed row at once. */
async function writeMore(
  tx: Tx,
  order: PatientChange,
  { patient, writing }: { patient: NamedPatient; writing: Promise<Written> },
): Promise<Followed> {
  writing.catch(() => undefined)
  if (order.also || order.onChange) {
    const { after } = await writing
    await order.also?.(tx, patient, after)
    await order.onChange?.(tx, patient, after)
  }
  return (await order.follow?.(tx, patient)) ?? { entries: [], live: [] }
}

/** Nothing begins for a patient who has died. */
function guarded(patient: Patient, decision: Decision): Decision {
  return 'change' in decision && isAfterDeath(patient, decision.change) ? refuse('patient-died') : decision
}

/**
 * A known assignee is locked first; one that only the row names is locked after a read, then the row is read again
 * under lock.
 */
async function lock(
  tx: Tx,
  { holder, patient_id, behindLocks }: PatientChange,
): Promise<Omit<Facts, 'tx'> & { patient: NamedPatient | null }> {
  if (holder === undefined) {
    const locked = lockPatient(tx, patient_id)
    behindLocks?.(tx)
    return { patient: await locked, holder: null, holders: [] }
  }
  if (typeof holder === 'number') {
    const locked = Promise.all([lockHolder(tx, holder), lockPatient(tx, patient_id)])
    behindLocks?.(tx)
    const [staff, patient] = await locked
    if (!staff) throw new Problem('current-user-not-found')
    return { patient, holder: staff, holders: [staff] }
  }
  const idsOf = (row: Patient) => [holder(row) ?? []].flat().sort((a, b) => a - b)
  const seen = await findPatient(tx, patient_id)
  const ids = seen ? idsOf(seen) : []
  const holders: Staff[] = []
  for (const id of ids) holders.push(...[await lockHolder(tx, id)].filter((staff) => staff !== null))
  const locked = lockPatient(tx, patient_id)
  behindLocks?.(tx)
  const patient = await locked
  if (patient && String(idsOf(patient)) !== String(ids)) throw new Problem('version-conflict', { patient: presentRow(patient) })
  return { patient, holder: holders[0] ?? null, holders }
}

type Written = { after: NamedPatient; undo: ChangedPatient['undo'] }
type Writing = { order: PatientChange; patient: Patient; fields: Partial<Patient> }

async function write(
  tx: Tx,
  { staff, now }: Inside<Context & Partial<StaffContext>>,
  { order, patient, fields }: Writing,
): Promise<Written> {
  const { patient_id, action } = order
  if (!order.undoable || !staff) return { after: await updatePatient(tx, patient_id, fields), undo: null }
  const before = beforeOf(patient, fields)
  const { after, step_id } = await updateWithStep(tx, patient_id, { fields, step: { user_id: staff.id, action, before, now } })
  return { after, undo: { id: step_id, until: later(now, UNDO_SECONDS) } }
}

const KEPT = keptFields()

/** What the change replaces, and what the table's trigger makes of it. */
function beforeOf(patient: Patient, fields: Partial<Patient>): Partial<Patient> {
  const replaced = Object.entries(difference(patient, fields)).map(([field, { from }]) => [field, from])
  return Object.fromEntries([...replaced, ...KEPT.map((field) => [field, patient[field]])])
}

/** Someone who just made a transition and no longer sees the patient has double-clicked. */
async function hasJustChanged(tx: Tx, { patient_id, undoable }: PatientChange, { user_id, now }: { user_id: number; now: string }) {
  return undoable === true && hasStepSince(tx, patient_id, { user_id, since: later(now, -UNDO_SECONDS) })
}

/** Adds to a refusal the assigned user’s name, or the fresh row for an outdated one. */
function explain({ refuse, details = {} }: Extract<Decision, { refuse: unknown }>, patient: NamedPatient): Record<string, unknown> {
  if (refuse === 'version-conflict') return { ...details, patient: presentRow(patient) }
  if (!('holder_id' in details)) return details
  const name = details.holder_id === patient.assigned_pcr ? patient.pcr_name : patient.np_name
  return { holder: name, patient: presentRow(patient) }
}

const DERIVED: readonly string[] = keptFields('worked-out')

/** Field by field, without unchanged and derived ones. */
export function difference(before: Patient, fields: Partial<Patient>): AuditChanges {
  const changes: AuditChanges = {}
  for (const [field, to] of Object.entries(fields)) {
    const from = before[field as keyof Patient]
    if (!DERIVED.includes(field) && JSON.stringify(from) !== JSON.stringify(to)) changes[field] = { from, to }
  }
  return changes
}
