import type { ContactChange } from '@clinic/contract/patients/contact-change'
import { prependNote } from '@clinic/core/patients/patient'
import { askForHelp } from '@clinic/core/queues/enter'
import { minuteIn } from '../../../platform/clock.ts'
import { type Context, change } from '../../../platform/db/change.ts'
import type { Sql, Tx } from '../../../platform/db/database.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { patientNotice } from '../patient-notice.ts'
import { lockPatient, setContact, updatePatient } from '../store.ts'
import { readContactChangeKey } from './contact-change-token.ts'

/** `secret`: signs links. */
type LinkContext = Context & { secret: string }
type Linked = {
  id: number
  /** The record that remains, after a merge. */
  survivor: string
  email: string
  before: { email?: string }
  codes_from: string | null
  stopped_at: string | null
  language: 'en' | 'fr'
}

const BY_LINK = { kind: 'nobody' as const, name: 'Patient, by link' }

/** What the link still does. Refusal: `contact-link-invalid`. */
export async function readContactChange({ sql, secret, now }: LinkContext, key: string): Promise<ContactChange> {
  const found = await findLinked(sql, readContactChangeKey(secret, key))
  return { state: stateOf(found, now), language: found.language }
}

/**
 * The old address stops the change: the old email is restored, and a PCR is asked to call, because someone may have
 * tried to take the record over (F-12). It ends later changes too: otherwise the address in between could stop this. A second click changes nothing.
 * Refusal: `contact-link-invalid`.
 */
export async function stopContactChange(context: LinkContext, key: string): Promise<ContactChange> {
  const { now, zone } = context
  const id = readContactChangeKey(context.secret, key)
  const { survivor } = await findLinked(context.sql, id)
  if ((await readContactChange(context, key)).state !== 'open') return readContactChange(context, key)
  await change({ ...context, actor: BY_LINK }, async (tx) => {
    const patient = await lockPatient(tx, survivor)
    const found = await findLinked(tx, id)
    if (!patient || stateOf(found, now) !== 'open') throw new Problem('contact-change-over')
    const line = `The old email address stopped the change of email. Call the patient. (${minuteIn(zone, now)})`
    const row = await updatePatient(tx, survivor, {
      ...askForHelp(patient, { urgent_reason: null, now }),
      system_notes: prependNote(patient.system_notes, line),
    })
    await setContact(tx, survivor, { email: found.before.email ?? '' })
    await tx`
      update contact_corrections set stopped_at = ${now}
      where patient_id = any(record_family(${survivor})) and id >= ${found.id} and codes_from is not null and stopped_at is null`
    return {
      result: undefined,
      audit: {
        action: 'Contact Change Stopped',
        description: 'The old email address stopped the change; a PCR is asked to call',
        entity: { kind: 'patient', id: survivor },
        patient_id: survivor,
      },
      live: [patientNotice(patient, row)],
    }
  })
  return readContactChange(context, key)
}

function stateOf({ stopped_at, codes_from, email, before }: Linked, now: string): ContactChange['state'] {
  if (stopped_at !== null) return 'stopped'
  return codes_from !== null && codes_from > now && email !== before.email ? 'open' : 'over'
}

async function findLinked(sql: Sql | Tx, id: number | null): Promise<Linked> {
  const [row] = await sql<Linked[]>`
    select c.id::integer, p.patient_id as survivor, p.email, c.before, c.codes_from, c.stopped_at, coalesce(d.language, 'en') as language
    from contact_corrections c join patients o on o.patient_id = c.patient_id
    join patients p on p.patient_id = coalesce(o.merged_into, o.patient_id) left join patient_details d on d.patient_id = p.patient_id
    where c.id = ${id}`
  if (!row || (row.before.email ?? '') === '') throw new Problem('contact-link-invalid')
  return row
}
