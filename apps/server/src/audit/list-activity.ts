import { type ActionEntry, AUDIT_PAGE } from '@clinic/contract/audit'
import { describeAction } from '@clinic/core/audit/describe-action'
import { canSee } from '@clinic/core/queues/can-see'
import { readPatient } from '../care/patients/read-patient.ts'
import type { StaffContext } from '../identity/auth/access/context.ts'
import { dayIn, minuteIn } from '../platform/clock.ts'
import { placeOf } from './interpret-filter.ts'
import { cursorOf } from './search-entries.ts'
import { findFitting, type Wanted } from './store.ts'

const ANYTHING: Omit<Wanted, 'users'> = { nobodies: [], actions: null, patient_id: '', field: '', from: null, until: null, clock: null }

/** The caller’s own actions as text, newest first; patients they may no longer see are named but not linked. */
export async function listActivity(
  context: StaffContext,
  before: string,
): Promise<{ rows: ActionEntry[]; older: string | null; today: string }> {
  const { sql, staff, zone, now } = context
  const found = await findFitting(sql, { ...ANYTHING, users: [staff.id] }, { before: placeOf(before), limit: AUDIT_PAGE + 1 })
  const shown = found.slice(0, AUDIT_PAGE)
  const patients = [...new Set(shown.flatMap(({ patient_id }) => patient_id ?? []))]
  const visible = new Set<string>()
  await Promise.all(
    patients.map(async (patient_id) => {
      const patient = await readPatient(context.sql, patient_id)
      if (patient && canSee(staff, patient)) visible.add(patient_id)
    }),
  )
  const last = shown.at(-1)
  return {
    rows: shown.map((entry) => {
      const [day = '', minute = ''] = minuteIn(zone, entry.created_at).split(' ')
      const words = describeAction(entry)
      return { id: entry.id, at: entry.created_at, day, minute, action: entry.action, words, open: visible.has(words.patient_id ?? '') }
    }),
    older: found.length > AUDIT_PAGE && last ? cursorOf(last) : null,
    today: dayIn(zone, now),
  }
}
