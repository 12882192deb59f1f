import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { Answers } from '@clinic/core/questionnaires/answers'
import { migrateAnswers } from '@clinic/core/questionnaires/migrate-answers'
import { canSee } from '@clinic/core/queues/can-see'
import { listUsable, loadVersion } from '../../../assistant/questionnaires/load-version.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import type { Inside } from '../../../platform/db/change.ts'
import type { Sql, Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { NamedPatient } from '../../patients/present.ts'
import { readPatient } from '../../patients/read-patient.ts'
import { type AnswerSet, findLastFinishedSet, findOpenSet, lockOpenSet } from '../answers/answer-store.ts'

/** The answers this change is based on: `revision` under `version`. */
export type Upon = { patient_id: string; key: string; version: number; revision: number }

/** `answers`: those valid in this version; `set`: null before the first one. */
export type LockedAnswers = { patient: NamedPatient; questionnaire: Questionnaire; set: AnswerSet | null; answers: Answers }

/** A patient the caller may see. Refusal: `patient-not-found`, also outside their provinces. */
export async function seenBy(sql: Sql | Tx, staff: StaffContext['staff'], patient_id: string): Promise<NamedPatient> {
  const patient = await readPatient(sql, patient_id)
  if (!patient || !canSee(staff, patient)) throw new Problem('patient-not-found')
  return patient
}

/**
 * Locks the open answers if they are still at the revision read. Refusals: `patient-not-found`,
 * `questionnaire-not-found`, `questionnaire-version-not-found`, and `answers-changed` with who changed them.
 */
export async function lockPhoneAnswers(tx: Tx, { staff }: Inside<StaffContext>, upon: Upon): Promise<LockedAnswers> {
  const patient = await seenBy(tx, staff, upon.patient_id)
  const newest = await findNewest(tx, upon.key)
  const set = await lockOpenSet(tx, upon)
  if ((set?.revision ?? 0) !== upon.revision) throw await changedBy(tx, upon, set)
  const questionnaire = upon.version === newest.version ? newest : await sameVersion(tx, upon, set)
  return { patient, questionnaire, set, answers: await answersForVersion(tx, questionnaire, set) }
}

/** Refusal: `questionnaire-not-found`. */
export async function findNewest(sql: Sql | Tx, key: string): Promise<Questionnaire> {
  const newest = (await listUsable(sql)).find((one) => one.key === key)
  if (!newest) throw new Problem('questionnaire-not-found')
  return newest
}

/** The saved answers under a version; those that changed meaning are asked again (D-11). */
export async function answersForVersion(sql: Sql | Tx, questionnaire: Questionnaire, set: AnswerSet | null): Promise<Answers> {
  if (!set || set.version === questionnaire.version) return set?.answers ?? {}
  const asked = await loadVersion(sql, set.key, set.version)
  return asked ? migrateAnswers(asked.questions, questionnaire.questions, set.answers) : {}
}

/** An intake continues in the version it started with, whatever is published meanwhile. */
async function sameVersion(tx: Tx, { key, version }: Upon, set: AnswerSet | null): Promise<Questionnaire> {
  const asked = set?.version === version ? await loadVersion(tx, key, version) : null
  if (!asked) throw new Problem('questionnaire-version-not-found')
  return asked
}

/** Reports who was faster, in open or finished answers. */
export async function changedBy(tx: Tx, upon: Upon, open: AnswerSet | null): Promise<Problem> {
  const set = open ?? (await findOpenSet(tx, upon)) ?? (await findLastFinishedSet(tx, upon))
  return new Problem('answers-changed', { name: set?.by ?? 'The patient', revision: open?.revision ?? 0 })
}
