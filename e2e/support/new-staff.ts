import { randomUUID } from 'node:crypto'
import { sessionHeaders, storedSession } from './sessions.ts'
import { PASSWORD, STAFF } from './staff.ts'

export type NewStaff = { email: string; name: string }

/** Someone new at the clinic, with the demo's password: for a journey that changes a password or ends sessions. */
export async function newStaff(group: 'pcrs' | 'nps' | 'User' = 'nps'): Promise<NewStaff> {
  const [mark = ''] = randomUUID().split('-')
  const email = `journey.${mark}@demo.clinic.example`
  const body = {
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    // By last name they come after everyone of the demo clinic, who stay on the first page however many journeys bring in someone.
    first_name: 'Jo Journey',
    last_name: `Z${mark}`,
    _auth_group_ids: [group],
    licensed_provinces: 'Ontario',
    active: true,
    queue_enabled: true,
  }
  const headers = { ...sessionHeaders(storedSession(STAFF.admin)), 'content-type': 'application/json' }
  const answer = await fetch(`${process.env.CLINIC_URL}/api/users`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
  return { email, name: `${body.first_name} ${body.last_name}` }
}
