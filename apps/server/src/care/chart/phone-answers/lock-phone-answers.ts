import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { Answers } from '@clinic/core/questionnaires/answers'
import { migrateAnswers } from '@clinic/core/questionnaires/migrate-answers'
import { canSee } from '@clinic/core/queues/can-see'
import { listNewest, loadVersion } from '../../../assistant/questionnaires/load-version.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import type { Inside } from '../../../platform/db/change.ts'
import type { Sql, Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import type { NamedPatient } from '../../patients/present.ts'
import { readPatient } from '../../patients/read-patient.ts'
import { type AnswerSet, findLastFinishedSet, findOpenSet, lockOpenSet } from '../answers/answer-store.ts'

/** Upon which answers somebody works: those of `revision` of what `version` asked. */
export type Upon = { patient_id: string; key: string; version: number; revision: number }

/** `answers`: those of the set that count in this version; `set`: `null` where nothing is kept yet. */
export type LockedAnswers = { patient: NamedPatient; questionnaire: Questionnaire; set: AnswerSet | null; answers: Answers }

/** A patient that somebody may see. Refusal: `patient-not-found`, also outside one's provinces. */
export async function seenBy(sql: Sql | Tx, staff: StaffContext['staff'], patient_id: string): Promise<NamedPatient> {
  const patient = await readPatient(sql, patient_id)
  if (!patient || !canSee(staff, patient)) throw new Problem('patient-not-found')
  return patient
}

/**
 * The open answers under lock, if they are still those that were read. Refusals: `patient-not-found`, `questionnaire-not-found`,
 * `questionnaire-version-not-found`, and `answers-changed` with who changed them.
 */
export async function lockPhoneAnswers(tx: Tx, { staff }: Inside<StaffContext>, upon: Upon): Promise<LockedAnswers> {
  const patient = await seenBy(tx, staff, upon.patient_id)
  const newest = await findNewest(tx, upon.key)
  const set = await lockOpenSet(tx, upon)
  if ((set?.revision ?? 0) !== upon.revision) throw await changedBy(tx, upon, set)
  const questionnaire = upon.version === newest.version ? newest : await sameVersion(tx, upon, set)
  return { patient, questionnaire, set, answers: await answersForVersion(tx, questionnaire, set) }
}

/** The newest published version of a questionnaire. Refusal: `questionnaire-not-found`. */
export async function findNewest(sql: Sql | Tx, key: string): Promise<Questionnaire> {
  const newest = (await listNewest(sql)).find((one) => one.key === key)
  if (!newest) throw new Problem('questionnaire-not-found')
  return newest
}

/** The kept answers as a version asks them; those that do not mean the same in it are asked again (D-11). */
export async function answersForVersion(sql: Sql | Tx, questionnaire: Questionnaire, set: AnswerSet | null): Promise<Answers> {
  if (!set || set.version === questionnaire.version) return set?.answers ?? {}
  const asked = await loadVersion(sql, set.key, set.version)
  return asked ? migrateAnswers(asked.questions, questionnaire.questions, set.answers) : {}
}

/** Who asks goes on in the version that they began with, whatever is published meanwhile. */
async function sameVersion(tx: Tx, { key, version }: Upon, set: AnswerSet | null): Promise<Questionnaire> {
  const asked = set?.version === version ? await loadVersion(tx, key, version) : null
  if (!asked) throw new Problem('questionnaire-version-not-found')
  return asked
}

/** Says who was faster: in the open answers, or by finishing them. */
export async function changedBy(tx: Tx, upon: Upon, open: AnswerSet | null): Promise<Problem> {
  const set = open ?? (await findOpenSet(tx, upon)) ?? (await findLastFinishedSet(tx, upon))
  return new Problem('answers-changed', { name: set?.by ?? 'The patient', revision: open?.revision ?? 0 })
}
