import type { AuditEntry } from '@clinic/contract/audit'
import type { PersonalInformation } from '@clinic/contract/chat'
import type { Candidate } from '@clinic/contract/patients/look-up'
import { hasScope, type Staff } from '@clinic/core/authorization/staff'
import { checkPersonalInformation, normalisePersonalInformation } from '@clinic/core/patients/personal-information'
import { type Comparable, LIKELY_DUPLICATE, scoreDuplicate } from '@clinic/core/patients/score-duplicate'
import { newPatient } from '@clinic/core/patients/status-fields'
import { ageFlags } from '@clinic/core/questionnaires/flags'
import { accessReason, isLicensedFor } from '@clinic/core/queues/can-see'
import { enterPcrQueue } from '@clinic/core/queues/enter'
import { provinceCode } from '@clinic/core/reference-data/provinces'
import { ageOn } from '@clinic/core/shared/dates'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { dayIn } from '../../../platform/clock.ts'
import { type Changed, change, type Inside } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { openUntilMidnight, presentCandidate } from '../access/look-up-caller.ts'
import { type LookUpRow, leadToSurvivors } from '../access/look-up-store.ts'
import { planAgeFlags, saveFlags } from '../flags/plan-flags.ts'
import { patientNotice } from '../patient-notice.ts'
import { savePersonal } from '../save-personal.ts'
import { insertPatient } from '../store.ts'
import { findComparable, lockBirthDate, nextPatientId } from './duplicate-store.ts'

type Order = { personal: PersonalInformation; different_from: readonly string[] }
type Outcome = { patient_id: string } | { candidates: Candidate[]; hidden: number }

/**
 * Registers a caller under the chat’s rules and puts them into the PCR queue (F-3, F-12). Refusals: `invalid-input` with
 * fields, `province-not-licensed`, `likely-duplicates` unless each is named as someone else (F-13).
 */
export async function registerPatient(context: StaffContext, order: Order): Promise<{ patient_id: string }> {
  const { staff, now, zone } = context
  const today = dayIn(zone, now)
  const fields = checkPersonalInformation(order.personal, today)
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields })
  const personal = normalisePersonalInformation(order.personal)
  if (!mayRegister(staff, personal)) throw new Problem('province-not-licensed')
  const outcome = await change(context, async (tx, context): Promise<Changed<Outcome>> => {
    await lockBirthDate(tx, personal.dateOfBirth)
    const likely = await findLikely(tx, personal, order.different_from)
    return likely.length > 0 ? showLikely(staff, likely) : insert(tx, context, { personal, today })
  })
  if ('patient_id' in outcome) return outcome
  throw new Problem('likely-duplicates', outcome)
}

function mayRegister(staff: Staff, { province }: PersonalInformation): boolean {
  return hasScope(staff, ['admin']) || isLicensedFor(staff, { province: provinceCode(province) })
}

/** Likely duplicates that were not named as someone else, the likeliest first. */
async function findLikely(tx: Tx, personal: PersonalInformation, different_from: readonly string[]): Promise<LookUpRow[]> {
  const caller: Comparable = {
    ...{ first_name: personal.firstName, last_name: personal.lastName, date_of_birth: personal.dateOfBirth, phone: personal.phone },
    ...{ email: personal.email, postal_code: personal.zipcode, health_number: personal.provincialHealthID },
  }
  const rows = await findComparable(tx, caller)
  const likely = rows
    .map((row) => ({ row, score: scoreDuplicate(caller, row) }))
    .filter(({ score }) => score >= LIKELY_DUPLICATE)
    .sort((one, other) => other.score - one.score)
    .map(({ row }) => row)
  return (await leadToSurvivors(tx, likely)).filter(({ patient_id }) => !different_from.includes(patient_id))
}

/** Shows them as a look-up does, with an entry in the history of each (F-1). */
function showLikely(staff: Staff, likely: readonly LookUpRow[]): Changed<Outcome> {
  const shown = likely.filter((row) => isLicensedFor(staff, row) || accessReason(staff, row) !== null)
  const entries = likely.map((row): AuditEntry => {
    const description = shown.includes(row)
      ? 'Shown as a likely duplicate of a new patient'
      : 'Likely duplicate of a new patient, not shown'
    return { action: 'Look Up Caller', description, entity: { kind: 'patient', id: row.patient_id }, patient_id: row.patient_id }
  })
  const [first, ...others] = entries
  if (!first) throw new Error('there is no likely duplicate to show')
  return { result: { candidates: shown.map(presentCandidate), hidden: likely.length - shown.length }, audit: [first, ...others] }
}

type Registering = { personal: PersonalInformation; today: string }

async function insert(tx: Tx, context: Inside<StaffContext>, { personal, today }: Registering): Promise<Changed<Outcome>> {
  const { staff, now } = context
  const patient_id = await nextPatientId(tx)
  const patient = newPatient(patient_id)
  const { flags, events } = planAgeFlags(patient, ageFlags(ageOn(personal.dateOfBirth, today)))
  const row = await insertPatient(tx, {
    ...{ patient_id, first_name: personal.firstName, last_name: personal.lastName, date_of_birth: personal.dateOfBirth },
    ...{ province: provinceCode(personal.province), different_mailing_address: personal.differentMailingAddress },
    risks_vs_benefits_flags: flags,
    ...enterPcrQueue(patient, { appointment_type: 'New Patient', now }),
  })
  await savePersonal(tx, patient_id, personal)
  await saveFlags(tx, events, { patient_id, answers: null, source: 'phone', user_id: staff.id, now })
  if (accessReason(staff, row) === null) await openUntilMidnight(tx, context, patient_id)
  return {
    result: { patient_id },
    audit: {
      action: 'Register Patient',
      description: 'Registered a caller, who joined the PCR queue',
      entity: { kind: 'patient', id: patient_id, type: row.appointment_type },
      patient_id,
    },
    live: [patientNotice(null, row)],
  }
}
