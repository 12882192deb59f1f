import type { AuditEntry } from '@clinic/contract/audit'
import type { PersonalInformation } from '@clinic/contract/chat'
import type { ProvinceCode } from '@clinic/contract/provinces'
import { ASSISTANT_NAME } from '@clinic/contract/vocabulary'
import type { Effect, FinishedQuestionnaire } from '@clinic/core/chat/state/effects'
import { type Decision, noQuestionnaires, type Patient } from '@clinic/core/patients/patient'
import { newPatient } from '@clinic/core/patients/status-fields'
import { instrumentOf } from '@clinic/core/scales/instruments'
import type { Chance } from '@clinic/core/shared/chance'
import type { DecisionRow } from '../../src/care/next-steps/record-decision.ts'
import { difference } from '../../src/care/patients/change-patient.ts'
import { type AnswerSet, keepFlags, type SeededFlagEvent } from '../flag-events.ts'
import type { Person } from '../people.ts'
import type { Profile } from '../profiles/profiles.ts'

export type Entry = {
  created_at: string
  user_id: number | null
  user_name: string
  action: AuditEntry['action']
  description: string
  entity_kind: AuditEntry['entity']['kind']
  entity_id: string
  entity_type: string | null
  changes: NonNullable<AuditEntry['changes']>
  additional_info: string
  patient_id: string | null
  address: string
}
export type Encounter = { patient_id: string; user_id: number; was_new_patient: boolean; appointment_type: string; completed_at: string }
/** Time in a queue, for who could have opened the chart; `until` empty: still there. */
export type Stay = { queue: 'pcr' | 'np'; province: ProvinceCode | null; from: string; until: string | null }

/** A patient’s story so far: the row as the rules left it, and everything recorded. */
export type Timeline = {
  profile: Profile
  chance: Chance
  /** False until the record exists. */
  born: boolean
  patient: Patient
  phone: string
  email: string
  details: PersonalInformation | null
  record: Record<string, unknown>
  created_at: string
  updated_at: string
  entries: Entry[]
  encounters: Encounter[]
  decisions: DecisionRow[]
  sets: AnswerSet[]
  flag_events: SeededFlagEvent[]
  stays: Stay[]
}

export function openTimeline(patient_id: string, profile: Profile, chance: Chance): Timeline {
  return {
    profile,
    chance,
    born: false,
    patient: newPatient(patient_id),
    phone: '',
    email: '',
    details: null,
    record: {},
    created_at: '',
    updated_at: '',
    entries: [],
    encounters: [],
    decisions: [],
    sets: [],
    flag_events: [],
    stays: [],
  }
}

/**
 * Writes fields like the server: the first write creates the row, each later one raises its version. Returns the
 * changes.
 */
export function write(life: Timeline, at: string, fields: Partial<Patient>): Entry['changes'] {
  if (at < life.updated_at) throw new Error(`${life.patient.patient_id}: ${at} is before ${life.updated_at}`)
  const { patient } = life
  const changes = life.born ? difference(patient, fields) : {}
  life.patient = { ...patient, ...fields, version: life.born ? patient.version + 1 : patient.version }
  if (!life.born) life.created_at = at
  life.born = true
  life.updated_at = at
  followStays(life, at)
  return changes
}

export type ActionEntry = { at: string; by: Person; action: Entry['action']; description: string }

/** Applies a rule’s decision by a staff member, audited. A refusal is a bug in the scenario. */
export function act(life: Timeline, { at, by, action, description }: ActionEntry, decision: Decision): void {
  if ('refuse' in decision) throw new Error(`${life.patient.patient_id}: ${action} was refused with ${decision.refuse}`)
  const changes = write(life, at, decision.change)
  life.entries.push({ ...staffEntry(by, at), action, description, ...aboutPatient(life), changes })
}

export function look(life: Timeline, by: Person, at: string): void {
  life.entries.push({
    ...staffEntry(by, at),
    action: 'Read Patient Record',
    description: 'Opened the record',
    ...aboutPatient(life),
    entity_type: null,
  })
}

export function keepDetails(life: Timeline, personal: PersonalInformation): void {
  life.details = personal
  life.phone = personal.phone
  life.email = personal.email
}

