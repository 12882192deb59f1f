import type { AuditEntry } from '@clinic/contract/audit'
import { type Candidate, type Identifiers, LOOK_UP_LIMIT, type LookUp, type LookUpReason } from '@clinic/contract/patients/look-up'
import { countIdentifiers, matchesIdentifiers } from '@clinic/core/patients/matches-identifiers'
import { accessReason, isLicensedFor } from '@clinic/core/queues/can-see'
import { provinceName } from '@clinic/core/reference-data/provinces'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { attempt, giveBack, lookUpThrottle } from '../../../identity/auth/credentials/throttle.ts'
import { dayIn, dayRange } from '../../../platform/clock.ts'
import { change, type Inside, note } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { findLookedUp, type LookUpRow, leadToSurvivors, openLookedUp } from './look-up-store.ts'

const REASONS: Readonly<Record<LookUpReason, string>> = {
  caller: 'caller on the line',
  seller: 'verification for a seller',
  correction: 'correction',
  colleague: 'request of a colleague',
  other: 'other',
}
const NAMES: Readonly<Record<keyof Identifiers, string>> = {
  patient_id: 'ID',
  name: 'name',
  date_of_birth: 'birth date',
  phone: 'phone',
  email: 'email',
  postal_code: 'postal code',
  health_number: 'health number',
}

/**
 * Finds a caller by two identifiers among patients of the provinces that the user is licensed in, and opens the record
 * of a single match until midnight in clinic time (F-1). Every candidate shown gets an audit entry. Refusals:
 * `identifiers-needed`, `too-many-attempts` after ten look-ups without a match within an hour.
 */
export async function lookUpCaller(context: StaffContext, order: LookUp): Promise<{ candidates: Candidate[] }> {
  const { staff, now, sql } = context
  if (countIdentifiers(order.identifiers) < 2) throw new Problem('identifiers-needed')
  const throttle = lookUpThrottle(staff.id)
  const blockedUntil = await attempt(sql, throttle, now)
  const candidates = await change(context, async (tx, context) => {
    const rows = await findLookedUp(tx, order.identifiers)
    const found = await leadToSurvivors(
      tx,
      rows.filter((row) => matchesIdentifiers(row, order.identifiers)),
    )
    const matching = found.filter((row) => isLicensedFor(staff, row) || accessReason(staff, row) !== null).slice(0, LOOK_UP_LIMIT)
    const [only, another] = matching
    if (only && !another && accessReason(staff, only) === null) await openUntilMidnight(tx, context, only.patient_id)
    return { result: matching.map(presentCandidate), audit: entriesOf(order, matching) }
  })
  if (candidates.length > 0) await giveBack(sql, throttle)
  else if (blockedUntil !== null)
    await note(context, {
      action: 'Look-Up Blocked',
      description: 'Looked up callers many times without a match, and has to wait',
      entity: { kind: 'user', id: String(staff.id) },
    })
  return { candidates }
}

/** Opens the record to the user until midnight in clinic time. */
export function openUntilMidnight(tx: Tx, { staff, now, zone }: Inside<StaffContext>, patient_id: string): Promise<void> {
  const today = dayIn(zone, now)
  return openLookedUp(tx, { patient_id, user_id: staff.id, until: dayRange(zone, today, today).until })
}

export function presentCandidate({ patient_id, first_name, last_name, date_of_birth, province, died }: LookUpRow): Candidate {
  const birth_year = date_of_birth === null ? null : Number(date_of_birth.slice(0, 4))
  return { patient_id, first_name, last_name, birth_year, province: province && provinceName(province), died }
}

/** An entry in the history of each candidate; a look-up without a match has its own. */
function entriesOf({ identifiers, reason, note }: LookUp, matching: readonly LookUpRow[]): [AuditEntry, ...AuditEntry[]] {
  const by = Object.keys(identifiers).map((field) => NAMES[field as keyof Identifiers])
  const why = note === '' ? REASONS[reason] : `${REASONS[reason]}: ${note}`
  const told = `by ${by.join(', ')} (${why})`
  const entry = (id: string | null, description: string): AuditEntry => ({
    ...{ action: 'Look Up Caller', description, ...(id !== null && { patient_id: id }) },
    entity: id === null ? { kind: 'list', id: 'patients' } : { kind: 'patient', id },
  })
  const [first, ...others] = matching.map(({ patient_id }) =>
    entry(patient_id, matching.length === 1 ? `Looked up ${told}` : `One of ${matching.length} patients found by a look-up ${told}`),
  )
  return first ? [first, ...others] : [entry(null, `Looked up a caller without a match, ${told}`)]
}
