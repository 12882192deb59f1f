import { callAs, sessionHeaders, storedSession } from './sessions.ts'
import { STAFF } from './staff.ts'

/** Closes what earlier journeys in danger have left open, as an administrator does. */
export async function closeAlarms(): Promise<void> {
  const { alarms } = await callAs<{ alarms: { id: number }[] }>(STAFF.admin, '/api/alarms')
  for (const { id } of alarms) {
    await post(`/api/alarms/${id}/close`, { outcome: 'false-alarm', reason: 'A journey', next_step: 'None' })
  }
}

async function post(path: string, body: object): Promise<void> {
  const origin = process.env.CLINIC_URL ?? ''
  const headers = { ...sessionHeaders(storedSession(STAFF.admin)), origin, 'content-type': 'application/json' }
  const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
}
