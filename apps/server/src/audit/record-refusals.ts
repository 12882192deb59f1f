import type { Endpoint } from '@clinic/contract/endpoint'
import type { ProblemCode } from '@clinic/contract/problem'
import type { Caller } from '../identity/auth/access/context.ts'
import { note } from '../platform/db/change.ts'
import type { Mount } from '../platform/http/http.ts'
import { Problem } from '../platform/http/problem.ts'

/** Access beyond one’s rights. Queue refusals (already claimed, limit reached) are ordinary. */
const REACHING: readonly ProblemCode[] = ['patient-not-found', 'forbidden', 'not-yours']
const LONGEST_ID = 64

/**
 * Mounts calls so that staff requests for a patient who is missing or not visible are audited. The authorizer
 * audits its own refusals.
 */
export function recordRefusals(mount: Mount<Caller>): Mount<Caller> {
  return (endpoint, handler) =>
    mount(endpoint, async (input, caller) => {
      try {
        return await handler(input, caller)
      } catch (error) {
        if (caller.staff && error instanceof Problem && REACHING.includes(error.code))
          await recordRefusal(endpoint, { input, caller, code: error.code })
        if (endpoint.noMatch !== undefined && error instanceof Problem && error.code === 'patient-not-found')
          return endpoint.noMatch as never
        throw error
      }
    })
}

async function recordRefusal(
  { method, path }: Endpoint,
  { input, caller, code }: { input: unknown; caller: Caller; code: ProblemCode },
): Promise<void> {
  const { params, body } = input as { params?: { patient_id?: unknown }; body?: { patient_id?: unknown } | null }
  const asked = params?.patient_id ?? body?.patient_id
  const patient_id = typeof asked === 'string' ? asked.slice(0, LONGEST_ID) : null
  await note(caller.context, {
    action: 'Access Refused',
    description: `Not allowed (${code}): ${method} ${path}`,
    entity: patient_id === null ? { kind: 'user', id: String(caller.staff?.id) } : { kind: 'patient', id: patient_id },
    ...(patient_id !== null && { patient_id }),
  })
}
