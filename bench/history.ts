import { allowLong, tidy } from '@clinic/server/testing/add-staff'
import { later } from '@clinic/server/testing/clock'
import { collectMetrics } from '@clinic/server/testing/collect-figures'
import type { Sql } from '@clinic/server/testing/database'
import { ensureMonths } from '@clinic/server/testing/ensure-months'

const DAYS = 400
const DAY_SECONDS = 86_400
const ZONE = 'America/Toronto'
/** What a clinic's log holds, in equal parts. */
const ACTIONS = [
  ...['Claim Patient', 'Read Patient Record', 'Complete Appointment', 'Mark Patient Ineligible', 'Opt In For Call', 'Conversation Started'],
  ...['Consent Given', 'New Patient Created', 'Questionnaire Finished', 'Enter PCR Queue', 'Send To NP Queue', 'Update Appointment Notes'],
  ...[
    'Log In',
    'Read Patient List',
    'Hold Patient',
    'Unhold Patient',
    'Assign Patient',
    'Read Audit Log',
    'Need PCR Help',
    'Search Patients',
  ],
]

/** Gives the clinic a past of 400 days: so many audit entries, a completed appointment for every tenth of them, and the daily figures. */
export async function fillHistory(sql: Sql, entries: number): Promise<void> {
  process.stdout.write(`Giving it a past of ${entries} audit entries\n`)
  await allowLong(sql) // a connection that idled meanwhile is a new one
  const now = new Date().toISOString()
  for (let day = 0; day <= DAYS + 31; day += 20) await ensureMonths(sql, later(now, -day * DAY_SECONDS))
  const spacing = (DAYS * DAY_SECONDS) / entries
  await sql`
    insert into encounters (patient_id, user_id, was_new_patient, appointment_type, completed_at)
    select p.patient_id, u.id, n % 3 = 0, case when n % 3 = 0 then 'New Patient' else 'Renewal' end, ${now}::timestamptz - n * ${spacing * 10}::float8 * interval '1 second'
    from (select patient_id, row_number() over () as n from patients limit ${Math.floor(entries / 10)}) p
    join (select id, row_number() over () as place, count(*) over () as people from users) u on u.place = 1 + p.n % u.people`
  await sql`
    insert into audit_log (created_at, user_id, user_name, action, description, entity_kind, entity_id, entity_type, changes, patient_id)
    select ${now}::timestamptz - n * ${spacing}::float8 * interval '1 second', u.id, u.name, a.action, 'measured', 'patient', a.patient, 'Renewal',
      case when a.action = 'Mark Patient Ineligible'
        then '{"eligible": {"from": true, "to": false}, "ineligible_reason": {"from": "", "to": "Other"}}'::jsonb else '{}'::jsonb end, a.patient
    from (select n, (1000000 + n % 900000)::text as patient, (${ACTIONS}::text[])[1 + (n::bigint * 7919 % ${ACTIONS.length})::int] as action
      from generate_series(${entries}::int, 1, -1) as n) a
    join (select id, name, row_number() over () as place, count(*) over () as people from users) u on u.place = 1 + a.n % u.people`
  await tidy(sql) // without figures of the new rows the collecting walks them again and again
  await collectMetrics({ sql, now, zone: ZONE })
  await tidy(sql)
}