/** What a finished questionnaire writes to the record. */
export function keepFinished(
  life: Timeline,
  done: FinishedQuestionnaire,
  { at, conversation_id }: { at: string; conversation_id: string | null },
): Entry['changes'] {
  const set = keepSet(life, { ...done, conversation_id, at, set_aside: {} })
  const changes = write(life, at, {
    questionnaire_in_progress: noQuestionnaires.questionnaire_in_progress,
    appointment_type: done.appointment_type,
    ...(done.field === 'renewal_answers' ? { renewal_questionnaire_complete: true } : { async_questionnaire_complete: true }),
    risks_vs_benefits_flags: keepFlags(life, finishedFlags(done), { at, set }),
    ...(done.opted_in_for_call !== null && { opted_in_for_call: done.opted_in_for_call }),
  })
  set.finished_at = at
  Object.assign(
    life.record,
    known({
      [done.field]: done.answers,
      medications: done.medications,
      preferred_licensed_seller: done.preferred_licensed_seller,
      preferred_cannabinoids: done.preferred_cannabinoids,
      preferred_consumption_methods: done.preferred_consumption_methods,
      referral_codes: done.referral_codes,
    }),
  )
  return changes
}

type Scaled = Extract<Effect, { kind: 'finish-scale' }>

/** What a finished scale writes to the record. */
export function keepScaled(
  life: Timeline,
  done: Scaled,
  { at, conversation_id }: { at: string; conversation_id: string | null },
): Entry['changes'] {
  const answers = { ...done.answers, instrument: done.key, ...(done.total !== null && { total: { value: done.total, at } }) }
  const set = keepSet(life, { ...done, answers: answers as unknown as Scaled['answers'], conversation_id, at, set_aside: {} })
  const flags = keepFlags(life, finishedFlags(done), { at, set })
  set.finished_at = at
  const field = instrumentOf(done.key)?.answer_field
  if (field) Object.assign(life.record, { [field]: answers })
  return write(life, at, {
    questionnaire_in_progress: noQuestionnaires.questionnaire_in_progress,
    ...(done.key === 'cuditr' ? { cuditr_questionnaire_complete: true } : { scale_questionnaire_complete: true }),
    risks_vs_benefits_flags: flags,
  })
}

function finishedFlags({ flags, findings }: Pick<Scaled, 'flags' | 'findings'>) {
  return { found: flags, findings, corrected: [], finished: true }
}

/** A renewal asks less than an intake: other fields stay. */
function known(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)))
}

type Kept = Pick<AnswerSet, 'conversation_id' | 'key' | 'version' | 'answers' | 'set_aside'> & { at: string }

/** Saves partial answers in the questionnaire’s open set. */
export function keepSet(life: Timeline, { at, conversation_id, key, version, answers, set_aside }: Kept): AnswerSet {
  const open = life.sets.find((set) => set.key === key && set.finished_at === null)
  if (open) return Object.assign(open, { answers, set_aside, version })
  const { patient_id } = life.patient
  const set: AnswerSet = { patient_id, conversation_id, key, version, answers, set_aside, started_at: at, finished_at: null }
  life.sets.push(set)
  return set
}

export function staffEntry(by: Person, at: string) {
  return { created_at: at, user_id: by.id, user_name: by.name, address: by.address, ...nothingElse }
}

export function assistantEntry(address: string, at: string) {
  return { created_at: at, user_id: null, user_name: ASSISTANT_NAME, address, ...nothingElse }
}

/** An entry by the scheduler. */
export function timetableEntry(at: string) {
  return { created_at: at, user_id: null, user_name: 'Schedule', address: '', ...nothingElse }
}

export function aboutPatient({ patient: { patient_id, appointment_type } }: Timeline) {
  return { entity_kind: 'patient' as const, entity_id: patient_id, entity_type: appointment_type, patient_id }
}

const nothingElse = { changes: {}, additional_info: '', entity_type: null, patient_id: null }

function followStays({ stays, patient }: Timeline, at: string): void {
  for (const queue of ['pcr', 'np'] as const) {
    const inside = queue === 'pcr' ? patient.in_pcr_queue : patient.in_np_queue
    const open = stays.find((stay) => stay.queue === queue && stay.until === null)
    if (inside && !open) stays.push({ queue, province: patient.province, from: at, until: null })
    if (!inside && open) open.until = at
  }
}
