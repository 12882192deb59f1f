import { randomUUID } from 'node:crypto'
import { addDays } from '@clinic/core/shared/dates'
import { buildPatient, TEST_NOW } from '../../test/build.ts'
import { dayIn } from '../platform/clock.ts'
import type { Sql } from '../platform/db/database.ts'
import { ZONE } from './booked.harness.ts'

type Parts = Parameters<typeof buildPatient>[1] & { consent?: 'yes' | 'no' | null; language?: 'en' | 'fr'; renewsIn?: number }

/** A patient with an address and consent; `renewsIn`: days from the tests’ today to the renewal date. */
export async function buildReminded(sql: Sql, { consent = 'yes', language = 'en', renewsIn, ...parts }: Parts = {}) {
  const email = `pat.${randomUUID()}@example.org`
  const date = renewsIn === undefined ? {} : { upcoming_renewal_date: addDays(dayIn(ZONE, TEST_NOW), renewsIn) }
  const { patient_id } = await buildPatient(sql, { email, ...date, ...parts })
  await sql`update patient_details set language = ${language} where patient_id = ${patient_id}`
  if (consent !== null) await giveConsent(sql, patient_id, { option: consent })
  return { patient_id, email }
}

/** The answer to the consent form, by default long ago. */
export async function giveConsent(
  sql: Sql,
  patient_id: string,
  { option, at = '2025-01-05T15:00:00.000Z' }: { option: 'yes' | 'no'; at?: string },
): Promise<void> {
  const id = randomUUID()
  await sql`insert into conversations (id, patient_id, state, started_at, last_turn_at) values (${id}, ${patient_id}, ${sql.types.sealed({})}, ${at}, ${at})`
  await sql`
    insert into consents (conversation_id, patient_id, version, text_hash, option, signature, address, agent, given_at)
    values (${id}, ${patient_id}, '1', 'none', ${option}, 'Pat Example', '', '', ${at})`
}

/** Deletes all reminders with their patients, for isolated tests. */
export async function clearReminders(sql: Sql): Promise<void> {
  await sql`delete from patient_reminders`
  await sql`delete from unsubscribed_patients`
  await sql`update patients set upcoming_renewal_date = null, questionnaire_in_progress = false`
  await sql`delete from settings where key = 'reminders_planned'`
}
