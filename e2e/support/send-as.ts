import { sessionHeaders, storedSession } from './sessions.ts'

/** A change by a call as someone who is logged in; answers the body. */
export async function sendAs<Body>(email: string, { method, path, body }: { method: string; path: string; body?: object }): Promise<Body> {
  const origin = process.env.CLINIC_URL ?? ''
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: { ...sessionHeaders(storedSession(email)), origin, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return (await response.json()) as Body
}
