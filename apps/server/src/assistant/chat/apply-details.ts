import type { PersonalInformation } from '@clinic/contract/chat'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import type { Effect } from '@clinic/core/chat/state/effects'
import { type Patient, prependNote } from '@clinic/core/patients/patient'
import { provinceCode } from '@clinic/core/reference-data/provinces'
import { changeInTurn } from '../../care/patients/change-in-turn.ts'
import { type FlagsPlan, planAgeFlags, saveFlags } from '../../care/patients/flags/plan-flags.ts'
import { savePersonal } from '../../care/patients/save-personal.ts'
import { send } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type Applied, describeEffect, type TurnFacts } from './describe-effect.ts'
import { findNamesake } from './store.ts'

type Details = Extract<Effect, { kind: 'create-patient' | 'confirm-details' }>

/** Who somebody is: a new record, or one that its patient has looked over. */
export function applyDetails(tx: Tx, effect: Details, facts: TurnFacts): Promise<Applied> {
  return effect.kind === 'create-patient' ? createPatient(tx, effect, facts) : confirmDetails(tx, effect, facts)
}

/** A new record, by the yes to the details (REQ-214). */
async function createPatient(tx: Tx, effect: Extract<Effect, { kind: 'create-patient' }>, facts: TurnFacts): Promise<Applied> {
  const { personal } = effect
  const namesake = await findNamesake(tx, facts.patient_id, personal)
  const warnings = [
    ...(effect.dateOfBirthMismatch ? ['The consent form and the personal details name different dates of birth: please check.'] : []),
    ...(namesake === null ? [] : [`Same name and date of birth as ${namesake}: please check whether they are one person.`]),
  ]
  let fields: Partial<Patient> = {}
  let aged: FlagsPlan['events'] = []
  const turn = await changeInTurn(tx, facts.patient_id, (patient) => {
    const { flags, events } = planAgeFlags(patient, effect.ageFlags)
    aged = events
    fields = {
      ...identityOf(personal),
      is_new_patient: effect.isNew,
      risks_vs_benefits_flags: flags,
      ...(warnings.length > 0 && { system_notes: prependNote(patient.system_notes, `${warnings.join(' ')} (${facts.at})`) }),
    }
    return fields
  })
  send(tx, savePersonal(tx, facts.patient_id, personal))
  send(tx, saveAge(tx, aged, facts))
  return describeEffect(turn, fields, {
    action: 'New Patient Created',
    description: effect.isNew ? 'A new patient' : 'A patient who says they have been seen before',
  })
}

/** The details of a record as its patient has looked them over. */
async function confirmDetails(
  tx: Tx,
  { personal, ageFlags }: Extract<Effect, { kind: 'confirm-details' }>,
  facts: TurnFacts,
): Promise<Applied> {
  let fields: Partial<Patient> = {}
  let aged: FlagsPlan['events'] = []
  const turn = await changeInTurn(tx, facts.patient_id, (patient) => {
    const { flags, events } = planAgeFlags(patient, ageFlags)
    aged = events
    fields = { ...identityOf(personal), risks_vs_benefits_flags: flags }
    return fields
  })
  send(tx, savePersonal(tx, facts.patient_id, personal))
  send(tx, saveAge(tx, aged, facts))
  return describeEffect(turn, fields, { action: 'Personal Information Confirmed', description: 'Looked over by the patient' })
}

function saveAge(tx: Tx, events: FlagsPlan['events'], { patient_id, now }: TurnFacts): Promise<void> {
  return saveFlags(tx, events, { patient_id, answers: null, source: 'chat', user_id: null, now })
}

function identityOf(personal: PersonalInformation): Partial<Patient> {
  return {
    first_name: personal.firstName,
    last_name: personal.lastName,
    date_of_birth: personal.dateOfBirth,
    province: PROVINCE_CODES.find((code) => code === provinceCode(personal.province)) ?? null,
    different_mailing_address: personal.differentMailingAddress,
  }
}
