import type { Comparison, MergeField, MergeSide } from '@clinic/contract/patients/duplicates'
import { PROBLEMS } from '@clinic/contract/problem'
import { type Mergeable, mergeRecords } from '@clinic/core/patients/merge-records'
import { canSee } from '@clinic/core/queues/can-see'
import { provinceName } from '@clinic/core/reference-data/provinces'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { minuteIn } from '../../../platform/clock.ts'
import { change } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { isLikelyPair } from './duplicate-pairs-store.ts'
import { findMergeRow, findOpenFacts, type MergeRow, type OpenFacts } from './merge-store.ts'

/** Two records beside each other, with an entry in the history of each (A-13). Refusal: `patient-not-found`. */
export async function compareRecords(context: StaffContext, ids: { one_id: string; other_id: string }): Promise<Comparison> {
  const { sql, staff } = context
  const { one_id, other_id } = ids
  const [one, other] = await Promise.all([findMergeRow(sql, one_id), findMergeRow(sql, other_id)])
  const visible = [one, other].every((row) => row && canSee(staff, row.patient))
  if (!one || !other || one_id === other_id || !(visible || (await isLikelyPair(sql, one_id, other_id))))
    throw new Problem('patient-not-found')
  const [mine, theirs] = await Promise.all([findOpenFacts(sql, one_id), findOpenFacts(sql, other_id)])
  await change(context, async () => ({ result: undefined, audit: [entry(one_id, other_id), entry(other_id, one_id)] }))
  const [first, second] = [ruled(one, mine), ruled(other, theirs)]
  return {
    one: present(context, one, mine),
    other: present(context, other, theirs),
    refusal: refusalOf(first, second),
    reversed: refusalOf(second, first),
  }
}

function ruled({ patient, identity, merged_into }: MergeRow, facts: OpenFacts): Mergeable {
  const { visit_at, call_at, drafts, documents } = facts
  const ahead = { visitAhead: visit_at !== null, callAhead: call_at !== null }
  return { row: patient, identity, merged_into, ...ahead, drafts, hasDocument: documents > 0 }
}

function refusalOf(survivor: Mergeable, merged: Mergeable): string | null {
  const decision = mergeRecords(survivor, merged, [])
  return 'refuse' in decision ? PROBLEMS[decision.refuse][1].replace('{survivor}', String(decision.details?.survivor ?? '')) : null
}

function entry(patient_id: string, with_id: string) {
  const description = `Compared with record ${with_id}, as a likely duplicate`
  return { action: 'Compare Records', description, entity: { kind: 'patient', id: patient_id }, patient_id } as const
}

function present({ zone }: StaffContext, row: MergeRow, open: OpenFacts): MergeSide {
  const { patient, identity, created_at } = row
  return {
    ...{ patient_id: patient.patient_id, version: patient.version, created_at, active: patient.patient_active },
    fields: fieldsOf(row, identity),
    facts: factsOf(zone, row, open),
  }
}

function fieldsOf({ patient }: MergeRow, identity: MergeRow['identity']): Record<MergeField, string> {
  const { street_address, city, postal_code } = identity
  const { mailing_street_address, mailing_city, mailing_province, mailing_postal_code } = identity
  const lines = (parts: readonly (string | null)[]) => parts.filter((part) => part).join(', ')
  return {
    ...{ first_name: patient.first_name, last_name: patient.last_name, date_of_birth: patient.date_of_birth ?? '' },
    ...{ health_number: identity.health_number, phone: identity.phone, email: identity.email },
    address: lines([street_address, city, postal_code]),
    mailing_address: lines([mailing_street_address, mailing_city, mailing_province, mailing_postal_code]),
    province: patient.province === null ? '' : provinceName(patient.province),
    gender: identity.gender ?? '',
    language: identity.language === 'fr' ? 'French' : 'English',
  }
}

function factsOf(zone: string, { patient }: MergeRow, open: OpenFacts): string[] {
  const held = [patient.pcr_name && `assigned to ${patient.pcr_name}`, patient.np_name && `assigned to ${patient.np_name}`]
  const when = (moment: string | null) => (moment === null ? '' : minuteIn(zone, moment))
  return [
    patient.death_recorded_at !== null && 'The patient has died',
    patient.in_pcr_queue && 'In the PCR queue',
    patient.in_np_queue && (patient.on_hold_in_queue ? 'On hold in the NP queue' : 'In the NP queue'),
    ...held.map((words) => words && words[0]?.toUpperCase() + words.slice(1)),
    patient.need_pcr_help_flag && 'Asks for help',
    open.alarms > 0 && `${open.alarms === 1 ? 'A crisis alarm is' : `${open.alarms} crisis alarms are`} open`,
    open.visit_at !== null && `Visit booked with ${open.visit_with}, ${when(open.visit_at)}`,
    open.call_at !== null && 'A call follows',
    open.drafts.length > 0 && 'A visit note is not signed yet',
    open.documents > 0 && 'A medical document in force or in preparation',
    open.visits > 0 && `${open.visits} completed ${open.visits === 1 ? 'visit' : 'visits'}`,
    open.notes > 0 && `${open.notes} signed ${open.notes === 1 ? 'note' : 'notes'}`,
    patient.upcoming_renewal_date && `Renewal ${patient.upcoming_renewal_date}`,
    patient.eligible ? false : 'Not eligible',
  ].filter((fact) => typeof fact === 'string')
}
