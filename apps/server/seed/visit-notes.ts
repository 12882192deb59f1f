import type { NoteDraft } from '@clinic/contract/patients/visit-notes'
import { saveVisitNote } from '../src/care/visit-notes/save-visit-note.ts'
import { signVisitNote } from '../src/care/visit-notes/sign-visit-note.ts'
import type { StaffContext } from '../src/identity/auth/access/context.ts'
import type { Sql, TransactionSql } from '../src/platform/db/database.ts'
import type { Clinic } from './build-clinic.ts'

const AUTHOR = 'dana.whitfield@'
const SIGNED = 3

const note = (subjective: string, plan: string): NoteDraft => ({
  kind: 'visit',
  version: 0,
  content: {
    template: 'soap',
    subjective,
    objective: 'Alert and oriented. Speech clear. No sign of intoxication.',
    assessment: 'Goals of treatment discussed. No reason against treatment was found in the answers or in the conversation.',
    plan,
  },
})
const NOTES = [
  note(
    'Sleeps six hours most nights since the last visit. No new medicines.',
    'Same dose. Does not drive after the evening dose. Review in 3 months.',
  ),
  note(
    'Pain is lower in the morning, worse after work. Mild dry mouth.',
    'Oil, 0.5 g a day in the evening, more after one week if needed. Call in 4 weeks.',
  ),
  note('Anxious before work, better on days off.', 'Continue counselling. Low dose in the evening only. Review in 6 weeks.'),
]

/** Visit notes of the demo’s practitioner: signed ones of her last visits, and the draft about a patient she has now (F-23). */
export async function writeVisitNotes(tx: TransactionSql, { people, timelines }: Clinic, at: { now: string; zone: string }): Promise<void> {
  const staff = people.find(({ email }) => email.startsWith(AUTHOR))
  if (!staff) throw new Error('the demo clinic has no practitioner who writes notes')
  const actor = { kind: 'staff' as const, id: staff.id, name: staff.name }
  const context: StaffContext = { ...at, sql: tx as unknown as Sql, actor, staff, address: staff.address }
  const seen = timelines
    .flatMap(({ encounters }) => encounters)
    .filter(({ user_id }) => user_id === staff.id)
    .sort((a, b) => (a.completed_at < b.completed_at ? 1 : -1))
  const last = [...new Set(seen.map(({ patient_id }) => patient_id))].slice(0, SIGNED)
  for (const [place, patient_id] of last.entries()) {
    const draft = NOTES[place % NOTES.length]
    if (!draft) continue
    await saveVisitNote(context, { patient_id, draft })
    await signVisitNote(context, { patient_id, version: 1 })
  }
  const now = timelines.find(({ patient }) => patient.in_np_queue && patient.assigned_np === staff.id && !last.includes(patient.patient_id))
  if (now) await saveVisitNote(context, { patient_id: now.patient.patient_id, draft: note('Would like to sleep through the night.', '') })
}
